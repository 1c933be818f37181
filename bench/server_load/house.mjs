/** Seats at the house: a room of friends for each table, as browsers fill it. */

import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';

/** Whether the seat has something to say; where nothing could be added, the house says Done for it. */
function isAsked(legal) {
	return legal.length > 1 || (legal.length === 1 && legal[0] !== 'done');
}

export async function sitAtHouse({ port, seats, table, turn, idle }) {
	const secrets = Array.from({ length: seats }, () => randomBytes(24).toString('base64url'));
	const room = await open(port, seats, secrets[0]);
	const sockets = [];
	for (const [seat, secret] of secrets.entries()) sockets.push(await sitDown({ port, room, table, turn, idle, seat, secret }));
	sockets[0].ask({ t: 'start' });
}

async function open(port, seats, secret) {
	const response = await fetch(`http://localhost:${port}/api/rooms`, {
		method: 'POST',
		headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
		body: JSON.stringify({ game: 'durak', preset: 'house', settings: { players: seats }, kind: 'friends' }),
	});
	if (!response.ok) throw new Error(`no room: ${response.status} ${await response.text()}`);
	return (await response.json()).room;
}

function sitDown({ port, room, table, turn, idle, seat, secret }) {
	const socket = new WebSocket(`ws://localhost:${port}/ws/${room}`, { perMessageDeflate: false });
	let asks = 0;
	/** The versions at which moves were asked for that have not been answered. */
	const asked = new Map();
	const ask = (wish, version) => {
		const id = `b${(asks += 1)}`;
		if (version !== undefined) asked.set(id, version);
		socket.send(JSON.stringify({ id, ...wish }));
	};

	function hear(number, seen) {
		const version = number * 10_000 + seen.version;
		table.heard(seat, version);
		if (idle) return;
		if (isAsked(seen.legal)) {
			if (!table.claims(version)) return;
			const move = seen.legal[Math.floor(Math.random() * seen.legal.length)];
			turn(table, version, () => ask({ t: 'act', version: seen.version, move }, version));
		} else if (seat === 0 && seen.stage.endsWith('-over') && table.claims(version)) {
			ask({ t: seen.stage === 'deal-over' ? 'next' : 'again', version: seen.version });
		}
	}

	function answered({ id, code }) {
		if (code && asked.has(id)) table.refused(asked.get(id));
		asked.delete(id);
	}

	return new Promise((done, fail) => {
		socket.on('open', () => ask({ t: 'sit', secret, protocol: 2, name: `P${seat}` }));
		socket.on('error', fail);
		socket.on('message', (data) => {
			const tell = JSON.parse(data);
			if (tell.t === 'welcome') done({ ask });
			else if (tell.t === 'table') hear(tell.match, tell.seen);
			else if (tell.t === 'answer') answered(tell);
			else if (tell.t === 'sealed') ask({ t: 'stir', id: undefined, match: tell.match, deal: tell.deal, number: randomBytes(32).toString('hex') });
			else if (tell.t === 'goodbye') fail(new Error(`goodbye ${tell.code}`));
		});
	});
}
