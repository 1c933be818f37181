/** Who sits where, and what they are called. */

import type { Place, T } from '$lib/table';

export interface People {
	me: number | null;
	count: number;
	places: readonly Place[];
	t: T;
}

export type Who = 'you' | 'person' | 'bot';

export function whoIs(people: People, seat: number): Who {
	if (seat === people.me) return 'you';
	return people.places[seat]?.bot ? 'bot' : 'person';
}

/** What a seat is called from outside: a bot by its text, a person by their name, or by the letter of the seat. */
export function calledAt(t: T, place: Place | undefined, seat: number): string {
	if (place?.bot) return t(place.name);
	return place?.name || String.fromCharCode('A'.charCodeAt(0) + seat);
}

export function nameOf(people: People, seat: number): string {
	return seat === people.me ? people.t('seat-you') : calledAt(people.t, people.places[seat], seat);
}

/** The arguments of a sentence about a seat. */
export function about(people: People, seat: number): { who: Who; name: string } {
	return { who: whoIs(people, seat), name: nameOf(people, seat) };
}

/** The others from left to right: clockwise from me; a watcher sees all. */
export function others(people: People): number[] {
	const { me, count } = people;
	if (me === null) return Array.from({ length: count }, (_, seat) => seat);
	return Array.from({ length: count - 1 }, (_, i) => (me + 1 + i) % count);
}
