/** What a tap, a drop or a key means, given the legal moves. No rule is judged here. */

export interface Move {
	verb: string;
	cards: string[];
}

/** What the player has begun: cards chosen to be laid together, or a card that still needs a choice. */
export type Begun =
	| { kind: 'nothing' }
	| { kind: 'chosen'; cards: string[] }
	| { kind: 'covering'; card: string; attacks: string[] }
	| { kind: 'passing-on'; verb: 'transfer' | 'show'; cards: string[] };

/** What a gesture leads to. */
export type Meaning =
	| { kind: 'play'; move: string }
	| { kind: 'begin'; begun: Begun }
	| { kind: 'refuse'; card: string };

export const NOTHING: Begun = { kind: 'nothing' };

const LAYING = ['attack', 'throw', 'transfer'];

export function read(legal: readonly string[]): Move[] {
	return legal.map((text) => {
		const [verb = '', ...cards] = text.split(' ');
		return { verb, cards };
	});
}

/** The cards of my hand that a move plays; the first card of a cover is the attack. */
function own(move: Move): string[] {
	return move.verb === 'cover' ? move.cards.slice(1) : move.cards;
}

export function playable(moves: readonly Move[]): Set<string> {
	return new Set(moves.flatMap(own));
}

/** The attack cards that this card may cover. */
export function covers(moves: readonly Move[], card: string): string[] {
	return moves.filter((move) => move.verb === 'cover' && move.cards[1] === card).map((move) => move.cards[0]!);
}

/** The move that lays exactly these cards, in the order in which they were chosen. */
export function laying(moves: readonly Move[], cards: readonly string[], verbs: readonly string[] = LAYING): string | null {
	const found = moves.find(
		(move) => verbs.includes(move.verb) && move.cards.length === cards.length && cards.every((card) => move.cards.includes(card)),
	);
	return found ? [found.verb, ...cards].join(' ') : null;
}

/** Whether this card may be laid together with others. */
function hasCompanion(moves: readonly Move[], card: string): boolean {
	return moves.some((move) => LAYING.includes(move.verb) && move.cards.length > 1 && move.cards.includes(card));
}

/** The cards that `transfer`, or `show`, may be played with alone. */
export function passing(moves: readonly Move[], verb: 'transfer' | 'show'): string[] {
	return moves.filter((move) => move.verb === verb && move.cards.length === 1).map((move) => move.cards[0]!);
}

const play = (move: string): Meaning => ({ kind: 'play', move });
const begin = (begun: Begun): Meaning => ({ kind: 'begin', begun });

/** A tap on a card of my hand. */
export function tap(card: string, begun: Begun, moves: readonly Move[]): Meaning {
	if (begun.kind === 'covering' && begun.card === card) return begin(NOTHING);
	if (begun.kind === 'passing-on' && begun.cards.includes(card)) {
		const several = begun.verb === 'transfer' && hasCompanion(moves, card);
		return several ? begin({ kind: 'chosen', cards: [card] }) : play(`${begun.verb} ${card}`);
	}
	if (begun.kind === 'chosen') {
		const move = laying(moves, begun.cards);
		if (begun.cards.includes(card)) return move ? play(move) : begin(NOTHING);
		const more = [...begun.cards, card];
		if (laying(moves, more)) return begin({ kind: 'chosen', cards: more });
	}
	return first(card, moves);
}

/** A tap on a card when nothing has been begun. */
function first(card: string, moves: readonly Move[]): Meaning {
	const attacks = covers(moves, card);
	if (attacks.length > 1) return begin({ kind: 'covering', card, attacks });
	if (attacks.length === 1) return play(`cover ${attacks[0]} ${card}`);
	const alone = laying(moves, [card]);
	if (hasCompanion(moves, card)) return begin({ kind: 'chosen', cards: [card] });
	if (alone) return play(alone);
	return passing(moves, 'show').includes(card) ? play(`show ${card}`) : { kind: 'refuse', card };
}

/** A tap on an attack card that is lit up. */
export function target(attack: string, begun: Begun): Meaning | null {
	if (begun.kind !== 'covering' || !begun.attacks.includes(attack)) return null;
	return play(`cover ${attack} ${begun.card}`);
}

/** A card dropped onto an attack card. */
export function dropOnCard(card: string, attack: string, begun: Begun, moves: readonly Move[]): Meaning {
	if (covers(moves, card).includes(attack)) return play(`cover ${attack} ${card}`);
	return lay(card, begun, moves) ?? { kind: 'refuse', card };
}

/** A card dropped beside the cards on the table: laid there if it may be, else as a tap. */
export function dropOnTable(card: string, begun: Begun, moves: readonly Move[]): Meaning {
	return lay(card, begun, moves) ?? first(card, moves);
}

function lay(card: string, begun: Begun, moves: readonly Move[]): Meaning | null {
	const chosen = begun.kind === 'chosen' && begun.cards.includes(card) ? laying(moves, begun.cards) : null;
	const move = chosen ?? laying(moves, [card]);
	return move ? play(move) : null;
}

/** The button Transfer, or Show trump: at once where there is no choice of cards. */
export function passOn(verb: 'transfer' | 'show', begun: Begun, moves: readonly Move[]): Meaning | null {
	const chosen = begun.kind === 'chosen' ? laying(moves, begun.cards, [verb]) : null;
	if (chosen) return play(chosen);
	const cards = passing(moves, verb);
	if (cards.length === 0) return null;
	return cards.length === 1 ? play(`${verb} ${cards[0]}`) : begin({ kind: 'passing-on', verb, cards });
}

/** What is still possible of what was begun, now that other moves are legal. */
export function keep(begun: Begun, moves: readonly Move[]): Begun {
	switch (begun.kind) {
		case 'nothing':
			return begun;
		case 'chosen':
			return laying(moves, begun.cards) ? begun : NOTHING;
		case 'covering': {
			const attacks = covers(moves, begun.card).filter((attack) => begun.attacks.includes(attack));
			return attacks.length > 0 ? { ...begun, attacks } : NOTHING;
		}
		case 'passing-on': {
			const cards = passing(moves, begun.verb);
			return cards.length > 0 ? { ...begun, cards } : NOTHING;
		}
	}
}
