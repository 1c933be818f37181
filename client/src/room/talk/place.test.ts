import { expect, test } from 'vitest';
import { around, placed, touch, wordsIn } from './place';

const bounds = { x: 0, y: 0, w: 320, h: 568 };
const plate = { x: 110, y: 60, w: 100, h: 50 };
const words = { x: 140, y: 60, w: 70, h: 50 };
const size = { w: 120, h: 40 };

test('it hangs below its seat where nothing lies', () => {
	expect(placed(size, plate, words, [plate], bounds)).toEqual({ x: 100, y: 116, w: 120, h: 40, over: false });
});

test('at the edge it stays in the window', () => {
	const left = { ...plate, x: 4 };

	expect(placed(size, left, words, [left], bounds).x).toBe(0);
});

test('it never lies on a card, a button or another bubble', () => {
	const cards = [plate, { x: 150, y: 120, w: 60, h: 84 }];
	const spot = placed(size, plate, words, cards, bounds);

	expect(spot.over).toBe(false);
	expect(cards.some((card) => touch(spot, card))).toBe(false);
});

test('a little farther away is better than on the plate', () => {
	const row = { x: 0, y: 40, w: 320, h: 90 };
	const spot = placed(size, plate, words, [plate, row], bounds);

	expect(spot).toMatchObject({ w: 120, h: 40, over: false });
	expect(touch(spot, row)).toBe(false);
});

test('where there is no room it lies on the plate, beside its cards', () => {
	const everywhere = [{ x: 0, y: 0, w: 320, h: 568 }];

	expect(placed(size, plate, words, everywhere, bounds)).toEqual({ ...words, over: true });
});

test('the words of a plate stand beside or above its cards', () => {
	expect(wordsIn(plate, null)).toEqual(plate);
	expect(wordsIn(plate, { x: 112, y: 65, w: 34, h: 34 })).toEqual({ x: 146, y: 60, w: 64, h: 50 });
	expect(wordsIn(plate, { x: 115, y: 82, w: 92, h: 26 })).toEqual({ x: 110, y: 60, w: 100, h: 22 });
});

test('what of a plate lies outside the table is not written on', () => {
	const high = { ...plate, y: -20 };

	expect(placed(size, high, high, [bounds], bounds)).toEqual({ ...high, y: 0, h: 30, over: true });
});

test('cards that are fanned out are kept free as far as they stick out', () => {
	const box = { x: 110, y: 60, w: 20, h: 40 };
	const fanned = { x: 104, y: 56, w: 34, h: 48 };

	expect(around([box, fanned])).toEqual(fanned);
	expect(around([])).toBe(null);
});
