import { expect, test } from 'vitest';
import { TALL, type Box } from '$lib/table';
import { SEEN, cloth, ownSpots, pileSpots, placeUnder, planOwn } from './layout';

const FELTS: Box[] = [
	{ x: 0, y: 60, w: 312, h: 130 },
	{ x: 0, y: 60, w: 382, h: 420 },
	{ x: 0, y: 60, w: 632, h: 80 },
	{ x: 0, y: 90, w: 1350, h: 330 },
];

test('stock, pile and burned cards lie beside each other on every cloth, and the number below or beside', () => {
	for (const felt of FELTS) {
		const laid = cloth(felt, 'plain');
		for (const count of [1, 4, 9, 40]) {
			const spots = pileSpots(count, 4, laid);
			const [first, last] = [spots[0]!, spots.at(-1)!];

			expect(spots).toHaveLength(Math.min(count, SEEN));
			expect(first.x - first.w / 2).toBeGreaterThan(laid.stock.x + laid.stock.w / 2);
			expect(last.x + last.w / 2).toBeLessThan(laid.burned.x - laid.burned.w / 2);
			expect(last.y + (last.w * TALL) / 2).toBeLessThan(felt.y + felt.h + 2);
			if (laid.chip.beside) expect(laid.chip.x).toBeGreaterThan(last.x + last.w / 2);
			else expect(laid.chip.y).toBeGreaterThan(last.y + (last.w * TALL) / 2);
		}
	}
});

test('a run of equal ranks on top is spread out so that each card can be counted', () => {
	const spots = pileSpots(12, 6, cloth(FELTS[1]!, 'plain')).slice(-6);

	for (let i = 1; i < spots.length; i += 1) expect(spots[i]!.x - spots[i - 1]!.x).toBeGreaterThan(12);
});

test('my places fit the width, three or six of them, and grow when they are played from', () => {
	for (const width of [304, 374, 752]) {
		for (const places of [3, 6]) {
			expect(planOwn(places, width, 640, false).width).toBeLessThanOrEqual(width);
			expect(planOwn(places, width, 640, true).width).toBeLessThanOrEqual(width);
		}
		expect(planOwn(3, width, 844, true).w).toBeGreaterThan(planOwn(3, width, 844, false).w);
	}
});

test('a place is found under the point where a card is dropped', () => {
	const plan = planOwn(3, 304, 640, false);
	const spots = ownSpots(3, { x: 8, y: 380, w: plan.width, h: plan.height }, plan);

	expect(placeUnder(spots, spots[1]!.up.x + 5, spots[1]!.up.y - 5)).toBe(1);
	expect(placeUnder(spots, 300, 100)).toBeNull();
});
