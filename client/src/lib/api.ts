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

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
	const response = await reach(path, {
		method,
		headers: { Authorization: `Bearer ${secret()}`, 'Content-Type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	const answer: unknown = await response.json().catch(() => null);
	if (!response.ok) throw refusal(response.status, answer);
	return answer as Answer;
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
