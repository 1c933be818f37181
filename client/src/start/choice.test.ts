import { beforeEach, expect, test } from 'vitest';
import type { GameInfo } from '../protocol';
import { forgetAside } from '$lib/storage.svelte';
import { fits } from '$lib/settings';
import { Choice } from './choice.svelte';

const GAME: GameInfo = {
	id: 'durak',
	seats: [2, 6],
	settings: [
		{ type: 'number', id: 'players', low: 2, high: 6, offered: [] },
		{ type: 'choice', id: 'transfer', values: ['off', 'on'], offered: [] },
		{ type: 'counted', id: 'match', words: ['single'], ranges: { deals: [1, 12] }, offered: ['single', 'deals:3'] },
		{ type: 'choice', id: 'level', values: ['easy', 'medium'], offered: [] },
	],
	groups: {},
	presets: {
		house: { players: 4, transfer: 'on', match: 'deals:3', level: 'medium' },
		yerevan: { players: 4, transfer: 'off', match: 'single', level: 'medium' },
	},
	house_preset: 'house',
};

beforeEach(() => {
	localStorage.clear();
	forgetAside();
});

test('a first visit sits at the house table', () => {
	const choice = new Choice([GAME]);

	expect(choice.preset).toBe('house');
	expect(choice.values).toEqual(GAME.presets['house']);
	expect(choice.changed).toEqual({});
});

test('only what differs from the table is sent, and going back to its value is no change', () => {
	const choice = new Choice([GAME]);

	choice.set('transfer', 'off');
	expect(choice.changed).toEqual({ transfer: 'off' });
	expect(choice.rulesChanged).toBe(1);

	choice.set('transfer', 'on');
	expect(choice.changed).toEqual({});
});

test('another table brings its own rules, and the company comes along', () => {
	const choice = new Choice([GAME]);
	choice.set('players', 2);
	choice.set('level', 'easy');

	choice.sitAt('yerevan');

	expect(choice.values).toEqual({ players: 4, transfer: 'off', match: 'single', level: 'easy' });
	expect(choice.rulesChanged).toBe(0);
});

test('the last choice is there on the next visit', () => {
	const before = new Choice([GAME]);
	before.sitAt('yerevan');
	before.set('players', 3);
	before.keep();

	const after = new Choice([GAME]);

	expect(after.preset).toBe('yerevan');
	expect(after.values['players']).toBe(3);
});

test('values that a newer house no longer knows are left out', () => {
	const games = { durak: { preset: 'house', changed: { players: 9, transfer: 'maybe', gone: 1, match: 'deals:4' } } };
	localStorage.setItem('tashkhana.choice', JSON.stringify({ version: 1, game: 'durak', games }));

	expect(new Choice([GAME]).changed).toEqual({ match: 'deals:4' });
});

test.each(['{', '[]', '{"version":0}', '{"version":1,"game":"durak","games":{"durak":7}}'])(
	'a stored choice that reads %s does not stop the start page',
	(raw) => {
		localStorage.setItem('tashkhana.choice', raw);

		expect(new Choice([GAME]).preset).toBe('house');
	},
);

test.each([
	['single', true],
	['deals:12', true],
	['deals:13', false],
	['deals', false],
	['hats:3', false],
])('whether a match can be %s: %s', (value, expected) => {
	expect(fits(GAME.settings[2]!, value)).toBe(expected);
});
