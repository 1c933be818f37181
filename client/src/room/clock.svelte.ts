/**
 * The clock of a turn. The house says how much time is left and this browser counts on from there,
 * by a clock that nobody can set: whatever time the device believes it is changes nothing.
 */

import type { AnyTell, Clock } from '../protocol';
import type { TurnTime } from '$lib/signs.svelte';

/** From so many seconds on, the time left is said in words. */
export const FEW_S = 10;

interface Running {
	told: Clock;
	/** When it ends, in milliseconds of `performance.now()`. */
	ends: number;
	n: number;
}

export class TurnClock {
	private running = $state.raw<Running | null>(null);
	private version = $state(-1);
	private n = 0;
	private timer: ReturnType<typeof setTimeout> | undefined;
	/** Whole seconds left to me, from FEW_S on; else null. */
	hurry = $state<number | null>(null);

	/** `me`: my seat, null for a watcher. `nearly`: my time is nearly up, said once in a turn. */
	constructor(
		private readonly me: () => number | null,
		private readonly nearly: () => void = () => {},
		private readonly now: () => number = () => performance.now(),
	) {}

	readonly hear = (tell: AnyTell): void => {
		if (tell.t === 'table') this.turn(tell.seen.stage === 'play' ? tell.seen.version : -1);
		if (tell.t === 'clock') this.start(tell);
	};

	time(seat: number): TurnTime | null {
		const { running } = this;
		if (running === null || running.told.version !== this.version || !running.told.seats.includes(seat)) return null;
		return { total: running.told.total_ms, left: running.ends - this.now(), n: running.n };
	}

	end(): void {
		clearTimeout(this.timer);
		this.running = null;
		this.hurry = null;
	}

	private turn(version: number): void {
		this.version = version;
		if (this.running?.told.version !== version) this.end();
		else this.count(false);
	}

	private start(told: Clock): void {
		const known = this.running?.told.version === told.version;
		this.running = { told, ends: this.now() + told.left_ms, n: (this.n += 1) };
		this.count(known && this.hurry !== null);
	}

	/** Counts my last seconds. `said`: that they are few was announced already. */
	private count(said: boolean): void {
		clearTimeout(this.timer);
		const me = this.me();
		const time = me === null ? null : this.time(me);
		if (time === null) return void (this.hurry = null);
		const left = Math.max(0, Math.ceil(time.left / 1000));
		const few = left <= FEW_S;
		this.hurry = few ? left : null;
		if (few && !said) this.nearly();
		if (left > 0) this.timer = setTimeout(() => this.count(few), few ? time.left - (left - 1) * 1000 : time.left - FEW_S * 1000);
	}
}
