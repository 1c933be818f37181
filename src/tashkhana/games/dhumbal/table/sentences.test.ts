import { beforeEach, expect, test } from 'vitest';
import type { DhumbalResult, Seen } from '$lib/house';
import type { People } from '$lib/people';
import { prefs } from '$lib/prefs.svelte';
import { loadTexts, textsOf } from '$lib/texts.svelte';
import { read } from './moves';
import { cardLabel, changes, ending, prompt, tellings } from './sentences';

const SEATED = { free: false, stand_in: false, picture: '', person: '' };

const t = textsOf('dhumbal');
const people: People = {
	me: 0,
	count: 2,
	places: [
		{ name: '', bot: false, here: true, ...SEATED },
		{ name: 'bot-name-1', bot: true, here: true, ...SEATED },
	],
	t,
};
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

function ask(phase: string, legal: string[], settings = {}, turn = 0): string {
	const seen = { stage: 'play', settings, view: { phase, turn, seats: [{ out: false }, { out: false }] } } as unknown as Seen;
	return plain(prompt(people, seen, read(legal), false));
}

beforeEach(async () => {
	prefs.language = 'en';
	await loadTexts('dhumbal');
});

test('every state of a turn says what to do', () => {
	const asks = [
		ask('turn', ['draw stock', 'draw discard']),
		ask('turn', ['call', 'draw stock', 'draw discard']),
		ask('turn', ['draw stock']),
		ask('throwing', ['discard 7S']),
		ask('throwing', ['discard 7S'], { sequences: 'on' }),
		ask('turn', ['discard 7S']),
		ask('turn', ['call', 'discard 7S']),
		ask('drawing', ['draw stock', 'draw discard']),
		ask('turn', ['slap 7S'], {}, 1),
	];

	expect(new Set(asks).size).toBe(asks.length);
	expect(ask('turn', [], {}, 1)).toBe('Waiting for Ani…');
});

test('who takes which discard is told to all, and what one draws only to oneself', () => {
	const said = tellings(people, [
		{ kind: 'took', seat: 1, cards: ['9S'], count: 1 },
		{ kind: 'drew', seat: 1, count: 1 },
		{ kind: 'drew', seat: 0, cards: ['2H'], count: 1 },
		{ kind: 'dealt', seat: 1, count: 5 },
		{ kind: 'called', seat: 1, count: 4 },
	]).map(plain);

	expect(said).toEqual([
		'Ani takes from the discards: nine of spades',
		'Ani draws from the stock',
		'New in your hand: two of hearts',
		'Ani calls at 4',
	]);
});

test('the end of a round is one line', () => {
	const end = (result: Partial<DhumbalResult>): string => plain(ending(people, { hand: [4, 4], ...result } as DhumbalResult));

	expect(end({ ended: 'called', caller: 1, caught: false })).toBe('Ani calls at 4: good call');
	expect(end({ ended: 'caught', caller: 0, caught: true })).toBe('You call at 4 and are caught');
	expect(end({ ended: 'capped', caller: null })).toContain('throws');
	expect(end({ ended: 'stock-out', caller: null })).toContain('stock');
});

test('a card says all that can be known of it without looking', () => {
	const told = { worth: 7, playable: true, why: '', marked: 2, marks: 2, fresh: true, place: 1, count: 6 };
	const label = plain(cardLabel(t, '7S', told));

	for (const part of ['seven of spades', '7', '2', 'new', '1 of 6']) expect(label).toContain(part);
	expect(plain(cardLabel(t, '7S', { ...told, marked: 0, why: 'Just taken' }))).toContain('Just taken');
});

test('a total that becomes half is told, and who has left the match', () => {
	const seats = [{ out: false }, { out: false }, { out: true }];
	const settings = { scoring: 'cumulative', out: 'at:100' };
	const seen = { result: { halved: [0] }, view: { seats }, settings, totals: [25, 104, 130] } as unknown as Seen;

	expect(changes(people, seen).map(plain)).toEqual(['Your total is halved: 25', 'Ani is out of the match']);
});
