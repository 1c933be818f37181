/** What the house shows at the seats of every game's table: the clock of a turn, voices, and its own buttons. */

import { getContext, setContext, type Snippet } from 'svelte';
import type { Place } from '../protocol';

/** A turn that has its time: how long it takes altogether and what is left of it, in milliseconds. */
export interface TurnTime {
	total: number;
	left: number;
	/** Changes with every turn. */
	n: number;
}

export interface VoiceSign {
	/** Whether the microphone is open. */
	open: boolean;
	speaking: boolean;
}

export interface Signs {
	/** My seat; null for a watcher. */
	readonly me: number | null;
	/** The time of this seat, if it is asked and has a clock. */
	time(seat: number): TurnTime | null;
	/** Whole seconds that are left to me, once they are few. */
	readonly hurry: number | null;
	/** The voice of this seat, if it has joined. */
	voice(seat: number): VoiceSign | null;
	/** Whether people talk at this table. */
	readonly talks: boolean;
	/** Buttons of the house within reach of the thumb. */
	readonly corner: Snippet | null;
	/** A button of the house in the bar at the top. */
	readonly top: Snippet | null;
}

const NAME = Symbol('signs');
const NONE: Signs = { me: null, time: () => null, hurry: null, voice: () => null, talks: false, corner: null, top: null };

export function giveSigns(signs: Signs): void {
	setContext(NAME, signs);
}

/** The signs of the room; a table that stands in no room has none. */
export function signs(): Signs {
	return getContext<Signs | undefined>(NAME) ?? NONE;
}

/** Why a person is not in their seat: `away`, or `stand-in` when a computer plays for them; null when they are here. */
export function absence(place: Place | undefined): 'away' | 'stand-in' | null {
	if (place === undefined || place.bot || place.free) return null;
	if (place.stand_in) return 'stand-in';
	return place.here ? null : 'away';
}
