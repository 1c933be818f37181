import { expect, test } from 'vitest';
import type { Place } from '../../protocol';
import { fromMine, ring, swapped } from './ring';

const person = (name: string): Place => ({ name, bot: false, here: true, free: false, stand_in: false, picture: 'cat-1', person: '' });
const free: Place = { ...person(''), free: true, here: false, picture: '' };

test.each([2, 3, 4, 5, 6, 7, 8, 9])('%d seats lie apart, the first at the lower edge, the next to its left', (count) => {
	const seats = ring(count);

	expect(seats).toHaveLength(count);
	expect(seats[0]).toEqual({ x: 0, y: 1 });
	if (count > 2) expect(seats[1]!.x).toBeLessThan(0);
	for (const [n, one] of seats.entries()) {
		for (const other of seats.slice(n + 1)) {
			expect(Math.abs(one.x - other.x) >= 0.95 || Math.abs(one.y - other.y) >= 0.45).toBe(true);
		}
	}
});

test('I sit nearest, and a watcher sees the first seat there', () => {
	expect(fromMine(4, 2)).toEqual([2, 3, 0, 1]);
	expect(fromMine(3, null)).toEqual([0, 1, 2]);
});

test('who has changed places is noticed, whoever else came, went or is called otherwise is not mixed up with it', () => {
	const before = [person('Anna'), person('Bela'), free];

	expect(swapped(before, [person('Bela'), person('Anna'), free])).toEqual([0, 1]);
	expect(swapped(before, [free, person('Bela'), person('Anna')])).toEqual([0, 2]);
	expect(swapped(before, before)).toBeNull();
	expect(swapped(before, [person('Anna'), person('Bela'), person('Chan')])).toBeNull();
	expect(swapped(before, [person('Anna'), person('Bela B.'), free])).toBeNull();
	expect(swapped(before, [person('Anna'), person('Bela')])).toBeNull();
});
