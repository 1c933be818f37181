/**
 * The line to a room. It is kept up for as long as the page is open: a lost socket is noticed by
 * its silence, opened again for ever, and asks that nobody answered are asked again under their old id,
 * so that they are done once.
 */

import { PROTOCOL, type AnyAsk, type Advised, type AnyTell, type Answer, type Place, type Revealed, type Sealed, type Seen } from '../protocol';
import type { Facts, Settings } from './house';
import { me } from './me';
import { Party } from './party.svelte';
import { randomWord, secret } from './player';
import { BEAT_MS, Pulse } from './pulse';
import type { Way } from './router.svelte';
import { hearSeal, hearTable } from './witness';

/** `waiting`: the house could not be reached and will be tried again. `over`: it said goodbye for good. */
export type Line = 'connecting' | 'open' | 'waiting' | 'over';

export interface Refusal {
	code: string;
	facts: Facts;
	/** Changes with every refusal, so that the same one twice is noticed twice. */
	n: number;
}

/** Asks that are answered: they are kept until then, and asked again on a new line. */
type Kept = Exclude<Extract<AnyAsk, { id: string }>, { t: 'sit' } | { t: 'seek' }>;
/** Asks that nobody answers: they are sent once, or not at all. */
type Passed = Exclude<AnyAsk, { id: string }>;
/** The fields that each kind of ask has besides its tag and id. */
export type Wish = { [A in Kept as A['t']]: Omit<A, 'id'> }[Kept['t']];
export type Ear = (tell: AnyTell) => void;

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;
const OPEN = 1;

/** Goodbyes after which trying again cannot help. */
const FINAL = new Set([
	'protocol-old',
	'room-unknown',
	'room-closed',
	'room-full',
	'given-up',
	'watchers-full',
	'removed',
	'left',
	'watching-off',
	'elsewhere',
	'moved',
	'not-your-seat',
	'secret-missing',
]);
const FINAL_CLOSE: Record<number, string> = { 4404: 'room-unknown', 4426: 'protocol-old' };

export class Connection {
	line = $state<Line>('connecting');
	/** Failed tries since the line was last open. */
	tries = $state(0);
	seat = $state<number | null>(null);
	places = $state.raw<Place[]>([]);
	preset = $state('');
	/** The people of the room. */
	readonly party = new Party(
		(wish) => this.ask(wish),
		(kind) => this.waitsFor(kind),
	);
	match = $state(0);
	seen = $state.raw<Seen | null>(null);
	refusal = $state.raw<Refusal | null>(null);
	goodbye = $state<string | null>(null);
	/** The last hint; it is about the table of its version. */
	hinted = $state.raw<Advised | null>(null);
	/** All that the last deal was drawn from, once it is over. */
	revealed = $state.raw<Revealed | null>(null);
	/** Whether a hint is on its way. */
	hinting = $state(false);

	private socket: WebSocket | null = null;
	private pending = new Map<string, Kept>();
	private act_: { id: string; version: number; move: string; again: boolean } | null = null;
	/** The next deal or match that I asked for, and the table on which I did. */
	private onward: { id: string; table: string } | null = null;
	/** A card that the house thought came too late; it is asked once more on the next table if it may still be played. */
	private late: string | null = null;
	private readonly pulse = new Pulse(
		() => this.send({ t: 'ping' }),
		() => this.lost(),
	);
	/** The table that the last hint was asked for, as `match/version`. */
	private hintFor = '';
	private asks = 0;
	private refusals = 0;
	private readonly name = randomWord(8);
	private readonly ears = new Set<Ear>();
	private timer: ReturnType<typeof setTimeout> | undefined;
	private beats: ReturnType<typeof setInterval> | undefined;

	constructor(
		/** The code of the room, or that of its link for watchers. */
		readonly room: string,
		readonly way: Way = 'sit',
		private readonly dial: (url: string) => WebSocket = (url) => new WebSocket(url),
	) {}

	/** Opens the line; the answer closes it for good. */
	start(): () => void {
		const look = (): void => this.look();
		const seen = (): void => {
			if (!document.hidden) this.look();
		};
		window.addEventListener('online', look);
		document.addEventListener('visibilitychange', seen);
		this.beats = setInterval(() => this.beat(), BEAT_MS);
		this.open();
		return () => {
			window.removeEventListener('online', look);
			document.removeEventListener('visibilitychange', seen);
			this.end(null);
		};
	}

	/** Makes a move. While another, or the next deal, waits for its answer or its table, nothing happens: a double tap plays once. */
	act(move: string): void {
		if (this.seen !== null && this.late === null && !this.busy()) this.make(move, this.seen.version, false);
	}

	next(): void {
		this.once('next');
	}

	again(): void {
		this.once('again');
	}

	/** Lets computers that play among themselves finish the deal at once. */
	finish(): void {
		if (this.seen !== null && !this.waitsFor('finish')) this.ask({ t: 'finish', match: this.match, deal: this.seen.deal });
	}

	/** Asks what hard would do on this table, once for each table. */
	hint(): void {
		const table = this.table();
		if (this.seen === null || this.hinting || this.hintFor === table) return;
		this.hintFor = table;
		this.hinting = true;
		this.ask({ t: 'hint', version: this.seen.version });
	}

	change(settings: Settings): void {
		this.ask({ t: 'change', settings });
	}

	/** Hears all that the house tells, after this line has; the answer ends it. */
	listen(ear: Ear): () => void {
		this.ears.add(ear);
		return () => this.ears.delete(ear);
	}

	/** Asks, now or as soon as the house can hear it, and again until it is answered. The answer is its id. */
	ask(wish: Wish): string {
		const id = `${this.name}-${(this.asks += 1)}`;
		const ask = { ...wish, id } as Kept;
		this.pending.set(id, ask);
		// Before the seat is known again, the ask waits with the others that are asked anew.
		if (this.line === 'open') this.send(ask);
		return id;
	}

	/** Says something that nobody answers, and that is not worth saying later. */
	pass(ask: Passed): void {
		if (this.line === 'open') this.send(ask);
	}

	/** Tries at once instead of waiting. */
	tryNow(): void {
		if (this.line === 'over') {
			this.goodbye = null;
			this.beats = setInterval(() => this.beat(), BEAT_MS);
		}
		if (this.line !== 'open') this.open();
	}

	private make(move: string, version: number, again: boolean): void {
		this.act_ = { id: this.ask({ t: 'act', version, move }), version, move, again };
	}

	private busy(): boolean {
		if (this.goesOn()) return true;
		if (this.act_ === null) return false;
		return this.pending.has(this.act_.id) || (this.seen?.version ?? 0) <= this.act_.version;
	}

	private once(kind: 'next' | 'again'): void {
		if (this.seen === null || this.goesOn()) return;
		const table = this.table();
		this.onward = { id: this.ask({ t: kind, version: this.seen.version }), table };
	}

	/** Whether the next deal or match is asked for, and does not lie on the table yet. */
	private goesOn(): boolean {
		return this.onward !== null && (this.pending.has(this.onward.id) || this.onward.table === this.table());
	}

	private table(): string {
		return `${this.match}/${this.seen?.version}`;
	}

	private waitsFor(kind: Kept['t']): boolean {
		return [...this.pending.values()].some((ask) => ask.t === kind);
	}

	private open(): void {
		clearTimeout(this.timer);
		this.drop();
		this.line = this.tries === 0 ? 'connecting' : 'waiting';
		const door = this.way === 'watch' ? 'watch/' : '';
		const socket = this.dial(socketOf(`/ws/${door}${encodeURIComponent(this.room)}`));
		this.socket = socket;
		this.pulse.begin();
		socket.onopen = () => this.send({ t: 'sit', id: `${this.name}-sit`, secret: secret(), protocol: PROTOCOL, ...me() });
		socket.onmessage = (message) => {
			const tell = JSON.parse(String(message.data)) as AnyTell;
			this.hear(tell);
			for (const ear of this.ears) ear(tell);
		};
		socket.onclose = (event) => this.lost(event.code);
	}

	private drop(): void {
		const socket = this.socket;
		this.socket = null;
		if (!socket) return;
		socket.onopen = socket.onmessage = socket.onclose = null;
		socket.close();
	}

	private send(ask: AnyAsk): void {
		if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(ask));
	}

	private hear(tell: AnyTell): void {
		this.pulse.heard();
		switch (tell.t) {
			case 'welcome':
				this.seat = tell.seat;
				this.places = tell.places;
				this.preset = tell.preset;
				this.party.greet(tell);
				// The match before is over for good, and there is no other yet.
				if (tell.phase === 'gathering') this.seen = null;
				return this.sitting();
			case 'table':
				if (tell.match !== this.match) this.act_ = this.hinted = null;
				this.match = tell.match;
				this.seen = tell.seen;
				hearTable(this.room, tell);
				return this.tryLate(tell.seen);
			case 'answer':
				return this.answered(tell);
			case 'advised':
				return this.advised(tell);
			case 'sealed':
				return this.stir(tell);
			case 'revealed':
				this.revealed = tell;
				return;
			case 'seat-code-given':
				this.pending.delete(tell.id);
				return this.party.passed(tell);
			case 'goodbye':
				if (FINAL.has(tell.code)) this.end(tell.code);
				// An ask that the house cannot read would close every new line again.
				else if (tell.code === 'malformed') this.forgetAsks();
		}
	}

	private forgetAsks(): void {
		this.pending.clear();
		this.onward = null;
		this.hinting = false;
	}

	private sitting(): void {
		if (this.line === 'open') return;
		this.line = 'open';
		this.tries = 0;
		for (const ask of this.pending.values()) this.send(ask);
	}

	private answered({ id, code, facts }: Answer): void {
		const ask = this.pending.get(id);
		if (!this.pending.delete(id)) return;
		if (ask?.t === 'hint') this.hinting = false;
		if (code === 'rename-too-fast') this.party.renameLater();
		// Whoever wants a hint asks again on the table that follows; a deal that is over is finished.
		if (code === null || ((ask?.t === 'hint' || ask?.t === 'finish') && code === 'stale-version')) return;
		if (this.onward?.id === id) this.onward = null;
		const act = this.act_?.id === id ? this.act_ : null;
		if (act) this.act_ = null;
		// Somebody else moved meanwhile. A card named means the same as before; a word alone may not.
		if (act && !act.again && code === 'stale-version' && act.move.includes(' ')) this.late = act.move;
		else this.refuse(code, facts);
	}

	private advised(tell: Advised): void {
		if (!this.pending.delete(tell.id)) return;
		this.hinting = false;
		this.hinted = tell;
	}

	/** Adds a number of my own to a deal that is sealed and does not lie on the table yet. */
	private stir(tell: Sealed): void {
		const { seen } = this;
		const lies = seen !== null && this.match === tell.match && seen.deal === tell.deal && seen.stage !== 'before-deal';
		const number = hearSeal(this.room, tell, lies, this.seat !== null);
		if (number !== null) this.send({ t: 'stir', match: tell.match, deal: tell.deal, number });
	}

	private refuse(code: string, facts: Facts): void {
		this.refusal = { code, facts, n: (this.refusals += 1) };
	}

	private tryLate(seen: Seen): void {
		const move = this.late;
		this.late = null;
		if (move === null) return;
		if (seen.legal.includes(move)) this.make(move, seen.version, true);
		else this.refuse('stale-version', {});
	}

	/** Listens whether the house is still there, unless the next try is being waited for. */
	private beat(): void {
		if (this.socket !== null) this.pulse.beat();
	}

	/** The page or the network woke up: ask at once, and do not sit out a wait. */
	private look(): void {
		if (this.line === 'waiting' && this.socket === null) this.open();
		else if (this.line === 'open') this.pulse.look();
	}

	private lost(closeCode?: number): void {
		this.drop();
		if (this.line === 'over') return;
		const final = closeCode === undefined ? undefined : FINAL_CLOSE[closeCode];
		if (final !== undefined) return this.end(final);
		const wait = Math.min(FIRST_WAIT_MS * 2 ** this.tries, LONGEST_WAIT_MS);
		this.tries += 1;
		this.line = 'waiting';
		// Not all browsers of a restarted house should knock in the same moment.
		this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
	}

	private end(code: string | null): void {
		clearTimeout(this.timer);
		clearInterval(this.beats);
		this.goodbye = code;
		this.line = 'over';
		this.party.end();
		this.drop();
	}
}

/** The address of a socket of this house. */
export function socketOf(path: string): string {
	return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${path}`;
}
