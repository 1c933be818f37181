/** The house's answers over HTTP. */

import type { ClaimSeat, Facts, House, Me, OpenRoom, Opened, Refused } from './house';
import { secret } from './player';

/** The house said no: `code` for its sentence, `facts` for its fields. `offline`: it could not be reached. */
export class NotAllowed extends Error {
	constructor(
		readonly code: string,
		readonly facts: Facts = {},
	) {
		super(code);
	}
}

export const askHouse = (): Promise<House> => ask<House>('GET', '/api/house');
export const askMe = (): Promise<Me> => ask<Me>('GET', '/api/me');
export const openRoom = (wish: OpenRoom): Promise<Opened> => ask<Opened>('POST', '/api/rooms', wish);
export const claimSeat = (claim: ClaimSeat): Promise<Opened> => ask<Opened>('POST', '/api/seat', claim);
export const abandonRoom = (room: string): Promise<unknown> => ask('DELETE', `/api/rooms/${encodeURIComponent(room)}`);
/** The record of a finished match, as the text of a file. */
export const askRecord = (room: string, match: number): Promise<string> =>
	reached('GET', `/api/rooms/${encodeURIComponent(room)}/matches/${match}/record`).then((response) => response.text());

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
	const response = await reached(method, path, body);
	return (await response.json().catch(() => null)) as Answer;
}

/** An answer in which the house says yes. */
async function reached(method: string, path: string, body?: unknown): Promise<Response> {
	const response = await reach(path, {
		method,
		headers: { Authorization: `Bearer ${secret()}`, 'Content-Type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	if (!response.ok) throw refusal(response.status, await response.json().catch(() => null));
	return response;
}

async function reach(path: string, request: RequestInit): Promise<Response> {
	try {
		return await fetch(path, request);
	} catch {
		throw new NotAllowed('offline');
	}
}

function refusal(status: number, answer: unknown): NotAllowed {
	const refused = answer as Partial<Refused> | null;
	if (typeof refused?.code === 'string') return new NotAllowed(refused.code, refused.facts ?? {});
	return new NotAllowed(status >= 502 ? 'offline' : 'internal');
}
