import { afterEach, beforeEach, expect, test } from 'vitest';
import { prefs } from './prefs.svelte';
import { firstOf, language, loadTexts, number, t, textsOf } from './texts.svelte';

beforeEach(async () => {
	prefs.language = 'en';
	await loadTexts('durak');
});
afterEach(() => {
	prefs.language = 'en';
});

test('the house speaks the language of the player, and another one when it is changed', async () => {
	expect(t('close')).toBe('Close');

	prefs.language = 'ru';
	await loadTexts();

	expect(language()).toBe('ru');
	expect(t('close')).toMatch(/^[а-яё]+$/i);
});

test('a game has its own words and those of the house', () => {
	const durak = textsOf('durak');

	expect(durak('durak-name')).toBe('Durak');
	expect(durak('close')).toBe('Close');
	expect(t('durak-name')).toBe('durak-name');
});

test('a message that nobody wrote shows its id instead of nothing', () => {
	expect(t('no-such-message')).toBe('no-such-message');
	expect(firstOf('durak', ['no-such-message', 'close'])).toBe('Close');
	expect(firstOf('durak', ['no-such-message', 'nor-this'])).toBe('nor-this');
});

test('what a player is called cannot turn the sentence round it', () => {
	expect(textsOf('durak')('result-loser', { who: 'person', name: 'اردو' })).toContain('\u2068اردو\u2069');
});

test('a later wish wins over texts that come late', async () => {
	prefs.language = 'hy';
	const late = loadTexts();
	prefs.language = 'en';
	await loadTexts();
	await late;

	expect(language()).toBe('en');
});

test.each([
	['ne', '१२'],
	['ur', '12'],
	['hy', '12'],
	['ru', '12'],
] as const)('%s writes twelve as %s', async (wish, written) => {
	prefs.language = wish;
	await loadTexts();

	expect(number(12)).toBe(written);
});

test.each([1, 2, 5, 11, 21, 22, 101, 111])('the Russian form for %d keeps the number', async (count) => {
	prefs.language = 'ru';
	await loadTexts();

	expect(t('count-cards', { count })).toContain(String(count));
});
