/** My voice in a room: from the press that joins until I leave. Nothing of it exists before. */

import type { AnyTell, Voices } from '../../protocol';
import type { Line as RoomLine } from '$lib/connection.svelte';
import { Ears } from './ears';
import { Mesh } from './mesh';
import { Meter } from './meter';
import { microphone, NoMicrophone, type MicrophoneFault } from './microphone';
import type { PeerState } from './peer';

/** What a voice needs of the line to the house. */
export interface VoiceLine {
	readonly line: RoomLine;
	readonly seat: number | null;
	ask(wish: { t: 'voice'; on: boolean; open?: boolean }): string;
	pass(ask: { t: 'signal'; to: number; visit: number; data: string }): void;
}

export class Voice {
	/** Whether the house has let me in. */
	joined = $state(false);
	/** Whether my microphone is open. */
	open = $state(false);
	/** Why I have no microphone. */
	fault = $state<MicrophoneFault | 'lost' | null>(null);
	/** The browser wants another press before anything is heard. */
	blocked = $state(false);
	speaking = $state.raw<ReadonlySet<number>>(new Set());
	/** How my line to each other seat is. */
	lines = $state.raw<ReadonlyMap<number, PeerState>>(new Map());

	private readonly ears = new Ears((blocked) => (this.blocked = blocked));
	private readonly meter = new Meter((seats) => (this.speaking = seats));
	private readonly mesh: Mesh;
	private track: MediaStreamTrack | null = null;
	/** The ask to join that has no answer yet. */
	private asked: string | null = null;
	private visit: number | null = null;
	private over = false;

	/** `volume`: how loud a seat shall be, 0 to 1. `ended`: the house does not let me in, or another window of mine is. */
	constructor(
		private readonly line: VoiceLine,
		private readonly volume: (seat: number) => number,
		private readonly ended: () => void,
	) {
		this.mesh = new Mesh({
			signal: (to, visit, data) => line.pass({ t: 'signal', to, visit, data }),
			heard: (seat, stream) => this.heard(seat, stream),
			gone: (seat) => this.gone(seat),
			changed: (seat, state) => (this.lines = new Map(this.lines).set(seat, state)),
		});
	}

	/** Joins, with a microphone where it is wished and there is one. */
	async join(speak: boolean): Promise<void> {
		if (speak) await this.pickUp();
		if (!this.over) this.ask();
	}

	/** Opens my microphone or shuts it. */
	async toggle(): Promise<void> {
		if (this.track === null) await this.pickUp();
		else this.set(!this.open);
		if (!this.over) this.ask();
	}

	readonly hear = (tell: AnyTell): void => {
		if (tell.t === 'answer' && tell.id === this.asked) this.answered(tell.code);
		if (tell.t === 'voices') this.follow(tell);
		if (tell.t === 'signalled' && this.visit !== null) this.mesh.hear(tell);
	};

	/** A new line to the house: it has forgotten that I was there. */
	returned(): void {
		this.visit = null;
		if (this.asked === null) this.ask();
	}

	/** How loud a seat shall be has changed. */
	turn(seat: number): void {
		this.ears.turn(seat, this.volume(seat));
	}

	/** After a press: lets be heard what the browser held back. */
	unblock(): void {
		this.ears.again();
		this.meter.wake();
	}

	leave(): void {
		if (this.over) return;
		if (this.line.line === 'open') this.line.ask({ t: 'voice', on: false });
		this.end();
	}

	end(): void {
		this.over = true;
		this.joined = this.open = false;
		this.mesh.end();
		this.ears.end();
		this.meter.end();
		this.drop();
	}

	private ask(): void {
		this.asked = this.line.ask({ t: 'voice', on: true, open: this.open });
	}

	private answered(code: string | null): void {
		this.asked = null;
		if (code === null) return;
		this.end();
		this.ended();
	}

	private follow(tell: Voices): void {
		const { seat: me } = this.line;
		const mine = tell.voices.find(({ seat }) => seat === me);
		// What is told before I am let in is about another window of mine.
		if (!mine || me === null || (this.visit === null && this.asked !== null)) return;
		if (this.visit !== null && this.visit !== mine.visit) {
			this.end();
			return this.ended();
		}
		this.visit = mine.visit;
		this.joined = true;
		if (this.track) this.meter.watch(me, new MediaStream([this.track]));
		this.mesh.follow(tell, me, mine.visit);
	}

	private async pickUp(): Promise<void> {
		try {
			this.track = await microphone();
		} catch (fault) {
			this.fault = fault instanceof NoMicrophone ? fault.fault : 'refused';
			return;
		}
		if (this.over) return this.drop();
		this.fault = null;
		this.track.onended = () => this.lost();
		this.set(true);
		this.mesh.use(this.track);
		if (this.line.seat !== null) this.meter.watch(this.line.seat, new MediaStream([this.track]));
	}

	private set(open: boolean): void {
		this.open = open;
		if (this.track) this.track.enabled = open;
	}

	/** The microphone was pulled out. */
	private lost(): void {
		this.drop();
		this.fault = 'lost';
		this.open = false;
		this.mesh.use(null);
		this.ask();
	}

	private drop(): void {
		if (this.track) this.track.onended = null;
		this.track?.stop();
		this.track = null;
	}

	private heard(seat: number, stream: MediaStream): void {
		this.ears.hear(seat, stream, this.volume(seat));
		this.meter.watch(seat, stream);
	}

	private gone(seat: number): void {
		this.ears.forget(seat);
		this.meter.forget(seat);
		const lines = new Map(this.lines);
		lines.delete(seat);
		this.lines = lines;
	}
}
