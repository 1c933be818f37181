/** The keys of the table: A throw the marked cards, S draw from the stock, F or T take a discard, C call, L history. */

import { letterOf } from '$lib/keys';

export type Key = 'throw' | 'stock' | 'take' | 'call' | 'history' | 'escape';

const KEYS: Record<string, Key> = {
	a: 'throw',
	s: 'stock',
	f: 'take',
	t: 'take',
	c: 'call',
	l: 'history',
	escape: 'escape',
};

export function keyOf(event: KeyboardEvent): Key | null {
	return KEYS[letterOf(event) ?? ''] ?? null;
}
