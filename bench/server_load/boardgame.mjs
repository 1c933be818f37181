/** Seats at the peer: its own messages over socket.io, without the rest of its client, which would cost it time. */

import { io } from 'socket.io-client';

export async function sitAtPeer({ port, seats, table, turn, idle }) {
	const match = `m${process.pid}-${table.number}`;
	for (let seat = 0; seat < seats; seat += 1) await sitDown({ port, seats, table, turn, idle, match, seat });
}

function sitDown({ port, seats, table, turn, idle, match, seat }) {
	const socket = io(`http://localhost:${port}/cards`, { transports: ['websocket'], forceNew: true });
	let asked = -1;
	function hear(state) {
		table.heard(seat, state._stateID);
		if (idle || state.ctx.currentPlayer !== String(seat) || asked >= state._stateID) return;
		asked = state._stateID;
		const hand = state.G.players[seat].hand;
		const payload = { type: 'play', args: [Math.floor(Math.random() * hand.length)], playerID: String(seat) };
		const version = asked;
		turn(table, version, () => socket.emit('update', { type: 'MAKE_MOVE', payload }, version, match, String(seat)));
	}
	return new Promise((done) => {
		socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, seats));
		socket.on('sync', (_match, { state }) => {
			done();
			// The last one who sits down begins.
			if (seat === seats - 1) hear(state);
			else if (!idle) setTimeout(() => hear(state), 500);
		});
		socket.on('update', (_match, state) => hear(state));
	});
}
