import { expect, test } from 'vitest';
import { pips } from './faces';
import { cornerOf } from './suits';

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
