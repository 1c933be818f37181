import { beforeEach, expect, test } from 'vitest';
import type { MatchResult, Place, Seen } from '../protocol';
import { prefs } from '$lib/prefs.svelte';
import { loadTexts } from '$lib/texts.svelte';
import { details, endedFor, headline, standing } from './outcome';

const SEATED = { free: false, stand_in: false, picture: '', person: '' };

const PLACES: Place[] = [
	{ name: '', bot: false, here: true, ...SEATED },
	{ name: 'bot-name-1', bot: true, here: true, ...SEATED },
	{ name: 'bot-name-2', bot: true, here: true, ...SEATED },
];

function over(loser: number | null, match: MatchResult | null, seat: number | null = 0): Seen {
	return {
		game: 'durak',
		version: 90,
		seat,
		players: 3,
		settings: { match: 'deals:3' },
		stage: match ? 'match-over' : 'deal-over',
		deal: 2,
		dealer: 0,
		marks: [0, 1, 1],
		totals: [0, 0, 0],
		asked: [],
		legal: [],
		out: [],
		why: {},
		events: [],
		result: { drawn: loser === null, loser, winner: null },
		match,
		view: {},
	};
}

/** Without the marks that keep a name's direction to itself. */
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
const lines = (seen: Seen): string[] => [headline(seen, PLACES), ...details(seen, PLACES)].map(plain);

beforeEach(async () => {
	prefs.language = 'en';
	await loadTexts('durak');
});

test('after a deal the great line says who is the durak', () => {
	expect(lines(over(1, null))).toEqual(['Durak: Ani']);
	expect(lines(over(0, null))).toEqual(['You are the durak this time']);
	expect(lines(over(null, null))).toEqual(['A draw. Nobody loses.']);
});

test('after a match it says what the match was for the reader', () => {
	expect(lines(over(1, { winners: [0], loser: null, drawn: false }))).toEqual(['You won', 'Durak: Ani']);
	expect(lines(over(0, { winners: [2], loser: null, drawn: false }))).toEqual([
		'You lost',
		'You are the durak this time',
		'Bikash wins the match',
	]);
	expect(lines(over(1, { winners: [0, 2], loser: null, drawn: false }))).toEqual([
		'You won',
		'Durak: Ani',
		'A tie: You and Bikash',
	]);
});

test('of a match with one loser, everybody else has won', () => {
	const match = { winners: [], loser: 1, drawn: false };

	expect(endedFor(over(1, match, 0))).toBe('won');
	expect(endedFor(over(1, match, 1))).toBe('lost');
	expect(endedFor(over(1, match, null))).toBeNull();
});

test('a drawn match is neither won nor lost', () => {
	expect(lines(over(null, { winners: [], loser: null, drawn: true }))[0]).toBe('The match is drawn.');
});

test('the bar says how far the match is', () => {
	expect(plain(standing(over(1, null)))).toBe('Deal 2 of 3');
});
