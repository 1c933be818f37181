/** All that was mine has moved to another device: this browser goes on as somebody new, and says so until that is read. */

import { beginAnew } from './player';
import { forget, load, save } from './storage.svelte';

const KEY = 'tashkhana.moved';

export const moved = $state({ here: false });

/** Notices what happened on an earlier visit, or in another window. */
export function loadMoved(): void {
	moved.here = load(KEY, (value) => (value === true ? true : null)) ?? false;
}

/** Under this secret nothing can be done any more. */
export function hasMoved(usedUp: string): void {
	if (!beginAnew(usedUp)) return loadMoved();
	save(KEY, true);
	moved.here = true;
}

export function forgetMoved(): void {
	forget(KEY);
	moved.here = false;
}
