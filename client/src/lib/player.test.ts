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

test('a browser becomes somebody else for good', async () => {
	await openPage();
	(await import('./player')).become('kYb1c3v8mQ2Xw0s9TzL4hg');

	expect((await openPage())()).toBe('kYb1c3v8mQ2Xw0s9TzL4hg');
});

test('what has moved away is moved away once, in however many windows that is noticed', async () => {
	const used = (await openPage())();
	const { hasMoved, moved } = await import('./moved.svelte');
	hasMoved(used);
	const fresh = (await import('./player')).secret();
	hasMoved(used);

	expect(fresh).not.toBe(used);
	expect((await import('./player')).secret()).toBe(fresh);
	expect(moved.here).toBe(true);
	expect((await openPage())()).toBe(fresh);
});

test('a window hears who the browser has become in another one', async () => {
	const secret = await openPage();
	const deaf = (await import('./player')).followOtherWindows();
	secret();

	localStorage.setItem(KEY, '"kYb1c3v8mQ2Xw0s9TzL4hg"');
	window.dispatchEvent(new StorageEvent('storage', { key: KEY }));

	expect(secret()).toBe('kYb1c3v8mQ2Xw0s9TzL4hg');
	deaf();
});
