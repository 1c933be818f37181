/** Cards in words and in signs, in the language of the page. */

import type { T } from '../table';
import { cornerOf, isJoker, rankOf, suitOf, type Corner } from './suits';

/** Forms of a card's name: alone, as what is covered, as what covers, and marked as a trump. */
export type Form = 'card-name' | 'card-object' | 'card-instrument' | 'card-trump';

export function spoken(t: T, card: string, form: Form = 'card-name'): string {
	if (isJoker(card)) return t('joker-name');
	return t(form, { rank: rankOf(card), suit: suitOf(card) });
}

/** The card in signs, `7♥`, for the eye. */
export function signed(t: T, card: string, corner: Corner): string {
	if (isJoker(card)) return cornerOf(card, corner);
	return t('card-sign', { corner: cornerOf(card, corner), suit: suitOf(card) });
}

export function listed(t: T, items: readonly string[]): string {
	return items.join(t('list-comma'));
}

/** "A, B and C". */
export function joined(t: T, items: readonly string[]): string {
	const last = items.at(-1) ?? '';
	if (items.length < 2) return last;
	return t('list-and', { items: listed(t, items.slice(0, -1)), last });
}
