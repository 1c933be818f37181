/**
 * What this browser keeps: JSON under the house's keys.
 *
 * A value that cannot be read is set aside and never stops the page; a browser that refuses to
 * keep anything is noticed, and the values live on in memory until the page is closed.
 */

const ASIDE = 'tashkhana.set-aside';

/** `refused`: the browser keeps nothing. `aside`: unreadable values by their key, as found. */
export const keeping = $state<{ refused: boolean; aside: Record<string, string> }>({ refused: false, aside: {} });

const memory = new Map<string, string>();

/** The value under `key` if `check` accepts it, else null; what cannot be read is set aside. */
export function load<T>(key: string, check: (value: unknown) => T | null): T | null {
	const raw = read(key);
	if (raw === null) return null;
	const value = check(parse(raw));
	if (value === null) setAside(key, raw);
	return value;
}

export function save(key: string, value: unknown): void {
	write(key, JSON.stringify(value));
}

let asked = false;

/** Asks the browser, once, to clear nothing by itself: there is something now that would be missed. */
export function keepForGood(): void {
	if (asked) return;
	asked = true;
	// Not every browser can be asked, and none need agree.
	void navigator.storage?.persist?.().catch(() => {});
}

export function forget(key: string): void {
	memory.delete(key);
	try {
		localStorage.removeItem(key);
	} catch {
		keeping.refused = true;
	}
}

/** Notices what was set aside on earlier visits and not yet looked after. */
export function loadAside(): void {
	const found = parse(read(ASIDE) ?? '{}');
	if (!isRecord(found)) return forget(ASIDE);
	for (const [key, raw] of Object.entries(found)) keeping.aside[key] = String(raw);
}

export function forgetAside(): void {
	keeping.aside = {};
	forget(ASIDE);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function setAside(key: string, raw: string): void {
	keeping.aside[key] = raw;
	forget(key);
	write(ASIDE, JSON.stringify(keeping.aside));
}

function parse(raw: string): unknown {
	try {
		return JSON.parse(raw) as unknown;
	} catch {
		return undefined;
	}
}

function read(key: string): string | null {
	try {
		return localStorage.getItem(key) ?? memory.get(key) ?? null;
	} catch {
		keeping.refused = true;
		return memory.get(key) ?? null;
	}
}

function write(key: string, raw: string): void {
	memory.set(key, raw);
	try {
		localStorage.setItem(key, raw);
	} catch {
		keeping.refused = true;
	}
}
