/**
 * What the browsers of a room say to each other about their lines of sound goes through the house, which hears only
 * so much in a second. So what is said to one seat is gathered, and the seats take turns.
 */

import type { Item } from './peer';

/** What goes in one message. `round`: how often the two began anew; what belongs to an earlier one is void. */
export interface Letter {
	round: number;
	items: Item[];
}

export const TURN_MS = 90;
/** Characters of a letter; the house carries a little more. */
const LONGEST = 12_000;

export class Post {
	private readonly waiting = new Map<number, Letter>();
	private timer: ReturnType<typeof setTimeout> | undefined;

	constructor(private readonly send: (seat: number, data: string) => void) {}

	add(seat: number, round: number, item: Item | null): void {
		const letter = this.waiting.get(seat);
		const items = letter?.round === round ? letter.items : [];
		this.waiting.set(seat, { round, items: item ? [...items, item] : items });
		this.timer ??= setTimeout(() => this.turn(), TURN_MS);
	}

	/** What was to be said to this seat is void. */
	forget(seat: number): void {
		this.waiting.delete(seat);
	}

	end(): void {
		clearTimeout(this.timer);
		this.timer = undefined;
		this.waiting.clear();
	}

	private turn(): void {
		this.timer = undefined;
		const [next] = this.waiting;
		if (!next) return;
		const [seat, { round, items }] = next;
		this.waiting.delete(seat);
		const now = fitting(round, items);
		this.send(seat, JSON.stringify({ round, items: now }));
		if (now.length < items.length) this.waiting.set(seat, { round, items: items.slice(now.length) });
		if (this.waiting.size > 0) this.timer = setTimeout(() => this.turn(), TURN_MS);
	}
}

/** As many of the items as go in one letter, at least one. */
function fitting(round: number, items: Item[]): Item[] {
	let count = items.length;
	while (count > 1 && JSON.stringify({ round, items: items.slice(0, count) }).length > LONGEST) count -= 1;
	return items.slice(0, count);
}

/** The letter that another browser wrote, or null where it makes no sense. */
export function readLetter(data: string): Letter | null {
	try {
		const letter = JSON.parse(data) as Partial<Letter> | null;
		return Number.isSafeInteger(letter?.round) && Array.isArray(letter?.items) ? (letter as Letter) : null;
	} catch {
		return null;
	}
}
