/** The four suits: their shapes in a box of 100 by 100, their colours, and the letters of the ranks. */

export type Suit = 'C' | 'D' | 'H' | 'S';
export type Corner = 'latin' | 'russian';

/** How a player likes the cards drawn. */
export interface Look {
	corner: Corner;
	fourColours: boolean;
}

export const SHAPES: Record<Suit, string> = {
	C:
		'M50 4a22 22 0 0 1 17.5 35.3a22 22 0 1 1-12.4 32.5C56.5 85 60 92 68 97H32c8-5 11.5-12 12.9-25.2' +
		'a22 22 0 1 1-12.4-32.5A22 22 0 0 1 50 4Z',
	D: 'M50 1C60 20 73 37 89 50C73 63 60 80 50 99C40 80 27 63 11 50C27 37 40 20 50 1Z',
	H: 'M50 96C22 70 3 51 3 29C3 14 14 4 27 4C38 4 46 11 50 22C54 11 62 4 73 4C86 4 97 14 97 29C97 51 78 70 50 96Z',
	S:
		'M50 3C59 19 95 40 95 62C95 75 86 83 75 83C66 83 58 78 54 70C55 83 59 92 68 97H32' +
		'C41 92 45 83 46 70C42 78 34 83 25 83C14 83 5 75 5 62C5 40 41 19 50 3Z',
};

export const RANKS = '23456789TJQKA';

const RUSSIAN: Record<string, string> = { J: 'В', Q: 'Д', K: 'К', A: 'Т' };

/** `JK1` and `JK2`. */
export function isJoker(card: string): boolean {
	return card.startsWith('JK');
}

/** A joker has no suit, but a colour: the first is red, the second black. */
export function suitOf(card: string): Suit {
	if (isJoker(card)) return card[2] === '1' ? 'H' : 'S';
	return card[1] as Suit;
}

/** 2 to 14; the ace is 14, a joker 15. */
export function rankOf(card: string): number {
	if (isJoker(card)) return RANKS.length + 2;
	return RANKS.indexOf(card[0] ?? '') + 2;
}

export function isRed(suit: Suit): boolean {
	return suit === 'D' || suit === 'H';
}

/** What stands in the corner: `10`, `J`, or `В` where the player wishes Russian letters; a star on a joker. */
export function cornerOf(card: string, corner: Corner): string {
	if (isJoker(card)) return '★';
	const rank = card[0] ?? '';
	if (rank === 'T') return '10';
	return (corner === 'russian' && RUSSIAN[rank]) || rank;
}
