/** What a tap, a drop or a key means, given the legal moves. No rule is judged here. */

import { rankOf } from '$lib/cards/suits';
import { counted, nameOf, without } from './cards';

export interface Move {
	verb: string;
	args: string[];
}

/** What is mine: ids of the hand and of the face-up cards by place, and where a face-down card lies. */
export interface Own {
	hand: readonly string[];
	up: readonly (string | null)[];
	down: readonly boolean[];
}

export const NOTHING_OWN: Own = { hand: [], up: [], down: [] };

/** What the player has begun: cards to be laid together, half of a swap, or a pick-up that needs one more card. */
export type Begun =
	| { kind: 'nothing' }
	| { kind: 'chosen'; cards: string[] }
	| { kind: 'swapping'; card: string }
	| { kind: 'picking-up'; cards: string[] };

/** What a gesture leads to; `cards` are the ids that a move plays. */
export type Meaning =
	| { kind: 'play'; move: string; cards: string[] }
	| { kind: 'begin'; begun: Begun }
	| { kind: 'refuse'; card: string };

export const NOTHING: Begun = { kind: 'nothing' };

const LAYING = ['open', 'play', 'jump'];
/** In larger hands a long list of moves names each play once, whatever the suits: there ranks are compared. */
const LARGE = 8;
const TWO = '2';

export function read(legal: readonly string[]): Move[] {
	return legal.map((text) => {
		const [verb = '', ...args] = text.split(' ');
		return { verb, args };
	});
}

interface Parts {
	hand: string[];
	up: string[];
}

/** The cards of a move, parted into those of my hand and those face up. */
function parts({ verb, args }: Move, own: Own): Parts {
	if (verb === 'swap') return { hand: args.slice(0, 1), up: args.slice(1) };
	if (verb === 'pick-up') return { hand: [], up: args };
	if (!LAYING.includes(verb)) return { hand: [], up: [] };
	const up = without(args, own.hand.map(nameOf));
	return { hand: without(args, up), up };
}

/** The chosen ids, parted in the same way. */
function chosenParts(ids: readonly string[], own: Own): Parts {
	const hand = ids.filter((id) => own.hand.includes(id));
	return { hand: hand.map(nameOf), up: ids.filter((id) => !own.hand.includes(id)).map(nameOf) };
}

const keyFor = (own: Own): ((name: string) => string) => (own.hand.length > LARGE ? (name) => String(rankOf(name)) : (name) => name);

/** Whether all of these are among those. */
function contains(those: readonly string[], these: readonly string[], key: (name: string) => string): boolean {
	const counts = counted(those.map(key));
	return [...counted(these.map(key))].every(([name, count]) => count <= (counts.get(name) ?? 0));
}

/** The moves that lay these cards, and perhaps more. */
function around(moves: readonly Move[], ids: readonly string[], own: Own): Move[] {
	const chosen = chosenParts(ids, own);
	const key = keyFor(own);
	return moves.filter((move) => {
		if (!LAYING.includes(move.verb)) return false;
		const { hand, up } = parts(move, own);
		return contains(hand, chosen.hand, key) && contains(up, chosen.up, (name) => name);
	});
}

/** The move that lays exactly these cards, twos first, else in the order in which they were chosen. */
export function laying(moves: readonly Move[], ids: readonly string[], own: Own): string | null {
	const move = around(moves, ids, own).find(({ args }) => args.length === ids.length);
	if (!move) return null;
	const names = ids.map(nameOf);
	const twos = names.filter(isTwo);
	return [move.verb, ...twos, ...names.filter((name) => !isTwo(name))].join(' ');
}

function isTwo(card: string): boolean {
	return card.startsWith(TWO);
}

/** Whether more cards may go along; to cards without a two, cards of their rank. */
function canGrow(moves: readonly Move[], ids: readonly string[], own: Own): boolean {
	const twos = ids.some(isTwo);
	return around(moves, ids, own).some(({ args }) => args.length > ids.length && (twos || !args.some(isTwo)));
}

/** The ids of my cards that some move plays. */
export function playable(moves: readonly Move[], own: Own): Set<string> {
	const all = moves.map((move) => parts(move, own));
	const hand = new Set(all.flatMap((part) => part.hand.map(keyFor(own))));
	const up = new Set(all.flatMap((part) => part.up));
	const key = keyFor(own);
	return new Set([
		...own.hand.filter((id) => hand.has(key(nameOf(id)))),
		...own.up.filter((id) => id !== null).filter((id) => up.has(nameOf(id))),
	]);
}

/** The ids that a tap may begin with: what goes only with a two waits for the two. */
export function offered(moves: readonly Move[], begun: Begun, own: Own): Set<string> {
	if (begun.kind === 'picking-up') return new Set(begun.cards);
	if (begun.kind === 'chosen' && laying(moves, begun.cards, own) === null) return playable(around(moves, begun.cards, own), own);
	const all = playable(moves, own);
	if (begun.kind === 'swapping') {
		const fromHand = own.hand.includes(begun.card);
		return new Set([...all].filter((id) => own.hand.includes(id) !== fromHand || id === begun.card));
	}
	const plain = playable(moves.filter(({ args }) => !args.some(isTwo)), own);
	const swapping = moves.some(({ verb }) => verb === 'swap');
	return swapping ? all : new Set([...all].filter((id) => isTwo(id) || plain.has(id)));
}

export function flips(moves: readonly Move[], place: number): boolean {
	return moves.some(({ verb, args }) => verb === 'flip' && args[0] === String(place + 1));
}

const play = (move: string, cards: string[]): Meaning => ({ kind: 'play', move, cards });
const begin = (begun: Begun): Meaning => ({ kind: 'begin', begun });
const choose = (cards: string[]): Meaning => begin({ kind: 'chosen', cards });

/** A tap on a card of my hand, or on one of my face-up cards. */
export function tap(card: string, begun: Begun, moves: readonly Move[], own: Own): Meaning {
	if (moves.some(({ verb }) => verb === 'swap')) return tapToSwap(card, begun, moves, own);
	if (begun.kind === 'picking-up' && begun.cards.includes(card)) return play(`pick-up ${nameOf(card)}`, [card]);
	if (begun.kind !== 'chosen') return first(card, moves, own);
	const { cards } = begun;
	const move = laying(moves, cards, own);
	if (cards.includes(card)) return move ? play(move, cards) : begin(NOTHING);
	const more = [...cards, card];
	if (around(moves, more, own).length === 0) return first(card, moves, own);
	const whole = cards.some(isTwo) !== isTwo(card) && !canGrow(moves, more, own) ? laying(moves, more, own) : null;
	return whole ? play(whole, more) : choose(more);
}

/** A tap on a card when nothing has been begun. */
function first(card: string, moves: readonly Move[], own: Own): Meaning {
	const found = around(moves, [card], own);
	if (found.length === 0) return { kind: 'refuse', card };
	if (!isTwo(card) && found.every(({ args }) => args.some(isTwo))) return choose(withTwo(card, moves, own));
	// A face-up card goes along only with all that is left in the hand.
	if (own.hand.length > 0 && !own.hand.includes(card)) return choose([...own.hand, card]);
	const move = canGrow(moves, [card], own) ? null : laying(moves, [card], own);
	return move ? play(move, [card]) : choose([card]);
}

/** A card that is laid only with a two, and the first two with which it may be. */
function withTwo(card: string, moves: readonly Move[], own: Own): string[] {
	const mine = [...own.hand, ...own.up].filter((id) => id !== null);
	const two = mine.find((id) => isTwo(id) && laying(moves, [id, card], own) !== null);
	return two ? [two, card] : [card];
}

function tapToSwap(card: string, begun: Begun, moves: readonly Move[], own: Own): Meaning {
	if (begun.kind !== 'swapping') return begin({ kind: 'swapping', card });
	if (begun.card === card) return begin(NOTHING);
	return swap(begun.card, card, moves, own) ?? begin({ kind: 'swapping', card });
}

/** Swaps a hand card for a face-up card, whichever was named first. */
export function swap(one: string, other: string, moves: readonly Move[], own: Own): Meaning | null {
	const [hand, up] = own.hand.includes(one) ? [one, other] : [other, one];
	if (!own.hand.includes(hand) || own.hand.includes(up)) return null;
	const [lay, take] = [nameOf(hand), nameOf(up)];
	const legal = moves.some(({ verb, args }) => verb === 'swap' && args[0] === lay && args[1] === take);
	return legal ? play(`swap ${lay} ${take}`, [hand, up]) : null;
}

/** A card dropped onto the middle: laid if it may be, else as a tap. */
export function drop(card: string, begun: Begun, moves: readonly Move[], own: Own): Meaning {
	const chosen = begun.kind === 'chosen' && begun.cards.includes(card) ? begun.cards : [card];
	const move = laying(moves, chosen, own);
	if (move) return play(move, chosen);
	return begun.kind === 'chosen' && begun.cards.includes(card) ? begin(begun) : first(card, moves, own);
}

/** A face-down card is turned over. */
export function flip(place: number, moves: readonly Move[]): Meaning {
	return flips(moves, place) ? play(`flip ${place + 1}`, []) : { kind: 'refuse', card: '' };
}

/** The button Pick up: at once where there is no choice of cards. */
export function pickUp(moves: readonly Move[], own: Own): Meaning | null {
	const found = moves.filter(({ verb }) => verb === 'pick-up');
	if (found.length === 0) return null;
	if (found.length === 1) return play(['pick-up', ...found[0]!.args].join(' '), []);
	const names = found.flatMap(({ args }) => args);
	return begin({ kind: 'picking-up', cards: own.up.filter((id) => id !== null).filter((id) => names.includes(nameOf(id))) });
}

/** The word without cards that is due: Ready, Not me, or Pass. */
export function word(moves: readonly Move[]): 'ready' | 'decline' | 'pass' | null {
	for (const one of ['ready', 'decline', 'pass'] as const) if (moves.some(({ verb }) => verb === one)) return one;
	return null;
}

/** What is still possible of what was begun, now that other moves are legal. */
export function keep(begun: Begun, moves: readonly Move[], own: Own): Begun {
	const held = [...own.hand, ...own.up];
	switch (begun.kind) {
		case 'nothing':
			return begun;
		case 'chosen':
			return begun.cards.every((id) => held.includes(id)) && around(moves, begun.cards, own).length > 0 ? begun : NOTHING;
		case 'swapping':
			return held.includes(begun.card) && moves.some(({ verb }) => verb === 'swap') ? begun : NOTHING;
		case 'picking-up': {
			const again = pickUp(moves, own);
			return again?.kind === 'begin' ? again.begun : NOTHING;
		}
	}
}
