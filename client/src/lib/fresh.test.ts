import { beforeEach, expect, test, vi } from 'vitest';
import { renew } from './fresh';

const reload = vi.fn();
beforeEach(() => {
	sessionStorage.clear();
	reload.mockReset();
});

function house(answers: boolean): void {
	vi.stubGlobal('fetch', () => (answers ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('offline'))));
}

test('a page whose parts are gone is loaded anew, once', async () => {
	house(true);

	await renew(reload);
	await renew(reload);

	expect(reload).toHaveBeenCalledTimes(1);
});

test('a house that cannot be reached gives no new page, so the old one stays', async () => {
	house(false);

	await renew(reload);

	expect(reload).toHaveBeenCalledTimes(0);
});
