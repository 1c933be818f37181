import { TALL, type Box, type Spot } from '$lib/table';
import { expect, test } from 'vitest';
import { cloth, pairSpots, pairUnder } from './layout';

const FELTS: [string, Box][] = [
	['320 by 568', { x: 4, y: 100, w: 312, h: 210 }],
	['390 by 844', { x: 4, y: 60, w: 382, h: 480 }],
	['640 by 320', { x: 4, y: 48, w: 632, h: 76 }],
	['768 by 1024', { x: 4, y: 80, w: 760, h: 600 }],
	['1366 by 768', { x: 4, y: 80, w: 1358, h: 380 }],
];

function corners(spot: Spot): [number, number][] {
	const turn = (spot.turn * Math.PI) / 180;
	const [w, h] = [spot.w / 2, (spot.w * TALL) / 2];
	const around: [number, number][] = [[-w, -h], [w, -h], [w, h], [-w, h]];
	return around.map(([x, y]) => [spot.x + x * Math.cos(turn) - y * Math.sin(turn), spot.y + x * Math.sin(turn) + y * Math.cos(turn)]);
}

function hull(spots: Spot[]): { left: number; right: number; top: number; bottom: number } {
	const points = spots.flatMap(corners);
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test.each(FELTS)('on a screen of %s six pairs lie on the cloth, beside stock and trump, and not over each other', (_, felt) => {
	const parts = cloth(felt);
	const pairs = pairSpots(6, parts.middle, 92).map(({ attack, cover }) => hull([attack, cover]));
	const stock = hull([parts.stock, parts.trump]);

	expect(stock.left).toBeGreaterThanOrEqual(felt.x);
	for (const [i, pair] of pairs.entries()) {
		expect(pair.left).toBeGreaterThanOrEqual(stock.right - 1);
		expect(pair.right).toBeLessThanOrEqual(felt.x + felt.w + 1);
		expect(pair.top).toBeGreaterThanOrEqual(felt.y - 2);
		expect(pair.bottom).toBeLessThanOrEqual(felt.y + felt.h + 2);
		for (const other of pairs.slice(i + 1)) {
			const apart = pair.right <= other.left + 1 || other.right <= pair.left + 1 || pair.bottom <= other.top + 1 || other.bottom <= pair.top + 1;
			expect(apart).toBe(true);
		}
	}
});

test('the corner of an attack card stays free under its cover', () => {
	for (const { attack, cover } of pairSpots(3, cloth(FELTS[4]![1]).middle, 92)) {
		const index = { x: attack.x - attack.w * 0.34, y: attack.y - attack.w * 0.36 };

		expect(pairUnder([{ attack: '7S', by: 0, cover: null }], [{ attack: cover, cover }], index.x, index.y)).toBeNull();
	}
});

test('a point on a cover means its attack card, and a point beside means none', () => {
	const spots = pairSpots(2, { x: 0, y: 0, w: 600, h: 300 }, 80);
	const pairs = [
		{ attack: '7S', by: 0, cover: '9S' },
		{ attack: '7D', by: 0, cover: null },
	];

	expect(pairUnder(pairs, spots, spots[0]!.cover.x, spots[0]!.cover.y)?.attack).toBe('7S');
	expect(pairUnder(pairs, spots, spots[1]!.attack.x, spots[1]!.attack.y)?.attack).toBe('7D');
	expect(pairUnder(pairs, spots, 5, 5)).toBeNull();
});
