import { describe, expect, test } from 'vitest';
import { TALL, type Box, type Spot } from '$lib/table';
import { cloth, fields, opened } from './layout';

const FELTS: Record<string, Box> = {
	'a small phone': { x: 4, y: 170, w: 312, h: 150 },
	'a phone': { x: 4, y: 130, w: 382, h: 480 },
	'a phone on its side': { x: 4, y: 90, w: 632, h: 72 },
	'a tablet': { x: 4, y: 130, w: 760, h: 600 },
	'a desktop': { x: 4, y: 100, w: 1054, h: 330 },
};
const inside = ({ x, w }: Spot, felt: Box): boolean => x - w / 2 >= felt.x - 0.5 && x + w / 2 <= felt.x + felt.w + 0.5;
const high = ({ y, w }: Spot, felt: Box): boolean => y - (w * TALL) / 2 >= felt.y - 0.5 && y + (w * TALL) / 2 <= felt.y + felt.h + 0.5;

describe.each(Object.entries(FELTS))('on %s', (_, felt) => {
	test.each([1, 2, 4, 6, 8])('a last throw of %i cards lies in order beside the stock, all on the cloth', (last) => {
		for (const [thrown, offers, two] of [[0, 1, false], [0, last, true], [3, last, true], [8, 2, true]] as const) {
			const laid = cloth(felt, { last, thrown, offers, two });

			for (const spot of [laid.stock, ...laid.last, ...laid.thrown]) {
				expect(inside(spot, felt)).toBe(true);
				expect(high(spot, felt)).toBe(true);
			}
			expect(laid.last[0]!.x - laid.stock.x).toBeGreaterThan(laid.w);
			expect(laid.last.every((spot, i) => i === 0 || (spot.x > laid.last[i - 1]!.x && spot.z > laid.last[i - 1]!.z))).toBe(true);
		}
	});

	test.each([1, 2, 3, 5])('the hands of %i others lie on the cloth', (seats) => {
		for (const large of [true, false]) {
			const hands = opened(Array.from({ length: seats }, (_, i) => 3 + i), fields(felt, felt.y + felt.h, felt.w + 8, large));

			expect(hands).toHaveLength(seats);
			for (const spot of hands.flatMap(({ cards }) => cards)) expect(inside(spot, felt)).toBe(true);
		}
	});
});

test('the hands keep clear of a result that lies in the middle of a large window', () => {
	const hands = opened([5, 5, 5], fields(FELTS['a desktop']!, 400, 1366, true));

	for (const { x, w } of hands.flatMap(({ cards }) => cards)) expect(x + w / 2 < 683 - 240 || x - w / 2 > 683 + 240).toBe(true);
});
