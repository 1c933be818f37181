/**
 * Which card is which. Packs are shuffled together, so a name does not tell: every card in sight is given an id,
 * its name and a number (`9S.4`), and keeps it while it goes from hand to pile or from a place to the hand.
 */

import type { IdiotView } from '../../../../../client/src/protocol';

/** The ids of the cards in sight, zone by zone as the view has them. */
export interface Ids {
	hand: readonly string[];
	/** By seat and place. */
	ups: readonly (readonly (string | null)[])[];
	pile: readonly string[];
	/** How many ids have been given so far. */
	given: number;
}

export const NO_IDS: Ids = { hand: [], ups: [], pile: [], given: 0 };

/** The name of a card; the name of a name is itself. */
export function nameOf(id: string): string {
	return id.split('.', 1)[0]!;
}

/** The ids of this view, after those of the one before. `me`: my seat; `taking`: whether I have just picked up the pile. */
export function identify(view: IdiotView, before: Ids, me: number | null, taking: boolean): Ids {
	const pool = new Pool(before);
	const mine = me === null ? [] : (before.ups[me] ?? []);
	// What stays in its place keeps its id first.
	const pile = view.pile.map((name, i) => pool.keep(before.pile[i], name));
	const ups = view.seats.map(({ up }, seat) => up.map((name, place) => name && pool.keep(before.ups[seat]?.[place], name)));
	const hand = keepInHand(pool, view.hand, before.hand);
	const cameUp = (seat: number): readonly string[] => (seat === me ? before.hand : []);
	const given = {
		pile: fill(pool, view.pile, pile, [...before.hand, ...before.ups.flat()]),
		ups: view.seats.map(({ up }, seat) => fill(pool, up, ups[seat]!, cameUp(seat))),
		hand: fill(pool, view.hand, hand, taking ? [...before.pile, ...mine] : mine),
	};
	return { ...given, given: pool.given } as Ids;
}

type Found = (string | null | undefined)[];

function keepInHand(pool: Pool, names: readonly string[], before: readonly string[]): Found {
	return names.map((name) => pool.take(name, before));
}

function fill(pool: Pool, names: readonly (string | null)[], found: Found, sources: readonly (string | null)[]): (string | null)[] {
	return names.map((name, i) => name && (found[i] ?? pool.take(name, sources) ?? pool.make(name)));
}

/** The ids that were in sight before and have no new place yet. */
class Pool {
	given: number;
	private readonly left: Set<string>;

	constructor(before: Ids) {
		this.given = before.given;
		this.left = new Set([...before.hand, ...before.pile, ...before.ups.flat().filter((id) => id !== null)]);
	}

	/** This id, if it is a card of this name. */
	keep(id: string | null | undefined, name: string): string | undefined {
		return id && nameOf(id) === name && this.left.delete(id) ? id : undefined;
	}

	/** The first of these ids that is free and of this name. */
	take(name: string, from: readonly (string | null)[]): string | undefined {
		const id = from.find((id) => id !== null && this.left.has(id) && nameOf(id) === name);
		if (id) this.left.delete(id);
		return id ?? undefined;
	}

	make(name: string): string {
		return `${name}.${(this.given += 1)}`;
	}
}

/** How often each of these occurs. */
export function counted(items: readonly string[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
	return counts;
}

/** These names without those, each taken away once. */
export function without(names: readonly string[], taken: readonly string[]): string[] {
	const away = counted(taken);
	return names.filter((name) => {
		const left = away.get(name) ?? 0;
		if (left > 0) away.set(name, left - 1);
		return left === 0;
	});
}

/** Those of the ids whose names are among these, each name as often as it occurs there. */
export function among(ids: readonly string[], names: readonly string[]): string[] {
	const left = counted(names);
	return ids.filter((id) => {
		const count = left.get(nameOf(id)) ?? 0;
		left.set(nameOf(id), count - 1);
		return count > 0;
	});
}
