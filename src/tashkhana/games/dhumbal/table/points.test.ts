import { beforeEach, expect, test } from 'vitest';
import type { Seen } from '$lib/house';
import { prefs } from '$lib/prefs.svelte';
import { loadTexts, textsOf } from '$lib/texts.svelte';
import { isOut, rows, signed, total } from './points';

const t = textsOf('dhumbal');
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

function over(hand: number[], took: number[], paid: number[], totals: number[], settings = {}): Seen {
	return {
		settings: { scoring: 'settlement', ...settings },
		result: { hand, took, paid },
		totals,
		view: { seats: hand.map(() => ({ out: false })) },
	} as unknown as Seen;
}
const written = (seen: Seen): Record<string, string[]> =>
	Object.fromEntries(
		rows(seen).map(({ id, cells }) => [id, cells.map((cell) => (id === 'paid' || id === 'total' ? plain(signed(t, cell ?? 0)) : String(cell)))]),
	);

beforeEach(async () => {
	prefs.language = 'en';
	await loadTexts('dhumbal');
});

test('a round that nobody was caught in (D-50)', () => {
	expect(written(over([4, 12, 19, 7], [0, 12, 19, 7], [38, -12, -19, -7], [38, -12, -19, -7]))).toEqual({
		hand: ['4', '12', '19', '7'],
		took: ['0', '12', '19', '7'],
		paid: ['+38', '−12', '−19', '−7'],
		total: ['+38', '−12', '−19', '−7'],
	});
});

test('a caught caller with a tie (D-51)', () => {
	const found = written(over([4, 4], [25, 0], [-25, 25], [-25, 25]));

	expect([found['hand'], found['took'], found['paid']]).toEqual([['4', '4'], ['25', '0'], ['−25', '+25']]);
});

test('where points add up nothing is paid, and who was out before has no row', () => {
	const seen = over([4, 0, 12], [0, 0, 12], [], [40, 104, 12], { scoring: 'cumulative' });
	(seen.view as { seats: { out: boolean }[] }).seats[1]!.out = true;

	expect(rows(seen)).toEqual([
		{ id: 'hand', cells: [4, null, 12] },
		{ id: 'took', cells: [0, null, 12] },
		{ id: 'total', cells: [40, 104, 12] },
	]);
});

test('a running total has its sign in settlement only', () => {
	expect(plain(total(t, { scoring: 'settlement' }, 38))).toBe('+38');
	expect(total(t, { scoring: 'settlement' }, 0)).toBe('0');
	expect(total(t, { scoring: 'cumulative' }, 38)).toBe('38');
});

test('a seat is out with the points that the table says', () => {
	const to = (out: string, points: number): boolean => isOut({ scoring: 'cumulative', out }, points);

	expect([to('at:100', 99), to('at:100', 100), to('above:200', 200), to('above:200', 201)]).toEqual([false, true, false, true]);
	expect(to('off', 900)).toBe(false);
	expect(isOut({ scoring: 'settlement', out: 'at:100' }, 200)).toBe(false);
});
