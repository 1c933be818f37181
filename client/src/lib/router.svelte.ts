/** Where we are: the start page, the rules of a game, or a room; there the rules may lie over the table. */

export type Place =
	| { page: 'start' }
	| { page: 'rules'; game: string; search: string }
	| { page: 'room'; room: string; rules: boolean };

const ROOM = /^\/r\/([A-Za-z0-9_-]{1,40})\/?$/;
const RULES = /^\/rules\/([a-z][a-z0-9_-]{0,40})\/?$/;
const OVER = '#rules';

export function readPlace({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Place {
	const room = ROOM.exec(pathname)?.[1];
	if (room !== undefined) return { page: 'room', room, rules: hash === OVER };
	const game = RULES.exec(pathname)?.[1];
	return game === undefined ? { page: 'start' } : { page: 'rules', game, search };
}

class Router {
	place = $state<Place>(readPlace(location));

	go(path: string): void {
		history.pushState(null, '', path);
		this.follow();
		window.scrollTo(0, 0);
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

export function followHistory(): () => void {
	const follow = (): void => router.follow();
	window.addEventListener('popstate', follow);
	return () => window.removeEventListener('popstate', follow);
}
