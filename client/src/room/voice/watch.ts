/** Listens whether a line of sound that should be heard is heard, and says when to begin it anew (VO03). */

import type { PeerState } from './peer';

/** Silence of an open microphone after which the line counts as dead: even a still room has some noise. */
export const SILENT_MS = 6_000;
/** Time that a line may take to come about. */
export const SEEK_MS = 12_000;
const LONGEST_MS = 60_000;

export class Watch {
	private energy: number | null = null;
	private since: number;
	private tries = 0;
	private was: PeerState = 'seeking';

	constructor(now: number) {
		this.since = now;
	}

	/** The other side has begun the line anew: it has its time once more. */
	begun(now: number): void {
		this.since = now;
		this.energy = null;
		this.was = 'seeking';
	}

	/** `open`: the other microphone is open. `energy`: the sound that has come so far. Whether to begin anew. */
	look(state: PeerState, open: boolean, energy: number | null, now: number): boolean {
		const grew = energy !== null && energy !== this.energy;
		this.energy = energy;
		// What took long to come about has not been silent for so long.
		if (state === 'open' && this.was === 'seeking') this.since = now;
		this.was = state;
		if (state === 'open' && (grew || !open)) {
			if (grew) this.tries = 0;
			this.since = now;
			return false;
		}
		const patience = state === 'open' ? SILENT_MS : SEEK_MS;
		if (now - this.since < Math.min(patience * 2 ** this.tries, LONGEST_MS)) return false;
		this.tries += 1;
		this.since = now;
		this.energy = null;
		return true;
	}
}
