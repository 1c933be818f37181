import { expect, test } from 'vitest';
import { emblemOf, pips } from './faces';
import { DRAWN } from './ranks';
import { cornerOf, isRed, rankOf, suitOf } from './suits';

test('a number card has as many signs as its number, and none lies over another', () => {
	for (const [rank, count] of [...'23456789T'].map((rank, i) => [rank, i + 2] as const)) {
		const signs = pips(`${rank}H`);

		expect(signs).toHaveLength(count);
		const near = signs.flatMap((a, i) => signs.slice(i + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 45));
		expect(near).toEqual([]);
	}
});

test('courts and aces have no pips', () => {
	expect([...'JQKA'].flatMap((rank) => pips(`${rank}S`))).toEqual([]);
});

test('Russian letters stand in the corner where they are wished', () => {
	expect([...'JQKAT9'].map((rank) => cornerOf(`${rank}S`, 'russian'))).toEqual(['В', 'Д', 'К', 'Т', '10', '9']);
	expect([...'JQKAT9'].map((rank) => cornerOf(`${rank}S`, 'latin'))).toEqual(['J', 'Q', 'K', 'A', '10', '9']);
});

test('a joker is a card of its own, the highest, the first red and the second black', () => {
	for (const joker of ['JK1', 'JK2']) {
		expect(rankOf(joker)).toBeGreaterThan(rankOf('AS'));
		expect(DRAWN[cornerOf(joker, 'russian')]).toBeDefined();
		expect(emblemOf(joker)).not.toBe(emblemOf('JS'));
		expect(pips(joker)).toEqual([]);
	}
	expect(['JK1', 'JK2'].map((joker) => isRed(suitOf(joker)))).toEqual([true, false]);
});
