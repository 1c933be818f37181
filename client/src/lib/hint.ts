/** A move in a sentence, for any game: `hint-` and its words name the text, its cards are the arguments. */

import { listed, signed, spoken } from './cards/speech';
import type { Corner } from './cards/suits';
import type { T } from './table';

const CARD = /^([2-9TJQKA][CDHS]|JK[12])$/;

/** The cards that a move names, `7S` or `JK1`. */
export function cardsOf(move: string): string[] {
	return move.split(' ').filter((word) => CARD.test(word));
}

/** The sentence of a move: with signs for the eye, or (no `corner`) in words for the ear. */
export function moveText(t: T, move: string, corner: Corner | null): string {
	const words = move.split(' ').filter((word) => !CARD.test(word));
	const cards = cardsOf(move);
	const names = cards.map((card) => (corner === null ? spoken(t, card) : signed(t, card, corner)));
	const id = words.filter((word) => !/^\d+$/.test(word));
	// `draw discard` may name the card, where there are several to take.
	if (id.length > 1 && cards.length > 0) id.push('card');
	const place = words.find((word) => /^\d+$/.test(word));
	return t(`hint-${id.join('-')}`, {
		cards: listed(t, names),
		first: corner === null && cards[0] ? spoken(t, cards[0], 'card-object') : (names[0] ?? ''),
		second: corner === null && cards[1] ? spoken(t, cards[1], 'card-instrument') : (names[1] ?? ''),
		...(place === undefined ? {} : { place: Number(place) }),
	});
}
