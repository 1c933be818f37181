/**
 * Whom I do not wish to hear, and how loud the others are: here and nowhere else.
 * The house tells who is who (`Place.person`); that is the same under every name, and means nothing in another room,
 * so it is all that must be kept.
 */

import { isRecord, load, save } from '$lib/storage.svelte';

const KEY = 'tashkhana.hearing';
/** So many people are remembered, those whom I turned last. */
const PEOPLE = 200;

interface Heard {
	muted: boolean;
	/** From 0 to 1. */
	volume: number;
}
type Kept = Readonly<Record<string, Heard>>;

const AS_ALL: Heard = { muted: false, volume: 1 };

export class Hearing {
	private people = $state.raw<Kept>(load(KEY, read) ?? {});

	muted(person: string): boolean {
		return this.of(person).muted;
	}

	volume(person: string): number {
		return this.of(person).volume;
	}

	toggle(person: string): void {
		this.keep(person, { ...this.of(person), muted: !this.muted(person) });
	}

	turn(person: string, volume: number): void {
		this.keep(person, { ...this.of(person), volume });
	}

	private of(person: string): Heard {
		return this.people[person] ?? AS_ALL;
	}

	private keep(person: string, heard: Heard): void {
		// A seat in which nobody sits has no one to be turned.
		if (person === '') return;
		// Another window may have turned somebody else meanwhile.
		const { [person]: _, ...others } = load(KEY, read) ?? this.people;
		const people = heard.muted || heard.volume !== 1 ? { ...others, [person]: heard } : others;
		this.people = Object.fromEntries(Object.entries(people).slice(-PEOPLE));
		save(KEY, this.people);
	}
}

function read(value: unknown): Kept | null {
	if (!isRecord(value)) return null;
	return Object.values(value).every(isHeard) ? (value as Kept) : null;
}

function isHeard(value: unknown): value is Heard {
	if (!isRecord(value) || typeof value.muted !== 'boolean') return false;
	return typeof value.volume === 'number' && value.volume >= 0 && value.volume <= 1;
}
