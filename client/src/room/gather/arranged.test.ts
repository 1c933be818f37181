import { beforeEach, expect, test } from 'vitest';
import type { GameInfo } from '../../protocol';
import type { Settings } from '$lib/house';
import { Arranged } from './arranged.svelte';

const GAME: GameInfo = {
	id: 'durak',
	seats: [2, 6],
	settings: [
		{ type: 'number', id: 'players', low: 2, high: 6, offered: [] },
		{ type: 'choice', id: 'level', values: ['easy', 'medium'], offered: [] },
	],
	groups: {},
	presets: { house: { players: 4, level: 'medium' }, lahore: { players: 3, level: 'medium' } },
	house_preset: 'house',
};
let asked: [string, Settings][];
let choice: Arranged;

beforeEach(() => {
	localStorage.clear();
	asked = [];
	choice = new Arranged(GAME, (preset, changed) => asked.push([preset, { ...changed }]));
});

test('nothing is asked by looking at what stands there', async () => {
	choice.lay('lahore', { players: 5, level: 'medium' });
	await Promise.resolve();

	expect(choice.preset).toBe('lahore');
	expect(choice.changed).toEqual({ players: 5 });
	expect(asked).toEqual([]);
});

test('a change is asked at once, and one press is one ask', async () => {
	choice.lay('house', { players: 4, level: 'easy' });
	choice.set('players', 2);
	await Promise.resolve();
	choice.sitAt('lahore');
	await Promise.resolve();

	expect(asked).toEqual([
		['house', { level: 'easy', players: 2 }],
		['lahore', { level: 'easy' }],
	]);
});
