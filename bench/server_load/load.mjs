/**
 * The load: rooms of people who play, all in this one process, the same for the house and for its peer.
 *
 *     node load.mjs --kind house|peer --port N --rooms R --seats S --seconds T [--rate M] [--idle]
 *
 * Each seat moves as soon as it is asked, or, with `--rate`, when the next of M moves a second is due. A move's time
 * runs from sending it until every seat of its room has been told. One JSON line says when the measuring begins, the
 * next one is the answer.
 */

import { parseArgs } from 'node:util';
import { sitAtHouse } from './house.mjs';
import { sitAtPeer } from './boardgame.mjs';

const { values } = parseArgs({
	options: {
		kind: { type: 'string' },
		port: { type: 'string' },
		rooms: { type: 'string' },
		seats: { type: 'string' },
		seconds: { type: 'string' },
		rate: { type: 'string', default: '0' },
		idle: { type: 'boolean', default: false },
	},
});
const [rooms, seats, seconds, rate] = [values.rooms, values.seats, values.seconds, values.rate].map(Number);
const WARM_UP_S = 2;
const sit = values.kind === 'house' ? sitAtHouse : sitAtPeer;

const times = [];
let refusals = 0;
/** How often a table has gone on: by these moves, and by those that the house makes for a seat. */
let steps = 0;
let measuring = false;
/** Moves that may be made now; with a `rate`, any of them is the next that is due. */
const ready = [];
let allowance = rate === 0 ? Infinity : 0;

/** A room's book-keeping: who has heard of which version. */
class Table {
	/** Moves that have not been told to every seat yet. */
	sent = [];
	claimed = -1;
	latest = -1;

	constructor(number) {
		this.number = number;
	}

	/** Whether this seat is the one that moves at this version: people who may throw in at once do it one by one. */
	claims(version) {
		if (version <= this.claimed) return false;
		this.claimed = version;
		return true;
	}

	/** Whether the table is past this version: the house has moved for somebody meanwhile. */
	isPast(version) {
		return version < this.latest;
	}

	moves(version, send) {
		this.sent.push({ version, at: performance.now(), waiting: new Set(Array.from({ length: seats }, (_, seat) => seat)) });
		send();
	}

	/** A move came too late and changed nothing: it is none. */
	refused(version) {
		this.sent = this.sent.filter((move) => move.version !== version);
		if (measuring) refusals += 1;
	}

	heard(seat, version) {
		if (version > this.latest) {
			this.latest = version;
			if (measuring) steps += 1;
		}
		for (const move of this.sent) if (version > move.version) move.waiting.delete(seat);
		const told = this.sent.filter((move) => move.waiting.size === 0);
		if (told.length === 0) return;
		this.sent = this.sent.filter((move) => move.waiting.size > 0);
		if (measuring) for (const move of told) times.push(performance.now() - move.at);
	}
}

/** Called by a seat that may move at this version of its table: now, or when it is due. */
function turn(table, version, send) {
	ready.push(() => {
		if (table.isPast(version)) return false;
		table.moves(version, send);
		return true;
	});
	spend();
}

function spend() {
	while (allowance >= 1 && ready.length > 0) {
		const moved = ready.splice(Math.floor(Math.random() * ready.length), 1)[0]();
		if (moved) allowance -= 1;
	}
}

const tables = Array.from({ length: rooms }, (_, number) => new Table(number));
for (let at = 0; at < rooms; at += 10) {
	await Promise.all(tables.slice(at, at + 10).map((table) => sit({ port: values.port, seats, table, turn, idle: values.idle })));
}
if (values.idle) {
	console.log(JSON.stringify({ sockets: rooms * seats }));
	process.stdin.resume();
	process.stdin.on('end', () => process.exit(0));
} else {
	if (rate > 0) {
		let last = performance.now();
		setInterval(() => {
			const now = performance.now();
			allowance = Math.min(allowance + ((now - last) * rate) / 1000, rate);
			last = now;
			spend();
		}, 2);
	}
	await new Promise((done) => setTimeout(done, WARM_UP_S * 1000));
	measuring = true;
	console.log(JSON.stringify({ measuring }));
	const begun = performance.now();
	await new Promise((done) => setTimeout(done, seconds * 1000));
	measuring = false;
	const elapsed_s = (performance.now() - begun) / 1000;
	times.sort((a, b) => a - b);
	const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? null;
	console.log(JSON.stringify({ moves: times.length, refusals, moves_per_s: times.length / elapsed_s, steps_per_s: steps / elapsed_s, p50_ms: at(0.5), p99_ms: at(0.99) }));
	process.exit(0);
}
