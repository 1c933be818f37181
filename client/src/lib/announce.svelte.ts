/** What a screen reader hears without being asked: politely, each thing once. */

import { prefs } from './prefs.svelte';

export interface Said {
	n: number;
	text: string;
}

const KEPT_MS = 7000;
const SAME_MS = 1500;

export const said = $state<{ lines: Said[] }>({ lines: [] });
let count = 0;
let last = { text: '', at: -Infinity };

/** Says a sentence; the same one again within a moment is not said twice. */
export function announce(text: string, now = performance.now()): void {
	const again = text === last.text && now - last.at < SAME_MS;
	if (!prefs.spoken || !text.trim() || again) return;
	last = { text, at: now };
	const line = { n: (count += 1), text };
	said.lines.push(line);
	setTimeout(() => {
		said.lines = said.lines.filter(({ n }) => n !== line.n);
	}, KEPT_MS);
}
