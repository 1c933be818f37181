/** The line to the quick match: it says for what table I wait, and hears who else does. */

import { PROTOCOL, type AnyTell } from '../protocol';
import { socketOf, type Line } from './connection.svelte';
import { me } from './me';
import { randomWord, secret } from './player';
import { BEAT_MS, Pulse } from './pulse';

const AGAIN_MS = 1_500;
/** A name or picture that has stood for so long is meant. */
const SETTLED_MS = 600;
/** Goodbyes after which trying again by itself cannot help. */
const FINAL = new Set(['protocol-old', 'elsewhere', 'moved', 'game-unknown', 'secret-missing', 'setting-out-of-range']);

export class QuickLine {
	line = $state<Line>('connecting');
	/** So many people wait, I included; null before the house has said it. */
	waiting = $state<number | null>(null);
	/** When computers fill the table, in milliseconds of this browser's clock. */
	fillAt = $state(0);
	/** The room, once there is a table. */
	found = $state<string | null>(null);
	goodbye = $state<string | null>(null);

	private socket: WebSocket | null = null;
	private readonly pulse = new Pulse(
		() => this.knock(),
		() => this.lost(),
	);
	private timer: ReturnType<typeof setTimeout> | undefined;

	constructor(
		private readonly game: string,
		private players = 0,
		private readonly dial: (url: string) => WebSocket = (url) => new WebSocket(url),
	) {}

	/** Opens the line; the answer gives the place in the queue up. */
	start(): () => void {
		const beats = setInterval(() => {
			if (this.socket !== null) this.pulse.beat();
		}, BEAT_MS);
		const look = (): void => {
			if (!document.hidden && this.line === 'open') this.pulse.look();
		};
		document.addEventListener('visibilitychange', look);
		this.open();
		return () => {
			document.removeEventListener('visibilitychange', look);
			clearInterval(beats);
			this.end(null);
		};
	}

	/** Waits for so many at the table from now on; 0: for any number. */
	want(players: number): void {
		if (players === this.players) return;
		this.players = players;
		this.open();
	}

	/** My name or picture is another now: strangers will know me by those with which I seek a table. */
	renew(): void {
		clearTimeout(this.timer);
		this.timer = setTimeout(() => this.open(), SETTLED_MS);
	}

	/** Tries at once, also after a goodbye. */
	tryNow(): void {
		this.goodbye = null;
		this.open();
	}

	private open(): void {
		clearTimeout(this.timer);
		this.drop();
		this.line = 'connecting';
		this.pulse.begin();
		const socket = this.dial(socketOf('/ws/quick'));
		this.socket = socket;
		socket.onopen = () => socket.send(JSON.stringify(this.wish()));
		socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as AnyTell);
		socket.onclose = () => this.lost();
	}

	private wish() {
		const { game, players } = this;
		return { t: 'seek', id: randomWord(8), secret: secret(), protocol: PROTOCOL, game, players, ...me() } as const;
	}

	private hear(tell: AnyTell): void {
		this.pulse.heard();
		if (tell.t === 'waiting') {
			this.line = 'open';
			this.waiting = tell.waiting;
			this.fillAt = Date.now() + tell.fill_s * 1000;
		} else if (tell.t === 'found') {
			this.found = tell.room;
			this.end(null);
		} else if (tell.t === 'goodbye' && FINAL.has(tell.code)) this.end(tell.code);
	}

	private knock(): void {
		if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ t: 'ping' }));
	}

	private lost(): void {
		this.drop();
		if (this.line === 'over') return;
		this.line = 'waiting';
		this.timer = setTimeout(() => this.open(), AGAIN_MS * (0.75 + Math.random() / 2));
	}

	private drop(): void {
		const socket = this.socket;
		this.socket = null;
		if (!socket) return;
		socket.onopen = socket.onmessage = socket.onclose = null;
		socket.close();
	}

	private end(code: string | null): void {
		clearTimeout(this.timer);
		this.goodbye = code;
		this.line = 'over';
		this.drop();
	}
}
