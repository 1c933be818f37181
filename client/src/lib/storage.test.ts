import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The page as it was just opened, in a browser whose storage is this. */
async function open(storage: unknown): Promise<() => void> {
	vi.resetModules();
	vi.stubGlobal('navigator', { languages: ['en'], storage });
	return (await import('./storage.svelte')).keepForGood;
}

test('a browser is asked once to keep what would be missed', async () => {
	const persist = vi.fn(() => Promise.resolve(true));
	const keepForGood = await open({ persist });

	keepForGood();
	keepForGood();

	expect(persist).toHaveBeenCalledTimes(1);
});

test.each([undefined, {}, { persist: () => Promise.reject(new Error('no')) }])('a browser that cannot be asked, or will not, stops nobody', async (storage) => {
	expect(await open(storage)).not.toThrow();
});
