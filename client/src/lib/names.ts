/** What the players at a table are called. */

import type { Place } from '../protocol';
import { calledAt } from './people';
import type { T } from './texts.svelte';

export type Who = 'you' | 'person' | 'bot';

/** `me`: the seat of the one who reads, null for a watcher. */
export function whoIs(places: readonly Place[], seat: number, me: number | null): Who {
	if (seat === me) return 'you';
	return places[seat]?.bot ? 'bot' : 'person';
}

/** The name of a seat; a person who gave none is called by the letter of the seat. */
export function nameOf(t: T, places: readonly Place[], seat: number, me: number | null): string {
	return seat === me ? t('you') : calledAt(t, places[seat], seat);
}

/** The arguments that sentences about a seat take. */
export function about(t: T, places: readonly Place[], seat: number, me: number | null): { who: Who; name: string } {
	return { who: whoIs(places, seat, me), name: nameOf(t, places, seat, me) };
}

/** "A, B and C" in the language of `t`. */
export function listed(t: T, names: readonly string[]): string {
	const last = names.at(-1) ?? '';
	if (names.length < 2) return last;
	return t('list-and', { items: names.slice(0, -1).join(t('list-comma')), last });
}
