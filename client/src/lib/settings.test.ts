import { expect, test } from 'vitest';
import { offered } from './settings';

const values = [1, 2, 3, 4, 'until_one_left'];

test('a form shows the values that are offered, and the chosen one in its place', () => {
	const rounds = { type: 'choice' as const, id: 'rounds', values, offered: [1, 3, 'until_one_left'] };

	expect(offered(rounds, 3)).toEqual([1, 3, 'until_one_left']);
	expect(offered(rounds, 4)).toEqual([1, 3, 4, 'until_one_left']);
	expect(offered({ ...rounds, offered: [] }, 3)).toEqual(values);
});

test('of numbers too, and where none is offered few lie side by side and many are stepped through', () => {
	expect(offered({ type: 'number', id: 'limit', low: 1, high: 20, offered: [3, 5, 7] }, 6)).toEqual([3, 5, 6, 7]);
	expect(offered({ type: 'number', id: 'players', low: 2, high: 4, offered: [] }, 3)).toEqual([2, 3, 4]);
	expect(offered({ type: 'number', id: 'cap', low: 1, high: 20, offered: [] }, 3)).toEqual([]);
});
