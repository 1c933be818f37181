/** The keys of the table: T take, D done, A lay the chosen cards, L history. */

import { letterOf } from '$lib/keys';

export type Key = 'take' | 'done' | 'lay' | 'history' | 'escape';

const KEYS: Record<string, Key> = { t: 'take', d: 'done', a: 'lay', l: 'history', escape: 'escape' };

export function keyOf(event: KeyboardEvent): Key | null {
	return KEYS[letterOf(event) ?? ''] ?? null;
}
