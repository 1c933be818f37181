/** Who is here by voice, and the door to my own: what it needs is fetched when somebody presses to join. */

import type { AnyTell, SeatVoice } from '../../protocol';
import type { VoiceSign } from '$lib/signs.svelte';
import type { Voice, VoiceLine } from '../voice/voice.svelte';
import type { Hearing } from './hearing.svelte';

export type DoorFault = 'unable' | 'unreached';

export class VoiceDoor {
	/** Everybody whose voice is on. */
	voices = $state.raw<readonly SeatVoice[]>([]);
	voice = $state.raw<Voice | null>(null);
	fault = $state<DoorFault | null>(null);
	private fetching = $state(false);
	/** From the press until the house lets me in. */
	readonly joining = $derived(this.fetching || (this.voice !== null && !this.voice.joined));
	private over = false;

	/** `personAt`: by whom a seat is taken. `hearing`: how I hear that one. */
	constructor(
		private readonly line: VoiceLine,
		private readonly personAt: (seat: number) => string,
		private readonly hearing: Hearing,
	) {}

	readonly hear = (tell: AnyTell): void => {
		if (tell.t === 'voices') this.voices = tell.voices;
		this.voice?.hear(tell);
	};

	/**
	 * Fetches what a voice needs before it is joined: phones let sound out in the very moment of the press,
	 * and a press that has to wait for the line is none any more (VO01).
	 */
	prepare(): void {
		void import('../voice/voice.svelte').catch(() => {});
	}

	/** `speak`: with my microphone; else I only listen. */
	async join(speak: boolean): Promise<void> {
		if (this.voice || this.fetching) return;
		this.fault = null;
		if (typeof RTCPeerConnection === 'undefined') return void (this.fault = 'unable');
		this.fetching = true;
		try {
			const { Voice } = await import('../voice/voice.svelte');
			if (this.over) return;
			this.voice = new Voice(this.line, (seat) => this.loudness(seat), () => (this.voice = null));
		} catch {
			this.fault = 'unreached';
		} finally {
			this.fetching = false;
		}
		await this.voice?.join(speak);
	}

	leave(): void {
		this.voice?.leave();
		this.voice = null;
	}

	/** The line to the house is open again. */
	returned(): void {
		this.voice?.returned();
	}

	sign(seat: number): VoiceSign | null {
		const found = this.voices.find((voice) => voice.seat === seat);
		return found ? { open: found.open, speaking: this.voice?.speaking.has(seat) ?? false } : null;
	}

	volume(seat: number): number {
		return this.hearing.volume(this.personAt(seat));
	}

	turn(seat: number, volume: number): void {
		this.hearing.turn(this.personAt(seat), volume);
		this.voice?.turn(seat);
	}

	/** Whom I mute or hear again sounds so at once. */
	hushed(seat: number): void {
		this.voice?.turn(seat);
	}

	end(): void {
		this.over = true;
		this.voice?.end();
		this.voice = null;
	}

	private loudness(seat: number): number {
		return this.hearing.muted(this.personAt(seat)) ? 0 : this.volume(seat);
	}
}
