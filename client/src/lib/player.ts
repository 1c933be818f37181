/** Who I am: a secret that this browser makes once. Whoever holds it is that player. */

import { load, save } from './storage.svelte';

const KEY = 'tashkhana.player';
const BYTES = 24;

/** Bytes from the browser's generator, base64url. */
export function randomWord(bytes: number): string {
	const raw = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes)));
	return btoa(raw).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

let known: string | null = null;

/** My secret; where the browser keeps nothing, it lives as long as this page (`keeping.refused` tells). */
export function secret(): string {
	known ??= load(KEY, readSecret) ?? newSecret();
	return known;
}

/** The secret in something that was kept; null where it holds none. */
export function readSecret(value: unknown): string | null {
	return typeof value === 'string' && /^[A-Za-z0-9_-]{22,64}$/.test(value) ? value : null;
}

/** This browser is another player from now on. */
export function become(other: string): void {
	known = other;
	save(KEY, other);
}

/** Makes a new secret in place of one that is used up; false where another window has been quicker. */
export function beginAnew(usedUp: string): boolean {
	known = load(KEY, readSecret) ?? usedUp;
	if (known !== usedUp) return false;
	known = newSecret();
	return true;
}

/** Whoever this browser becomes in another window, it is in this one too. */
export function followOtherWindows(): () => void {
	const follow = (event: StorageEvent): void => {
		if (event.key === KEY) known = null;
	};
	window.addEventListener('storage', follow);
	return () => window.removeEventListener('storage', follow);
}

function newSecret(): string {
	const made = randomWord(BYTES);
	save(KEY, made);
	return made;
}
