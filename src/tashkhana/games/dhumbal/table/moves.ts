/** What marks, taps and drops mean, given the legal moves. No rule is judged here. */

import { isJoker, suitOf } from '$lib/cards/suits';
import { place } from './cards';

export interface Move {
	verb: string;
	words: string[];
}

export function read(legal: readonly string[]): Move[] {
	return legal.map((text) => {
		const [verb = '', ...words] = text.split(' ');
		return { verb, words };
	});
}

export function has(moves: readonly Move[], verb: string): boolean {
	return moves.some((move) => move.verb === verb);
}

/** Every card that some legal throw has together with the marked ones. */
export function throwable(moves: readonly Move[], marked: readonly string[] = []): Set<string> {
	const throws = moves.filter(({ verb, words }) => verb === 'discard' && marked.every((card) => words.includes(card)));
	return new Set(throws.flatMap(({ words }) => words));
}

/** The throw of exactly these cards, in the order in which they were marked: the last is the new top (D-35). */
export function throwing(moves: readonly Move[], marked: readonly string[]): string | null {
	const found = moves.some(
		({ verb, words }) => verb === 'discard' && words.length === marked.length && marked.every((card) => words.includes(card)),
	);
	return found ? ['discard', ...marked].join(' ') : null;
}

export function mayDraw(moves: readonly Move[]): boolean {
	return moves.some(({ verb, words }) => verb === 'draw' && words[0] === 'stock');
}

/** The discards that may be taken now; `offers` are all that lie on offer. */
export function takeable(moves: readonly Move[], offers: readonly string[]): string[] {
	const takes = moves.filter(({ verb, words }) => verb === 'draw' && words[0] === 'discard');
	if (takes.some(({ words }) => words.length === 1)) return offers.slice(-1);
	const named = takes.map(({ words }) => words[1]);
	return offers.filter((card) => named.includes(card));
}

/** The move that takes this discard. */
export function taking(moves: readonly Move[], card: string): string {
	const named = moves.some(({ verb, words }) => verb === 'draw' && words[1] === card);
	return named ? `draw discard ${card}` : 'draw discard';
}

/** The card that may be slapped down, or null. */
export function slappable(moves: readonly Move[]): string | null {
	return moves.find(({ verb }) => verb === 'slap')?.words[0] ?? null;
}

/**
 * Why marked cards that no legal throw has are none: the reason of one of them, else what is amiss with them together.
 * It only explains a refusal; what may be thrown stands in the legal moves.
 */
export function whyNot(marked: readonly string[], why: Readonly<Record<string, string>>, sequences: boolean, wild: boolean): string {
	for (const card of marked) if (why[card]) return why[card];
	const natural = marked.filter((card) => !isJoker(card));
	const jokers = marked.length - natural.length;
	if (new Set(natural.map(suitOf)).size !== 1) return 'not-a-set';
	if (jokers > 0 && !wild) return 'joker-in-sequence';
	if (marked.length < 3) return 'not-a-set';
	if (!sequences) return follow(natural.map(place), jokers) ? 'sequences-off' : 'not-a-set';
	return 'broken-sequence';
}

function follow(places: readonly number[], jokers: number): boolean {
	const holes = Math.max(...places) - Math.min(...places) + 1 - places.length;
	return holes <= jokers;
}
