import { beforeEach, expect, test, vi } from 'vitest';

const KEY = 'tashkhana.player';

/** The module as a page that was just opened has it. */
async function openPage(): Promise<() => string> {
	vi.resetModules();
	return (await import('./player')).secret;
}

beforeEach(() => localStorage.clear());

test('a browser is the same player on every visit', async () => {
	const first = (await openPage())();
	const second = (await openPage())();

	expect(first).toMatch(/^[A-Za-z0-9_-]{32}$/);
	expect(second).toBe(first);
});

test.each(['{', '""', '"short"', '7', 'null'])('a secret that reads %s is made anew', async (raw) => {
	localStorage.setItem(KEY, raw);

	expect((await openPage())()).toMatch(/^[A-Za-z0-9_-]{32}$/);
});

test('where nothing can be kept, the page is one player as long as it is open', async () => {
	const full = (): never => {
		throw new DOMException('full', 'QuotaExceededError');
	};
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
	const secret = await openPage();
	const { keeping } = await import('./storage.svelte');

	expect(secret()).toBe(secret());
	expect(keeping.refused).toBe(true);
	vi.unstubAllGlobals();
});
