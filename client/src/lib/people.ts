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

export function nameOf(people: People, seat: number): string {
	const place = people.places[seat];
	if (seat === people.me) return people.t('seat-you');
	if (!place) return String(seat + 1);
	return place.bot ? people.t(place.name) : place.name;
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
