/** What a screen reader hears without being asked: politely, each thing once. */

import { untrack } from 'svelte';
import { prefs } from './prefs.svelte';

export interface Said {
	n: number;
	text: string;
}

const KEPT_MS = 7000;
const SAME_MS = 1500;

export const said = $state<{ lines: Said[] }>({ lines: [] });
let count = 0;
/** When each sentence was said last. */
const times = new Map<string, number>();

/** Says a sentence; the same one again within a moment is not said twice. */
export function announce(text: string, now = performance.now()): void {
	// An effect that speaks must not run again because something was said.
	untrack(() => {
		if (!prefs.spoken || !text.trim() || now - (times.get(text) ?? -Infinity) < SAME_MS) return;
		times.set(text, now);
		const line = { n: (count += 1), text };
		said.lines.push(line);
		setTimeout(() => {
			times.delete(text);
			said.lines = said.lines.filter(({ n }) => n !== line.n);
		}, KEPT_MS);
	});
}
