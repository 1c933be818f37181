/**
 * What lies on the table as the eye follows it: a little behind what is known.
 *
 * A bout that has ended stays to be seen for a moment; what comes meanwhile waits in a queue. The hand and
 * the buttons follow the newest `Seen` and are never kept from the player.
 */

import type { Bout, DurakView, Event, Seen } from '$lib/table';

/** How long the last card of a bout lies before the table is cleared. */
export const LAST_CARD_MS = 1000;
/** How long a bout is seen that ends by a word, its cards having lain before. */
export const LAST_WORD_MS = 700;
/** Under so many waiting tables, nothing is held back. */
const CROWD = 4;
const SWEEP_MS = 420;

export interface Leaving {
	card: string;
	/** The seat that takes it; null: to the beaten pile. */
	to: number | null;
	order: number;
}

/** Cards that travel face down from the stock to a seat. */
export interface Flight {
	id: number;
	seat: number;
	order: number;
}

export class Stage {
	view = $state.raw<DurakView | null>(null);
	/** The bout that has ended and is still to be seen. */
	ended = $state.raw<Bout | null>(null);
	leaving = $state.raw<Leaving[]>([]);
	flights = $state.raw<Flight[]>([]);
	/** Cards of my hand that have just come, and whether from the stock one after another. */
	fresh = $state.raw<string[]>([]);

	private queue: Seen[] = [];
	private held: Seen | null = null;
	private timer: ReturnType<typeof setTimeout> | undefined;
	private deal = 0;
	private version = -1;
	private flown = 0;

	/** `heard` is told of each table as it comes to be seen. */
	constructor(private readonly heard: (events: readonly Event[], seen: Seen) => void = () => {}) {}

	get busy(): boolean {
		return this.held !== null;
	}

	/** A new table has come. */
	follow(seen: Seen): void {
		if (seen.version === this.version && seen.deal === this.deal && this.view) return;
		const gap = this.view === null || seen.events.length === 0 || seen.version < this.version;
		this.version = seen.version;
		this.deal = seen.deal;
		if (gap) return this.jump(seen);
		this.queue.push(seen);
		this.pump();
	}

	/** The player acts: what was held back is shown now. */
	hurry(): void {
		if (this.held) this.release();
		while (this.held) this.release();
	}

	end(): void {
		clearTimeout(this.timer);
	}

	private jump(seen: Seen): void {
		clearTimeout(this.timer);
		this.queue = [];
		this.held = null;
		this.ended = null;
		this.leaving = [];
		if (seen.events.length > 0) this.heard(seen.events, seen);
		this.show(seen);
		// Where nothing is told of how it came, the cards simply lie there; a new deal is dealt.
		if (seen.version > 1 && seen.events.length === 0) this.fresh = [];
	}

	private pump(): void {
		while (this.held === null && this.queue.length > 0) this.take(this.queue.shift()!);
	}

	private take(seen: Seen): void {
		this.heard(seen.events, seen);
		const bout = lastBout(seen);
		if (bout === null) return this.show(seen);
		this.held = seen;
		this.ended = bout;
		this.view = before(this.view!, bout, seen.events);
		const word = seen.events.some(({ kind }) => kind === 'covered' || kind === 'threw') ? LAST_CARD_MS : LAST_WORD_MS;
		this.timer = setTimeout(() => this.release(), this.queue.length > CROWD ? 0 : word);
	}

	private release(): void {
		clearTimeout(this.timer);
		const seen = this.held;
		this.held = null;
		if (seen && this.ended) this.leave(this.ended, (seen.view as DurakView).hand);
		this.ended = null;
		if (seen) this.show(seen);
		this.pump();
	}

	private leave(bout: Bout, hand: readonly string[]): void {
		const to = bout.ended === 'taken' ? bout.defenders.at(-1)! : null;
		const cards = boutCards(bout).filter((card) => !hand.includes(card));
		this.leaving = cards.map((card, order) => ({ card, to, order }));
		setTimeout(() => {
			this.leaving = this.leaving.filter(({ card }) => !cards.includes(card));
		}, SWEEP_MS);
	}

	private show(seen: Seen): void {
		const view = seen.view as DurakView;
		const known = this.view?.hand ?? [];
		const dealt = seen.events.some(({ kind }) => kind === 'dealt');
		this.fresh = dealt ? view.hand : view.hand.filter((card) => !known.includes(card));
		this.view = view;
		this.fly(seen);
	}

	/** Face-down cards to the others, in the order in which they draw. */
	private fly(seen: Seen): void {
		const drawn = seen.events.filter(({ kind, seat }) => (kind === 'drew' || kind === 'dealt') && seat !== seen.seat);
		const seats = drawn.flatMap(({ seat, count }) => Array.from({ length: Math.min(count ?? 0, 6) }, () => seat!));
		const flights = seats.map((seat, order) => ({ id: (this.flown += 1), seat, order }));
		this.flights = [...this.flights, ...flights];
	}

	landed(id: number): void {
		this.flights = this.flights.filter((flight) => flight.id !== id);
	}
}

export function boutCards(bout: Bout): string[] {
	return bout.pairs.flatMap(({ attack, cover }) => (cover ? [attack, cover] : [attack]));
}

/** The bout that ended with this table, or null. */
function lastBout(seen: Seen): Bout | null {
	if (!seen.events.some(({ kind }) => kind === 'beaten' || kind === 'took')) return null;
	return (seen.view as DurakView).history.findLast((bout) => bout.ended !== 'open') ?? null;
}

/** The table as it was when the bout had just ended: cards still lie, nobody has drawn. */
function before(view: DurakView, bout: Bout, events: readonly Event[]): DurakView {
	const laid = events.filter(({ kind }) => ['attacked', 'threw', 'covered', 'transferred'].includes(kind));
	const less = (seat: number): number =>
		laid.reduce((sum, event) => sum + (event.seat === seat ? (event.kind === 'covered' ? 1 : (event.count ?? 0)) : 0), 0);
	const cards = boutCards(bout);
	return {
		...view,
		table: bout.pairs,
		hand: view.hand.filter((card) => !cards.includes(card)),
		seats: view.seats.map((seat, i) => ({ ...seat, count: seat.count - less(i) })),
	};
}
