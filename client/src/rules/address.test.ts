import { expect, test } from 'vitest';
import type { GameInfo } from '../protocol';
import { chosenIn, rulesPath } from './address';

const GAME: GameInfo = {
	id: 'durak',
	seats: [2, 6],
	settings: [
		{ type: 'number', id: 'players', low: 2, high: 6, offered: [] },
		{ type: 'choice', id: 'first_limit', values: [5, 6], offered: [] },
		{ type: 'counted', id: 'match', words: ['single'], ranges: { deals: [1, 12] }, offered: [] },
	],
	groups: {},
	presets: {
		house: { players: 4, first_limit: 5, match: 'deals:3' },
		lahore: { players: 4, first_limit: 6, match: 'single' },
	},
	house_preset: 'house',
};

test('an address carries the rules there and back', () => {
	const path = rulesPath('durak', 'lahore', { first_limit: 5, match: 'deals:7' });

	expect(path).toBe('/rules/durak?preset=lahore&first_limit=5&match=deals%3A7');
	expect(chosenIn(path.slice(path.indexOf('?')), GAME)).toEqual({
		preset: 'lahore',
		values: { players: 4, first_limit: 5, match: 'deals:7' },
		changed: 2,
	});
});

test.each(['', '?preset=nowhere', '?players=99&first_limit=x&match=deals:13&other=1', '?preset=house&players=4', '?preset=toString'])(
	'what an address says wrongly is as the house plays it: %s',
	(search) => {
		expect(chosenIn(search, GAME)).toEqual({ preset: 'house', values: GAME.presets['house'], changed: 0 });
	},
);
