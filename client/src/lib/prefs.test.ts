import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { wishedLanguage } from './languages';
import { keepPrefs, prefs } from './prefs.svelte';
import { forgetAside, keeping, loadAside } from './storage.svelte';

const KEY = 'tashkhana.prefs';

beforeEach(() => {
	localStorage.clear();
	forgetAside();
	keeping.refused = false;
	prefs.load();
});

function kept(prefsNow: object): string {
	return JSON.stringify({ version: 1, ...prefsNow });
}

test('a wish is kept for the next visit', () => {
	const stop = keepPrefs();
	flushSync();
	prefs.theme = 'dark';
	flushSync();
	stop();

	prefs.theme = 'light';
	prefs.load();
	expect(prefs.theme).toBe('dark');
	expect(document.documentElement.dataset['theme']).toBe('dark');
});

test('the page takes the language and the direction of the player', () => {
	const stop = keepPrefs();
	prefs.language = 'ur';
	flushSync();
	stop();

	expect(document.documentElement.lang).toBe('ur');
	expect(document.documentElement.dir).toBe('rtl');
});

test('Russian players see Russian letters in the corners until they choose otherwise', () => {
	prefs.language = 'ru';
	expect(prefs.corner).toBe('russian');

	prefs.letters = 'latin';
	expect(prefs.corner).toBe('latin');
});

test.each([
	[['ne-NP', 'en'], 'ne'],
	[['fr', 'hy-AM'], 'hy'],
	[['UR'], 'ur'],
	[['fr', 'de'], 'en'],
	[[], 'en'],
])('a browser that wishes %j gets %s', (wishes, language) => {
	expect(wishedLanguage(wishes)).toBe(language);
});

describe('what cannot be read is set aside and the page starts', () => {
	test.each([
		['broken JSON', '{'],
		['an older version', JSON.stringify({ version: 0, theme: 'dark' })],
		['a wrong type', kept({ theme: 7 })],
		['a wish that this version does not know', kept({ wallpaper: 'roses' })],
		['no record at all', '[1]'],
		['an empty value', ''],
	])('%s', (_, raw) => {
		localStorage.setItem(KEY, raw);

		prefs.load();

		expect(prefs.theme).toBe('system');
		expect(keeping.aside).toEqual({ [KEY]: raw });
		expect(localStorage.getItem(KEY)).toBeNull();
	});

	test('and is still there to download after a reload', () => {
		localStorage.setItem(KEY, '{');
		prefs.load();
		keeping.aside = {};

		loadAside();

		expect(keeping.aside).toEqual({ [KEY]: '{' });
	});

	test('even when the list of what was set aside is broken itself', () => {
		localStorage.setItem('tashkhana.set-aside', '{');

		loadAside();

		expect(keeping.aside).toEqual({});
	});
});

test('a browser that refuses to keep anything is noticed, and the wish holds for this page', () => {
	const refuse = (): never => {
		throw new DOMException('denied', 'SecurityError');
	};
	vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
	const stop = keepPrefs();
	flushSync();
	prefs.sound = false;
	flushSync();
	stop();

	prefs.load();

	vi.unstubAllGlobals();

	expect(prefs.sound).toBe(false);
	expect(keeping.refused).toBe(true);
});
