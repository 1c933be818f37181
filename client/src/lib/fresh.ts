/** A page that is older than the house: its parts are gone from the server, and it must be loaded anew. */

const KEY = 'tashkhana.renewed';
const AGAIN_MS = 30_000;

/** Loads the page anew when the house answers; but not again and again. */
export async function renew(reload: () => void = () => location.reload()): Promise<void> {
	const answer = await fetch('/api/house', { cache: 'no-store' }).catch(() => null);
	if (!answer?.ok || !mayRenew()) return;
	reload();
}

function mayRenew(): boolean {
	try {
		const last = Number(sessionStorage.getItem(KEY) ?? 0);
		sessionStorage.setItem(KEY, String(Date.now()));
		return Date.now() - last > AGAIN_MS;
	} catch {
		// Without a memory of the last time, leave it to the player.
		return false;
	}
}

/** Renews the page when a part of it cannot be fetched. */
export function renewWhenStale(): () => void {
	const stale = (): void => void renew();
	window.addEventListener('vite:preloadError', stale);
	return () => window.removeEventListener('vite:preloadError', stale);
}
