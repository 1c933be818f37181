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

function readSecret(value: unknown): string | null {
	return typeof value === 'string' && /^[A-Za-z0-9_-]{22,64}$/.test(value) ? value : null;
}

function newSecret(): string {
	const made = randomWord(BYTES);
	save(KEY, made);
	return made;
}
