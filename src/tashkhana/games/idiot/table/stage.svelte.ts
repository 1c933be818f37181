/**
 * What lies on the table as the eye follows it: a little behind what is known.
 *
 * A pile that burns, and a card turned over that does not fit, stay to be seen for a moment; what comes meanwhile
 * waits in a queue. The buttons follow the newest `Seen` and are never kept from the player.
 */

import type { Event, IdiotView, Seen } from '../../../../../client/src/protocol';
import { NO_IDS, identify, without, type Ids } from './cards';

/** How long the last cards lie before the pile burns, or is picked up with a card that did not fit. */
export const LAST_CARD_MS = 1000;
/** Under so many waiting tables, nothing is held back. */
const CROWD = 4;
const SWEEP_MS = 420;
/** How long it is called out that somebody picked up. */
const CALL_MS = 1600;
/** So many cards of a sweep are seen to move. */
const SWEPT = 10;

export interface Leaving {
	/** Its id. */
	card: string;
	/** The seat that picks it up; null: it burns. */
	to: number | null;
	order: number;
}

/** Cards that travel face down from the stock to a seat. */
export interface Flight {
	id: number;
	seat: number;
	order: number;
}

/** Where a card came from that was not in sight: a seat, and the place if it lay face down there. */
export interface Origin {
	seat: number;
	place: number | null;
}

/** What is called out over the pile: it burns, or somebody picks it up. */
export interface Call {
	kind: 'burned' | 'picked-up';
	seat: number;
	count: number;
}

export class Stage {
	view = $state.raw<IdiotView | null>(null);
	ids = $state.raw<Ids>(NO_IDS);
	call = $state.raw<Call | null>(null);
	leaving = $state.raw<Leaving[]>([]);
	flights = $state.raw<Flight[]>([]);
	/** Ids in my hand that have just come. */
	fresh = $state.raw<string[]>([]);
	/** Whether they came from the stock. */
	drawn = false;

	private readonly origins = new Map<string, Origin>();
	private queue: Seen[] = [];
	private held: Seen | null = null;
	private timer: ReturnType<typeof setTimeout> | undefined;
	private calling: ReturnType<typeof setTimeout> | undefined;
	private deal = 0;
	private version = -1;
	private flown = 0;

	/** `heard` is told of each table as it comes to be seen; `leave` is called before the table changes. */
	constructor(
		private readonly heard: (events: readonly Event[], seen: Seen) => void = () => {},
		private readonly leave: () => void = () => {},
	) {}

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
		while (this.held) this.release();
	}

	end(): void {
		clearTimeout(this.timer);
		clearTimeout(this.calling);
	}

	originOf(id: string): Origin | null {
		return this.origins.get(id) ?? null;
	}

	landed(id: number): void {
		this.flights = this.flights.filter((flight) => flight.id !== id);
	}

	private jump(seen: Seen): void {
		this.end();
		this.queue = [];
		this.held = null;
		this.call = null;
		this.leaving = [];
		this.origins.clear();
		if (seen.events.length > 0) this.heard(seen.events, seen);
		this.show(seen.view as IdiotView, seen, false);
		// Where nothing is told of how it came, the cards simply lie there.
		if (seen.events.length === 0) this.fresh = [];
	}

	private pump(): void {
		while (this.held === null && this.queue.length > 0) this.take(this.queue.shift()!);
	}

	private take(seen: Seen): void {
		this.heard(seen.events, seen);
		const call = callOf(seen.events);
		const laid = laidBy(seen.events);
		if (call === null || (call.kind === 'picked-up' && laid === null)) return this.settle(seen, call);
		this.held = seen;
		clearTimeout(this.calling);
		this.call = call;
		this.show(before(this.view!, seen, call, laid?.cards ?? []), seen, false);
		this.timer = setTimeout(() => this.release(), this.queue.length > CROWD ? 0 : LAST_CARD_MS);
	}

	private release(): void {
		clearTimeout(this.timer);
		const seen = this.held;
		this.held = null;
		if (seen) this.settle(seen, this.call);
		this.pump();
	}

	/** The table as it is now; what left it is swept away. */
	private settle(seen: Seen, call: Call | null): void {
		const pile = this.ids.pile;
		this.show(seen.view as IdiotView, seen, true);
		if (call === null) return;
		const gone = pile.filter((id) => !this.ids.pile.includes(id) && !this.ids.hand.includes(id)).slice(-SWEPT);
		this.leaving = [...this.leaving, ...gone.map((card, order) => ({ card, to: call.kind === 'burned' ? null : call.seat, order }))];
		setTimeout(() => (this.leaving = this.leaving.filter(({ card }) => !gone.includes(card))), SWEEP_MS);
		this.call = call;
		clearTimeout(this.calling);
		this.calling = setTimeout(() => (this.call = null), call.kind === 'burned' ? SWEEP_MS : CALL_MS);
	}

	private show(view: IdiotView, seen: Seen, final: boolean): void {
		const { seat: me, events } = seen;
		this.leave();
		const [old, known] = [this.view, this.ids];
		const taking = final && events.some(({ kind, seat }) => kind === 'picked-up' && seat === me);
		this.ids = identify(view, known, me, taking);
		this.drawn = events.some(({ kind, seat }) => (kind === 'dealt' || kind === 'drew') && seat === me);
		this.fresh = this.ids.hand.filter((id) => !known.hand.includes(id));
		this.note(old, view, events);
		this.view = view;
		if (final || this.held === null) this.fly(seen);
	}

	/** Remembers who laid the new cards of the pile. */
	private note(old: IdiotView | null, view: IdiotView, events: readonly Event[]): void {
		const laid = laidBy(events);
		if (laid === null || laid.seat == null) return;
		const seat = laid.seat;
		const lay = old?.seats[seat]?.down.findIndex((there, place) => there && !view.seats[seat]?.down[place]) ?? -1;
		for (const id of this.ids.pile) {
			if (!this.origins.has(id)) this.origins.set(id, { seat, place: lay < 0 ? null : lay });
		}
	}

	/** Face-down cards to the others, in the order in which they draw. */
	private fly(seen: Seen): void {
		const drawn = seen.events.filter(({ kind, seat }) => (kind === 'drew' || kind === 'dealt') && seat !== seen.seat);
		const seats = drawn.flatMap(({ seat, count }) => Array.from({ length: Math.min(count ?? 0, 6) }, () => seat!));
		const flights = seats.map((seat, order) => ({ id: (this.flown += 1), seat, order }));
		this.flights = [...this.flights, ...flights];
	}
}

/** What becomes of the pile, if it leaves the table. */
function callOf(events: readonly Event[]): Call | null {
	const event = events.find(({ kind }) => kind === 'burned' || kind === 'picked-up');
	return event ? { kind: event.kind as Call['kind'], seat: event.seat ?? 0, count: event.count ?? 0 } : null;
}

/** The cards laid, and by whom. */
function laidBy(events: readonly Event[]): { seat: number | null; cards: readonly string[] } | null {
	const event = events.find(({ kind }) => ['opened', 'played', 'flipped', 'jumped'].includes(kind));
	return event ? { seat: event.seat ?? null, cards: event.cards ?? [] } : null;
}

/** The table when the last cards had just been laid: they lie on the pile, nobody has drawn or picked up. */
function before(old: IdiotView, seen: Seen, call: Call, laid: readonly string[]): IdiotView {
	const view = seen.view as IdiotView;
	const drew = seen.events.reduce((sum, { kind, count }) => sum + (kind === 'drew' ? (count ?? 0) : 0), 0);
	const count = (seat: number): number => {
		if (seat !== call.seat) return view.seats[seat]!.count;
		return call.kind === 'burned' ? view.seats[seat]!.count - drew : old.seats[seat]!.count;
	};
	return {
		...view,
		pile: [...old.pile, ...laid],
		burned: old.burned,
		stock: view.stock + drew,
		hand: call.seat === seen.seat ? without(old.hand, laid) : view.hand,
		seats: view.seats.map((seat, i) => ({ ...seat, count: count(i) })),
	};
}
