/** Where we are: the start page, the rules of a game, a room (there the rules may lie over the table), or on the way to one. */

import { readCode } from './code';

export type Place =
	| { page: 'start' }
	| { page: 'rules'; game: string; search: string }
	| { page: 'room'; way: Way; room: string; rules: boolean }
	| { page: 'quick'; game: string }
	| { page: 'seat'; code: string };
/** By which link one comes to a room: to sit, or to watch. */
export type Way = 'sit' | 'watch';

const ROOM = /^\/([rw])\/([^/]{1,80})\/?$/;
const QUICK = /^\/quick\/([a-z][a-z0-9_-]{0,40})\/?$/;
const SEAT = /^\/seat\/?$/;
const RULES = /^\/rules\/([a-z][a-z0-9_-]{0,40})\/?$/;
const OVER = '#rules';

export function readPlace({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Place {
	const [, door, code] = ROOM.exec(pathname) ?? [];
	if (code !== undefined) return { page: 'room', way: door === 'w' ? 'watch' : 'sit', room: written(code), rules: hash === OVER };
	const quick = QUICK.exec(pathname)?.[1];
	if (quick !== undefined) return { page: 'quick', game: quick };
	if (SEAT.test(pathname)) return { page: 'seat', code: hash.slice(1) };
	const game = RULES.exec(pathname)?.[1];
	return game === undefined ? { page: 'start' } : { page: 'rules', game, search };
}

/** The code as the house writes it, whatever somebody typed into the address. */
function written(code: string): string {
	try {
		const meant = decodeURIComponent(code);
		return readCode(meant) ?? meant;
	} catch {
		return code;
	}
}

class Router {
	place = $state<Place>(readPlace(location));

	go(path: string): void {
		history.pushState(null, '', path);
		this.follow();
		window.scrollTo(0, 0);
	}

	/** Goes on to a place that stands for the present one: the way back does not lead here again. */
	replace(path: string): void {
		history.replaceState(null, '', path);
		this.follow();
	}

	/** Lays the rules over the table; the way back takes them off again. */
	openRules(): void {
		history.pushState({ over: true }, '', OVER);
		this.follow();
	}

	closeRules(): void {
		const { over } = (history.state ?? {}) as { over?: boolean };
		if (over) return history.back();
		// Whoever came here by an address has nothing to go back to.
		history.replaceState(null, '', location.pathname);
		this.follow();
	}

	follow(): void {
		this.place = readPlace(location);
	}
}

export const router = new Router();

/** A link of ours, followed without loading the page anew; a new tab is the browser's own matter. */
export function follow(event: MouseEvent, path: string): void {
	if (event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	router.go(path);
}
export const roomPath = (room: string): string => `/r/${room}`;
export const watchPath = (code: string): string => `/w/${code}`;
export const quickPath = (game: string): string => `/quick/${game}`;
/** The code stands behind the `#`: no browser sends that part to anybody. */
export const seatPath = (code = ''): string => (code ? `/seat#${code}` : '/seat');

export function followHistory(): () => void {
	const follow = (): void => router.follow();
	window.addEventListener('popstate', follow);
	return () => window.removeEventListener('popstate', follow);
}
