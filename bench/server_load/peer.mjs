/** The peer: a boardgame.io server with its store in memory and a card game whose moves are as large as Durak's. */

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');

const SUITS = ['S', 'H', 'D', 'C'];
const RANKS = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const HAND = 6;

function deal(ctx, random) {
	const deck = random.Shuffle(SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)));
	const players = {};
	for (let seat = 0; seat < ctx.numPlayers; seat += 1) players[seat] = { hand: deck.splice(0, HAND) };
	return { secret: { deck }, players, table: [], beaten: 0 };
}

/** Each turn lays one card and draws one; when all have been laid, the next deal begins. */
const game = {
	name: 'cards',
	setup: ({ ctx, random }) => deal(ctx, random),
	playerView: PlayerView.STRIP_SECRETS,
	turn: { minMoves: 1, maxMoves: 1 },
	moves: {
		play: {
			client: false,
			move: ({ G, ctx, playerID, random }, index) => {
				const hand = G.players[playerID].hand;
				if (!Number.isInteger(index) || index < 0 || index >= hand.length) return INVALID_MOVE;
				G.table.push(hand.splice(index, 1)[0]);
				if (G.secret.deck.length > 0) hand.push(G.secret.deck.pop());
				if (G.table.length >= 12) G.beaten += G.table.splice(0).length;
				if (Object.values(G.players).some((player) => player.hand.length === 0)) {
					Object.assign(G, deal(ctx, random));
				}
			},
		},
	},
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const running = await server.run({ port: 0, callback: () => {} });
console.log(`listening ${running.appServer.address().port}`);
