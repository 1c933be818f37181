/** Where the seats of a table lie round it, and who has changed places. */

import type { Place } from '../../protocol';

/** The middle of a seat: from -1 (left, top) to 1 (right, bottom). */
export interface At {
	x: number;
	y: number;
}

/** Clockwise from the lower edge. Three columns, so that names have room on a phone. */
const FEW: Record<number, At[]> = {
	2: [at(0, 1), at(0, -1)],
	3: [at(0, 1), at(-1, -0.6), at(1, -0.6)],
	4: [at(0, 1), at(-1, 0), at(0, -1), at(1, 0)],
	5: [at(0, 1), at(-1, 0.3), at(-0.55, -1), at(0.55, -1), at(1, 0.3)],
	6: [at(0, 1), at(-1, 0.6), at(-1, -0.6), at(0, -1), at(1, -0.6), at(1, 0.6)],
};

/** So many seats, clockwise; the first lies nearest. */
export function ring(count: number): At[] {
	return FEW[count] ?? many(count);
}

function many(count: number): At[] {
	const left = Math.ceil((count - 2) / 2);
	const right = count - 2 - left;
	const column = (x: number, seats: number): At[] =>
		Array.from({ length: seats }, (_, n) => at(x, seats === 1 ? 0 : 0.72 - (1.44 * n) / (seats - 1)));
	return [at(0, 1), ...column(-1, left), at(0, -1), ...column(1, right).reverse()];
}

function at(x: number, y: number): At {
	return { x, y };
}

/** The seats in the order in which they lie, mine first; a watcher sees the first one there. */
export function fromMine(count: number, mine: number | null): number[] {
	return Array.from({ length: count }, (_, n) => ((mine ?? 0) + n) % count);
}

/** The two seats whose people have changed places, null where something else has changed, or nothing. */
export function swapped(before: readonly Place[], after: readonly Place[]): [number, number] | null {
	if (before.length !== after.length) return null;
	const other = after.flatMap((place, seat) => (same(place, before[seat]!) ? [] : [seat]));
	const [one, two] = other as [number, number];
	const crossed = other.length === 2 && same(before[one]!, after[two]!) && same(before[two]!, after[one]!);
	return crossed ? [one, two] : null;
}

function same(a: Place, b: Place): boolean {
	return a.free === b.free && a.name === b.name && a.picture === b.picture;
}
