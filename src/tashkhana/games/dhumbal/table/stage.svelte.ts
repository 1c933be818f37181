/** What is on its way over the cloth: cards that came, cards that are taken away, backs that fly. */

import type { DhumbalView, Seen } from '$lib/house';
import type { Memory } from '$lib/placed.svelte';
import type { Event } from '$lib/table';

const SWEEP_MS = 420;

/** A card taken from the discards on its way to a seat. */
export interface Leaving {
	card: string;
	to: number;
}

/** A back that flies from the stock to a seat, or, with no seat, from the discards to the stock. */
export interface Flight {
	id: number;
	seat: number | null;
	order: number;
}

export class Stage {
	leaving = $state.raw<Leaving[]>([]);
	/** Discards that have just been covered and may still be seen under what flies there. */
	under = $state.raw<string[]>([]);
	flights = $state.raw<Flight[]>([]);
	/** Cards of my hand that have just come. */
	fresh = $state.raw<string[]>([]);

	private seen: Seen | null = null;
	private flown = 0;
	private timers = new Set<ReturnType<typeof setTimeout>>();

	/** `heard` is told of each table as it comes to be seen. */
	constructor(
		private readonly memory: Memory,
		private readonly heard: (events: readonly Event[], seen: Seen) => void,
	) {}

	/** A new table has come. */
	follow(seen: Seen): void {
		const last = this.seen;
		if (last && last.version === seen.version && last.deal === seen.deal) return;
		this.seen = seen;
		const before = last && seen.deal === last.deal && seen.version > last.version ? view(last) : null;
		if (seen.events.length > 0) this.heard(seen.events, seen);
		this.forget(before, view(seen));
		this.comes(before, seen);
		if (before && seen.events.length > 0) this.goes(before, seen);
		if (seen.events.length > 0) this.fly(seen);
	}

	landed(id: number): void {
		this.flights = this.flights.filter((flight) => flight.id !== id);
	}

	end(): void {
		for (const timer of this.timers) clearTimeout(timer);
	}

	/** A card that went out of sight comes back from where it then is, not from where it lay. */
	private forget(before: DhumbalView | null, now: DhumbalView): void {
		const known = new Set([...(before ? inSight(before) : []), ...inSight(now)]);
		for (const card of this.memory.keys()) if (!known.has(card)) this.memory.delete(card);
	}

	private comes(before: DhumbalView | null, seen: Seen): void {
		const dealt = seen.events.some(({ kind }) => kind === 'dealt');
		const { hand } = view(seen);
		if (dealt) this.fresh = hand;
		else if (before) this.fresh = hand.filter((card) => !before.hand.includes(card));
	}

	private goes(before: DhumbalView, seen: Seen): void {
		const now = view(seen);
		const taken = seen.events.filter(({ kind, seat }) => kind === 'took' && seat !== seen.seat);
		const leaving = taken.flatMap(({ cards, seat }) => (cards ?? []).map((card) => ({ card, to: seat! })));
		const gone = new Set([...inSight(now), ...leaving.map(({ card }) => card)]);
		const under = now.phase === 'over' ? [] : lying(before).filter((card) => !gone.has(card));
		this.leaving = [...this.leaving, ...leaving];
		this.under = under;
		this.later(() => {
			this.leaving = this.leaving.filter((one) => !leaving.includes(one));
			if (this.under === under) this.under = [];
		});
	}

	/** Backs to the others, in the order in which they draw; a few to the stock when it is made anew. */
	private fly(seen: Seen): void {
		const ways = seen.events.flatMap(({ kind, seat, count }) => {
			if (kind === 'rebuilt') return [null, null, null];
			if ((kind !== 'drew' && kind !== 'dealt') || seat === seen.seat) return [];
			return Array.from({ length: count ?? 0 }, () => seat!);
		});
		const flights = ways.map((seat, order) => ({ id: (this.flown += 1), seat, order }));
		this.flights = [...this.flights, ...flights];
	}

	private later(what: () => void): void {
		const timer = setTimeout(() => {
			this.timers.delete(timer);
			what();
		}, SWEEP_MS);
		this.timers.add(timer);
	}
}

function view(seen: Seen): DhumbalView {
	return seen.view as DhumbalView;
}

/** The discards that lie face up in sight, the lowest first. */
export function lying({ last, thrown, top }: DhumbalView): string[] {
	const cards = [...last, ...thrown];
	return cards.length === 0 && top ? [top] : cards;
}

function inSight(of: DhumbalView): string[] {
	return [...of.hand, ...lying(of), ...of.shown.flat()];
}
