/** Where we are: the start page, or a room. */

export type Place = { page: 'start' } | { page: 'room'; room: string };

const ROOM = /^\/r\/([A-Za-z0-9_-]{1,40})\/?$/;

export function readPlace(path: string): Place {
	const room = ROOM.exec(path)?.[1];
	return room === undefined ? { page: 'start' } : { page: 'room', room };
}

class Router {
	place = $state<Place>(readPlace(location.pathname));

	go(path: string): void {
		history.pushState(null, '', path);
		this.follow();
		window.scrollTo(0, 0);
	}

	follow(): void {
		this.place = readPlace(location.pathname);
	}
}

export const router = new Router();
export const roomPath = (room: string): string => `/r/${room}`;

export function followHistory(): () => void {
	const follow = (): void => router.follow();
	window.addEventListener('popstate', follow);
	return () => window.removeEventListener('popstate', follow);
}
