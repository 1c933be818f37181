/** My lines of sound to all others of a room: one for each of their visits, begun anew where it does not work. */

import type { IceServer, SeatVoice, Signalled, Voices } from '../../protocol';
import { Peer, type Item, type PeerState } from './peer';
import { Post, readLetter } from './post';
import { Watch } from './watch';

export interface MeshParts {
	/** Says something to the browser of another seat, through the house. */
	signal: (to: number, visit: number, data: string) => void;
	heard: (seat: number, stream: MediaStream) => void;
	gone: (seat: number) => void;
	changed: (seat: number, state: PeerState) => void;
}

interface Line {
	visit: number;
	round: number;
	peer: Peer;
	state: PeerState;
	watch: Watch;
}

const LOOK_MS = 2_000;

export class Mesh {
	private readonly lines = new Map<number, Line>();
	private readonly post: Post;
	private readonly timer: ReturnType<typeof setInterval>;
	private microphone: MediaStreamTrack | null = null;
	private ice: RTCIceServer[] = [];
	private voices: readonly SeatVoice[] = [];
	/** My seat and my visit; a line belongs to both visits. */
	private me = -1;
	private visit = -1;

	constructor(private readonly parts: MeshParts) {
		this.post = new Post((seat, data) => {
			const line = this.lines.get(seat);
			if (line) parts.signal(seat, line.visit, data);
		});
		this.timer = setInterval(() => void this.look(), LOOK_MS);
	}

	/** Whose voices are on, mine among them. */
	follow({ voices, ice }: Voices, me: number, visit: number): void {
		if (visit !== this.visit || me !== this.me) for (const seat of [...this.lines.keys()]) this.drop(seat);
		[this.me, this.visit, this.voices, this.ice] = [me, visit, voices, ice.map(iceOf)];
		const others = new Map(voices.filter(({ seat }) => seat !== me).map((voice) => [voice.seat, voice]));
		for (const [seat, { visit }] of [...this.lines]) if (others.get(seat)?.visit !== visit) this.drop(seat);
		for (const [seat, { visit }] of others) if (!this.lines.has(seat)) this.begin(seat, visit, 0);
	}

	hear({ seat, visit, data }: Signalled): void {
		const letter = readLetter(data);
		const line = this.lines.get(seat);
		if (!letter || !line || line.visit !== visit || letter.round < line.round) return;
		const anew = letter.round > line.round;
		if (anew) line.watch.begun(performance.now());
		const current = anew ? this.begin(seat, visit, letter.round) : line;
		for (const item of letter.items) current.peer.hear(item);
	}

	use(microphone: MediaStreamTrack | null): void {
		this.microphone = microphone;
		for (const { peer } of this.lines.values()) peer.use(microphone);
	}

	end(): void {
		clearInterval(this.timer);
		this.post.end();
		for (const seat of [...this.lines.keys()]) this.drop(seat);
	}

	private begin(seat: number, visit: number, round: number): Line {
		this.lines.get(seat)?.peer.close();
		this.post.forget(seat);
		const watch = this.lines.get(seat)?.watch ?? new Watch(performance.now());
		const peer = new Peer({
			polite: this.me > seat,
			ice: this.ice,
			microphone: this.microphone,
			send: (item: Item) => this.post.add(seat, round, item),
			heard: (stream) => this.parts.heard(seat, stream),
			changed: (state) => this.change(seat, peer, state),
		});
		const line: Line = { visit, round, peer, state: 'seeking', watch };
		this.lines.set(seat, line);
		this.parts.changed(seat, 'seeking');
		return line;
	}

	private change(seat: number, peer: Peer, state: PeerState): void {
		const line = this.lines.get(seat);
		if (line?.peer !== peer) return;
		line.state = state;
		this.parts.changed(seat, state);
	}

	private drop(seat: number): void {
		this.lines.get(seat)?.peer.close();
		this.lines.delete(seat);
		this.post.forget(seat);
		this.parts.gone(seat);
	}

	private async look(): Promise<void> {
		for (const [seat, line] of [...this.lines]) {
			const energy = await line.peer.energy().catch(() => null);
			if (this.lines.get(seat) !== line) continue;
			const open = this.voices.some((voice) => voice.seat === seat && voice.open);
			if (line.watch.look(line.state, open, energy, performance.now())) this.renew(seat, line);
		}
	}

	/** Both sides begin anew: the other one does when it hears of the higher round. */
	private renew(seat: number, { visit, round }: Line): void {
		this.begin(seat, visit, round + 1);
		this.post.add(seat, round + 1, null);
	}
}

function iceOf({ urls, username, credential }: IceServer): RTCIceServer {
	return { urls, ...(username === null ? {} : { username }), ...(credential === null ? {} : { credential }) };
}
