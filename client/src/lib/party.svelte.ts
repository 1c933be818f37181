/** The people of a room: who is host, who may watch, and what the seated ask about each other. */

import type { SeatCodeGiven, Welcome } from '../protocol';
import type { Wish } from './connection.svelte';
import type { Settings } from './house';
import { me } from './me';

/** A code that moves my seat to another device, until a time of this browser's clock in milliseconds. */
export interface Passing {
	code: string;
	until: number;
}

/** A name or picture that has stood for so long is meant. */
const SETTLED_MS = 600;
/** The house takes one more after so long. */
const RENAME_AGAIN_MS = 10_500;

export class Party {
	/** The game, "" before the house has said it, and the settings of the match, or of the one to come. */
	game = $state('');
	settings = $state.raw<Settings>({});
	kind = $state<Welcome['kind']>('alone');
	phase = $state<Welcome['phase']>('playing');
	/** My seat; null for a watcher. */
	seat = $state<number | null>(null);
	/** The seat of the host; null where nobody is. */
	host = $state<number | null>(null);
	/** The host has been away for so long that somebody else may be host. */
	hostGone = $state(false);
	/** The code of the room; "" for a watcher, and before the house has said it. */
	code = $state('');
	/** The code of the link for watchers, while the host allows them. */
	watch = $state<string | null>(null);
	watchers = $state(0);
	/** Whether the host allows free text. */
	text = $state(false);
	/** The code that moves my seat, once it was asked for. */
	passing = $state.raw<Passing | null>(null);
	/** Whether I am the host. */
	readonly hosting = $derived(this.seat !== null && this.seat === this.host);
	/** I asked to leave: the goodbye that follows is no news. */
	leaving = false;
	private renaming: ReturnType<typeof setTimeout> | undefined;

	/** `ask`: each wish is done once, however often the line breaks. `asking`: whether such a wish waits for its answer. */
	constructor(
		private readonly ask: (wish: Wish) => unknown,
		private readonly asking: (kind: Wish['t']) => boolean,
	) {}

	greet({ game, settings, kind, phase, seat, host, host_gone: hostGone, room: code, watch, watchers, text }: Welcome): void {
		Object.assign(this, { game, settings, kind, phase, seat, host, hostGone, code, watch, watchers, text });
	}

	passed({ code, valid_s }: SeatCodeGiven): void {
		this.passing = { code, until: Date.now() + valid_s * 1000 };
	}

	/** Fills the free seats with computers, and deals. */
	start(): void {
		this.once({ t: 'start' });
	}

	gather(): void {
		this.once({ t: 'gather' });
	}

	arrange(preset: string, settings: Settings): void {
		this.ask({ t: 'arrange', preset, settings });
	}

	swap(seat: number, to: number): void {
		this.ask({ t: 'swap', seat, to });
	}

	remove(seat: number): void {
		this.once({ t: 'remove', seat });
	}

	handOver(seat: number): void {
		this.ask({ t: 'hand-over', seat });
	}

	takeOver(): void {
		this.once({ t: 'take-over' });
	}

	/** Takes a free seat, as a watcher. */
	join(): void {
		this.once({ t: 'join', ...me() });
	}

	/** My name or picture is another now. Whoever looks through the pictures tells the others the last one. */
	rename(after_ms = SETTLED_MS): void {
		clearTimeout(this.renaming);
		this.renaming = setTimeout(() => this.ask({ t: 'rename', ...me() }), after_ms);
	}

	/** That was too often: the house will take it when it has forgotten the first ones. */
	renameLater(): void {
		this.rename(RENAME_AGAIN_MS);
	}

	/** The line is over: nothing more is told. */
	end(): void {
		clearTimeout(this.renaming);
	}

	/** Leaves the seat for good. */
	stand(): void {
		this.leaving = true;
		this.once({ t: 'stand' });
	}

	allow(what: 'text' | 'watching', on: boolean): void {
		this.ask({ t: 'allow', what, on });
	}

	/** Asks for a code that moves my seat to another device: `passing`. */
	passSeat(): void {
		this.once({ t: 'seat-code' });
	}

	/** A second press while the first one waits for its answer is the same press. */
	private once(wish: Wish): void {
		if (!this.asking(wish.t)) this.ask(wish);
	}
}
