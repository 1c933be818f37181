import { expect, test } from 'vitest';
import { isRed, suitOf } from './cards/suits';
import { TALL, fan, planHand, rove, sorted, suitOrder, type Box } from './table';

const PACK = [...'23456789TJQKA'].flatMap((rank) => [...'CDHS'].map((suit) => rank + suit));
const touching = (cards: string[]): number => {
	const suits = cards.map(suitOf).filter((suit, i, all) => suit !== all[i - 1]);
	return suits.filter((suit, i) => i > 0 && isRed(suit) === isRed(suits[i - 1]!)).length;
};

test('a hand sorted by suit alternates colours and ends with the trumps', () => {
	for (const trump of 'CDHS') {
		const hand = sorted(PACK, 'suit', trump, []);

		expect(touching(hand)).toBe(0);
		expect(hand.slice(-13).every((card) => suitOf(card) === trump)).toBe(true);
	}
});

test('of three suits two of one colour never touch where they need not', () => {
	expect(suitOrder(['7S', '8D', '9C'], 'D')).toEqual(['S', 'C', 'D']);
	expect(suitOrder(['7H', '8D', '9C'], 'S')).toEqual(['D', 'C', 'H']);
});

test('a hand sorted by rank goes up, trumps last', () => {
	expect(sorted(['AS', '6H', '7D', '6C'], 'rank', 'H', [])).toEqual(['6C', '7D', 'AS', '6H']);
});

test('a hand sorted by the player keeps its order and takes new cards at the right end', () => {
	expect(sorted(['6C', '7D', 'AS'], 'manual', 'H', ['AS', '9S', '6C'])).toEqual(['AS', '6C', '7D']);
});

test.each([
	[6, 304, 216],
	[20, 304, 216],
	[40, 304, 216],
	[6, 416, 121],
	[20, 416, 121],
	[20, 374, 320],
	[20, 960, 291],
])('a hand of %i cards in %i by %i pixels lies inside, with every corner free', (count, width, most) => {
	const plan = planHand(count, width, most);
	const box: Box = { x: 8, y: 300, w: width, h: plan.height };
	const spots = fan(count, box, plan);

	expect(plan.height).toBeLessThanOrEqual(most);
	expect(plan.w).toBeGreaterThanOrEqual(44);
	for (const [i, spot] of spots.entries()) {
		expect(spot.x - spot.w / 2).toBeGreaterThanOrEqual(box.x - 0.01);
		expect(spot.x + spot.w / 2).toBeLessThanOrEqual(box.x + box.w + 0.01);
		expect(spot.y + (spot.w * TALL) / 2).toBeLessThanOrEqual(box.y + box.h);
		const next = spots[i + 1];
		if (next && next.x > spot.x) expect(next.x - spot.x).toBeGreaterThanOrEqual(22);
	}
});

test('the right arrow goes to the card on the right and round the end', () => {
	expect(rove('ArrowRight', 1, 4)).toBe(2);
	expect(rove('ArrowRight', 3, 4)).toBe(0);
	expect(rove('ArrowLeft', 0, 4)).toBe(3);
	expect(rove('End', 0, 4)).toBe(3);
	expect(rove('x', 0, 4)).toBeNull();
});

test('arrows up and down go between the rows of a large hand', () => {
	expect(rove('ArrowDown', 2, 20, 10)).toBe(12);
	expect(rove('ArrowUp', 12, 20, 10)).toBe(2);
	expect(rove('ArrowUp', 2, 20, 10)).toBeNull();
});
