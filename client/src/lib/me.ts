/** What I am called and how I am drawn, as this browser keeps it. */

import { PICTURES } from './pictures';
import { prefs } from './prefs.svelte';

/** My name, "" where I gave none, and my picture; the first one is drawn by lot. */
export function me(): { name: string; picture: string } {
	prefs.picture ||= PICTURES[crypto.getRandomValues(new Uint32Array(1))[0]! % PICTURES.length]!;
	return { name: prefs.name, picture: prefs.picture };
}
