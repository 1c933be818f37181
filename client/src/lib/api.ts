/** The house's answers over HTTP. */

import type { ClaimMove, ClaimSeat, Facts, House, Me, Merge, MoveCode, OpenRoom, Opened, Refused } from './house';
import { hasMoved } from './moved.svelte';
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
/** What is mine. A browser whose things have moved away is somebody new by the second time. */
export const askMe = (): Promise<Me> =>
	ask<Me>('GET', '/api/me').catch((error: unknown) => {
		if (error instanceof NotAllowed && error.code === 'moved') return ask<Me>('GET', '/api/me');
		throw error;
	});
export const openRoom = (wish: OpenRoom): Promise<Opened> => ask<Opened>('POST', '/api/rooms', wish);
export const claimSeat = (claim: ClaimSeat): Promise<Opened> => ask<Opened>('POST', '/api/seat', claim);
export const abandonRoom = (room: string): Promise<unknown> => ask('DELETE', `/api/rooms/${encodeURIComponent(room)}`);
/** A code that moves all that is mine to another device. */
export const giveMoveCode = (): Promise<MoveCode> => ask<MoveCode>('POST', '/api/me/code');
/** Refused with `moved` once the code has been used. */
export const askWhetherMoved = (): Promise<unknown> => ask('GET', '/api/me/code');
export const claimMove = (claim: ClaimMove): Promise<unknown> => ask('POST', '/api/me/claim', claim);
/** All that hangs on the secret in `merge` becomes `whose`. */
export const mergeInto = (whose: string, merge: Merge): Promise<unknown> =>
	ask('POST', '/api/me/merge', merge, whose);
/** The record of a finished match, as the text of a file. */
export const askRecord = (room: string, match: number): Promise<string> =>
	reached('GET', `/api/rooms/${encodeURIComponent(room)}/matches/${match}/record`).then((response) => response.text());

async function ask<Answer>(method: string, path: string, body?: unknown, as?: string): Promise<Answer> {
	const response = await reached(method, path, body, as);
	return (await response.json().catch(() => null)) as Answer;
}

/** An answer in which the house says yes. `as`: the secret of somebody else than I am. */
async function reached(method: string, path: string, body?: unknown, as?: string): Promise<Response> {
	const used = as ?? secret();
	const response = await reach(path, {
		method,
		headers: { Authorization: `Bearer ${used}`, 'Content-Type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	if (response.ok) return response;
	const refused = refusal(response.status, await response.json().catch(() => null));
	if (refused.code === 'moved' && as === undefined) hasMoved(used);
	throw refused;
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
