import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prefs } from '$lib/prefs.svelte';
import { loadTexts, pageOf } from '$lib/texts.svelte';
import { hasPage, loadPage } from './pages';
import Rules from './Rules.svelte';

const SETTINGS = {
	players: 4, deck: 36, match: 'deals:3', transfer: 'on', transfer_show: 'off', transfer_first_bout: 'on',
	transfer_cards: 'one', open: 'set', throwers: 'all', throw_timing: 'covered', throw_order: 'free',
	throw_after_take: 'on', first_limit: 5, first_limit_until: 'bout', full_deal_trump: 'dealer_card',
	next_lead: 'left_of_durak', next_dealer: 'durak', draw: 'allowed', auto_take: 'off', hints: 'on',
};

let shown: ReturnType<typeof mount> | null = null;

beforeEach(async () => {
	prefs.language = 'en';
	await loadTexts('durak', pageOf('durak'));
});
afterEach(async () => {
	if (shown) await unmount(shown);
	shown = null;
	prefs.language = 'en';
});

async function read(changed: Record<string, string | number> = {}): Promise<string> {
	const page = await loadPage('durak');
	const settings = { ...SETTINGS, ...changed };
	shown = mount(Rules, { target: document.body, props: { page, game: 'durak', preset: 'house', settings, groups: {} } });
	return plain(document.body.textContent);
}

/** Without the marks that keep arguments apart from the sentence around them. */
const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u2066-\u2069]/g, '');

test('every game with an outline has a page, and no other', () => {
	expect(hasPage('durak')).toBe(true);
	expect(hasPage('whist')).toBe(false);
});

test('the page says the numbers of the table', async () => {
	expect(await read({ match: 'deals:7' })).toContain('You play 7 deals');
	expect(document.body.textContent).not.toContain('page-');
});

test('what this table does not play is not told', async () => {
	const text = await read({ transfer: 'off' });

	expect(text).not.toContain('Passing the attack on');
	expect(document.querySelector('[data-example=durak-page-transfer]')).toBeNull();
});

test('examples are drawn from the scenario file, with spoken cards', async () => {
	await read();
	const example = document.querySelector('[data-example=durak-page-beating]');

	expect(example?.textContent).toContain('Wrong suit');
	expect(plain(example?.querySelector('[role=img]')?.getAttribute('aria-label'))).toContain('jack of spades');
});

test('every section can be reached from the contents', async () => {
	await read();
	const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];

	expect(links.length).toBeGreaterThan(12);
	expect(links.map((link) => document.getElementById(link.hash.slice(1))?.tagName)).toEqual(links.map(() => 'H2'));
});
