/**
 * Whom I do not wish to hear at a table: their words and their voice stay out, here and nowhere else.
 * People have no names of their own but those in the room, where no two are the same, so that is what is kept.
 */

import type { Place } from '../../protocol';
import { isRecord, load, save } from '$lib/storage.svelte';

const KEY = 'tashkhana.muted';
/** So many rooms are remembered, the latest ones. */
const ROOMS = 20;

export class Muted {
	private names = $state.raw<readonly string[]>([]);
	private places: readonly Place[] = [];
	/** The names that seats had before they changed, until it is known why. */
	private former = new Map<number, string>();

	constructor(private readonly room: string) {
		this.names = kept()[room] ?? [];
	}

	has(name: string): boolean {
		return this.names.includes(name);
	}

	toggle(name: string): void {
		this.keep(this.has(name) ? this.names.filter((one) => one !== name) : [...this.names, name]);
	}

	/** Who sits where now. */
	seated(places: readonly Place[]): void {
		places.forEach(({ name }, seat) => {
			const before = this.places[seat]?.name;
			if (before !== undefined && before !== name) this.former.set(seat, before);
		});
		this.places = places;
	}

	/** Whoever takes another name is still who they were. */
	renamed(seat: number, name: string): void {
		const before = this.former.get(seat) ?? this.places[seat]?.name;
		this.former.delete(seat);
		if (before === undefined || before === name || !this.has(before)) return;
		this.keep([...this.names.filter((one) => one !== before), name]);
	}

	private keep(names: readonly string[]): void {
		this.names = names;
		const { [this.room]: _, ...others } = kept();
		const rooms = [...Object.entries(others), [this.room, names] as const].filter(([, muted]) => muted.length > 0);
		save(KEY, Object.fromEntries(rooms.slice(-ROOMS)));
	}
}

function kept(): Record<string, string[]> {
	return load(KEY, read) ?? {};
}

function read(value: unknown): Record<string, string[]> | null {
	if (!isRecord(value)) return null;
	const sound = Object.values(value).every((names) => Array.isArray(names) && names.every((name) => typeof name === 'string'));
	return sound ? (value as Record<string, string[]>) : null;
}
