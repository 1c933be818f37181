/** Where the signs stand on a card of 250 by 350. */

import { isJoker, rankOf } from './suits';

/** A suit sign: its middle, its size, and whether it stands on its head. */
export interface Pip {
	x: number;
	y: number;
	size: number;
	down: boolean;
}

const LEFT = 88;
const MIDDLE = 125;
const RIGHT = 162;
const SIZE = 46;

const COLUMN: Record<number, readonly number[]> = {
	2: [70, 280],
	3: [70, 175, 280],
	4: [70, 140, 210, 280],
};

const SIDES: Record<number, number> = { 4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4 };

const CENTRE: Record<number, readonly number[]> = {
	2: [70, 280],
	3: [70, 175, 280],
	5: [175],
	7: [122],
	8: [122, 228],
	9: [175],
	10: [105, 245],
};

/** The pips of a number card, as every pack has them; courts and aces have none here. */
export function pips(card: string): Pip[] {
	const rank = rankOf(card);
	if (rank > 10) return [];
	const sides = COLUMN[SIDES[rank] ?? 0] ?? [];
	const places = [
		...sides.flatMap((y) => [LEFT, RIGHT].map((x) => ({ x, y }))),
		...(CENTRE[rank] ?? []).map((y) => ({ x: MIDDLE, y })),
	];
	return places.map(({ x, y }) => ({ x, y, size: SIZE, down: y > 175 }));
}

/** The sign of a court card or joker. */
export function emblemOf(card: string): { body: string; line: string } | undefined {
	return EMBLEMS[isJoker(card) ? 'joker' : (card[0] ?? '')];
}

/** The signs in a box of 100 by 100: a feathered cap, a rose, a crown, a cap with bells. */
export const EMBLEMS: Record<string, { body: string; line: string }> = {
	J: {
		body: 'M8 78C12 50 34 38 56 40C62 20 78 8 96 6C97 26 88 42 72 50C84 56 91 66 92 78Q50 90 8 78Z',
		line: 'M8 78Q50 90 92 78M60 46C70 36 80 24 92 11M14 68Q50 78 88 67',
	},
	Q: {
		body:
			'M50 8C60 8 66 16 65 25C74 21 85 25 88 35C91 44 85 53 76 55C82 63 80 74 72 80C64 86 54 82 50 75' +
			'C46 82 36 86 28 80C20 74 18 63 24 55C15 53 9 44 12 35C15 25 26 21 35 25C34 16 40 8 50 8Z',
		line: 'M50 33A16 16 0 1 1 49.9 33M50 41A8 8 0 1 1 49.9 41M50 75V98M50 92Q62 82 72 90M50 95Q38 86 30 93',
	},
	K: {
		body: 'M10 84L4 30L29 52L50 10L71 52L96 30L90 84Z',
		line: 'M10 84H90M12 70H88M50 22V22.1M29 62V62.1M71 62V62.1M50 58V58.1',
	},
	joker: {
		body:
			'M16 92L10 62C8 50 4 46 2 36C14 38 22 44 28 54C28 36 36 20 50 12C64 20 72 36 72 54C78 44 86 38 98 36' +
			'C96 46 92 50 90 62L84 92Z',
		line: 'M14 78H86M28 54L34 77M72 54L66 77M50 12V77M50 8V8.1M2 34V34.1M98 34V34.1',
	},
};
