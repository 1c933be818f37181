/** What cards weigh here, and the orders in which a hand may lie: the ace is low, jokers come last. */

import { isJoker, suitOf } from '$lib/cards/suits';
import { suitOrder } from '$lib/table';

/** How a hand lies: light to heavy, by suit, or as the player laid it. */
export type Order = 'light' | 'suit' | 'manual';

const RANKS = 'A23456789TJQK';
const COURTS: Record<string, number> = { J: 11, Q: 12, K: 13 };

/** What a card counts; `strict`: the court cards count 11, 12 and 13 (HK-03). */
export function worth(card: string, strict: boolean): number {
	if (isJoker(card)) return 0;
	const rank = card[0] ?? '';
	return COURTS[rank] ? (strict ? COURTS[rank] : 10) : RANKS.indexOf(rank) + 1;
}

export function sum(cards: readonly string[], strict: boolean): number {
	return cards.reduce((all, card) => all + worth(card, strict), 0);
}

/** 1 to 13, jokers 14. */
export function place(card: string): number {
	return isJoker(card) ? 14 : RANKS.indexOf(card[0] ?? '') + 1;
}

/** The hand in the order wished; by hand, new cards come at the right end. */
export function arranged(hand: readonly string[], order: Order, byHand: readonly string[]): string[] {
	if (order === 'manual') {
		const known = byHand.filter((card) => hand.includes(card));
		return [...known, ...hand.filter((card) => !known.includes(card))];
	}
	const suits = suitOrder(hand.filter((card) => !isJoker(card)), '');
	const suit = (card: string): number => (isJoker(card) ? suits.length : suits.indexOf(suitOf(card)));
	const light = (a: string, b: string): number => place(a) - place(b) || suit(a) - suit(b) || a.localeCompare(b);
	return [...hand].sort(order === 'light' ? light : (a, b) => suit(a) - suit(b) || light(a, b));
}
