/** How much things may move. */

import { prefersReducedMotion } from 'svelte/motion';
import { prefs } from './prefs.svelte';

/** Whether the player, or the player's device, wishes less motion. */
export function reduced(): boolean {
	return prefs.motion === 'off' || prefersReducedMotion.current;
}

/** Milliseconds that something may take to travel: none where less motion is wished. */
export function travel(milliseconds = 220): number {
	return reduced() ? 0 : milliseconds;
}
