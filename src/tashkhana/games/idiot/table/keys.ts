/** The keys of the table: A lay, P or T pick up, D ready, not me or pass, L history. */

import { letterOf } from '$lib/keys';

export type Key = 'lay' | 'pick-up' | 'word' | 'history' | 'escape';

const KEYS: Record<string, Key> = { a: 'lay', p: 'pick-up', t: 'pick-up', d: 'word', l: 'history', escape: 'escape' };

export function keyOf(event: KeyboardEvent): Key | null {
	return KEYS[letterOf(event) ?? ''] ?? null;
}
