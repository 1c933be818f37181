/** Points as they are written: with their sign where they are won and lost, without where they add up. */

import type { DhumbalResult, Seen, Settings } from '$lib/house';
import { number } from '$lib/texts.svelte';
import type { T } from '$lib/table';

/** `+38`, `−12`, `0`: left to right in every language. */
export function signed(t: T, points: number): string {
	if (points === 0) return number(0);
	return t(points > 0 ? 'score-plus' : 'score-minus', { count: Math.abs(points) });
}

export function settles(settings: Settings): boolean {
	return settings['scoring'] === 'settlement';
}

/** A running total: more is better in settlement, so it has a sign (D-52). */
export function total(t: T, settings: Settings, points: number): string {
	return settles(settings) ? signed(t, points) : number(points);
}

/** Whether a seat with this total is out of the match, as the table's rule says (`at:100`, `above:200`). */
export function isOut(settings: Settings, points: number): boolean {
	const [word, bound] = String(settings['out'] ?? 'off').split(':');
	if (settles(settings) || bound === undefined) return false;
	return word === 'at' ? points >= Number(bound) : points > Number(bound);
}

/** The rows of a round's result, by seat (HK-18); null where nothing is written. */
export interface Row {
	id: 'hand' | 'took' | 'paid' | 'total';
	cells: (number | null)[];
}

export function rows(seen: Seen): Row[] {
	const result = seen.result as DhumbalResult;
	const away = (seen.view as { seats: { out: boolean }[] }).seats.map(({ out }) => out);
	const cells = (points: readonly number[]): (number | null)[] => points.map((count, seat) => (away[seat] ? null : count));
	const found: Row[] = [
		{ id: 'hand', cells: cells(result.hand) },
		{ id: 'took', cells: cells(result.took) },
	];
	if (settles(seen.settings)) found.push({ id: 'paid', cells: cells(result.paid) });
	return [...found, { id: 'total', cells: seen.totals }];
}
