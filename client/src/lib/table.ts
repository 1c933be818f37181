/** What every game's table shares: its props, places on the cloth, and how a hand lies. */

import type { Place, Seen } from '../protocol';
import { isRed, rankOf, suitOf, type Corner, type Suit } from './cards/suits';

export type { Bout, DurakView, Event, Pair, Place, Seen, SeatView } from '../protocol';

export type T = (id: string, args?: Record<string, string | number>) => string;

/** The player's wishes that a table follows. */
export interface TablePrefs {
	language: string;
	fourColours: boolean;
	sort: Sort;
	readonly corner: Corner;
}

/** The answer to the last act, when it was no; `n` changes each time. */
export interface Refused {
	code: string;
	facts: Record<string, unknown>;
	n: number;
}

/** What the house gives to the table of a game. The table shows and asks; it never judges. */
export interface TableProps {
	seen: Seen;
	places: readonly Place[];
	act: (move: string) => void;
	refusal: Refused | null;
	prefs: TablePrefs;
	t: T;
	/** The cards of the move that a hint shows. */
	advised: readonly string[];
	/** So many pixels at the lower edge lie under the result. */
	covered?: number;
}

/** What the house gives to a game's own picture of a result. */
export interface ScoreProps {
	seen: Seen;
	places: readonly Place[];
	t: T;
}

/** Where a card lies: its middle and width in pixels of the table, its turn in degrees, and what it lies over. */
export interface Spot {
	x: number;
	y: number;
	w: number;
	turn: number;
	z: number;
}

export interface Box {
	x: number;
	y: number;
	w: number;
	h: number;
}

/** Height of a card by its width. */
export const TALL = 1.4;

export type Sort = 'suit' | 'rank' | 'manual';

const BLACK_FIRST: readonly Suit[] = ['S', 'D', 'C', 'H'];

/** The hand in the order wished: by suit or by rank, trumps last; by hand, with new cards at the right end. */
export function sorted(hand: readonly string[], sort: Sort, trump: string, kept: readonly string[]): string[] {
	if (sort === 'manual') {
		const known = kept.filter((card) => hand.includes(card));
		return [...known, ...hand.filter((card) => !known.includes(card))];
	}
	const suits = suitOrder(hand, trump);
	const place = (card: string): number => suits.indexOf(suitOf(card));
	const bySuit = (a: string, b: string): number => place(a) - place(b) || rankOf(a) - rankOf(b);
	const byRank = (a: string, b: string): number =>
		Number(suitOf(a) === trump) - Number(suitOf(b) === trump) || rankOf(a) - rankOf(b) || place(a) - place(b);
	return [...hand].sort(sort === 'suit' ? bySuit : byRank);
}

/** The suits of a hand, trumps last, the others so that as few of one colour touch as can be. */
export function suitOrder(hand: readonly string[], trump: string): Suit[] {
	const held = BLACK_FIRST.filter((suit) => hand.some((card) => suitOf(card) === suit));
	const last = held.filter((suit) => suit === trump);
	const orders = permutations(held.filter((suit) => suit !== trump)).map((order) => [...order, ...last]);
	const touching = (order: readonly Suit[]): number =>
		order.filter((suit, i) => i > 0 && isRed(suit) === isRed(order[i - 1]!)).length;
	return orders.reduce((best, order) => (touching(order) < touching(best) ? order : best));
}

function permutations<Item>(items: readonly Item[]): Item[][] {
	if (items.length === 0) return [[]];
	return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

/** How a hand of `count` cards lies in `width` pixels: the width of a card, cards per row, and the whole height. */
export interface HandPlan {
	w: number;
	perRow: number;
	rows: number;
	strip: number;
	height: number;
}

/** So much of each covered card stays free: enough for its corner and for a finger. */
const FREE = 24;
const STRIP = 0.7;
/** Room above a hand for cards that are lifted, and for the bow of the fan. */
const LIFT = 18;
const ARC = 10;
const NARROWEST = 44;

/** The largest cards with which the hand fits the width, and `most` pixels of height. */
export function planHand(count: number, width: number, most: number): HandPlan {
	let w = Math.max(NARROWEST, Math.min(104, Math.max(60, width * 0.17), (most - LIFT - ARC) / TALL));
	for (;;) {
		const free = Math.max(FREE, w * 0.37);
		const fits = Math.max(1, Math.floor((width - w) / free) + 1);
		const rows = Math.max(1, Math.ceil(count / fits));
		const strip = w * STRIP;
		const height = Math.ceil(w * TALL + (rows - 1) * strip + LIFT + ARC);
		if (height <= most || w <= NARROWEST) return { w, perRow: Math.ceil(count / rows) || 1, rows, strip, height };
		w = Math.max(NARROWEST, w - 2);
	}
}

/** Where the cards of a hand lie in their box: a fan, or rows that lie over each other. */
export function fan(count: number, box: Box, plan: HandPlan): Spot[] {
	return Array.from({ length: count }, (_, i) => {
		const row = Math.floor(i / plan.perRow);
		const inRow = Math.min(plan.perRow, count - row * plan.perRow);
		const step = Math.min(plan.w * 0.8, inRow > 1 ? (box.w - plan.w) / (inRow - 1) : 0);
		const off = (i % plan.perRow) - (inRow - 1) / 2;
		const arc = plan.rows === 1 && count <= 14 ? off / Math.max(1, (count - 1) / 2) : 0;
		const lean = Math.min(7, count * 1.1);
		return {
			x: box.x + box.w / 2 + off * step,
			y: box.y + LIFT + (plan.w * TALL) / 2 + row * plan.strip + ARC * arc * arc,
			w: plan.w,
			turn: arc * lean,
			z: 100 + i,
		};
	});
}

/** How a card of the hand is shown. */
export interface HandCard {
	card: string;
	spot: Spot;
	/** Its spoken name, with all that can be known about it without looking. */
	label: string;
	trump: boolean;
	playable: boolean;
	dimmed: boolean;
	chosen: boolean;
	fresh: boolean;
	/** Milliseconds after which it leaves the stock, one card after another. */
	delay: number;
	/** It is under the finger. */
	held: boolean;
	/** It must stay in the hand for now, whatever else may be played. */
	barred?: boolean;
	/** What stands over a chosen card: its place among several. */
	order?: string;
}

/** A small, steady disorder for piles: the same for the same number. */
export function jitter(n: number): { turn: number; x: number; y: number } {
	const wave = (by: number): number => Math.sin(n * by) * 0.5 + Math.sin(n * by * 2.7) * 0.5;
	return { turn: wave(2.1) * 24, x: wave(3.7) * 4, y: wave(5.3) * 4 };
}

/** The spot of the `n`th card of an untidy pile. */
export function scattered(spot: Spot, n: number, z: number): Spot {
	const off = jitter(n);
	return { ...spot, x: spot.x + off.x, y: spot.y + off.y, turn: spot.turn + off.turn, z };
}

/** The place in a hand where a card dropped at (x, y) belongs. */
export function placeAt(spots: readonly Spot[], x: number, y: number): number {
	let best = 0;
	let least = Infinity;
	spots.forEach((spot, i) => {
		const away = Math.hypot(spot.x - x, (spot.y - y) * 2);
		if (away < least) [best, least] = [i, away];
	});
	return best;
}

/** Where the focus goes from place `at` of `count`; right is right in every language. */
export function rove(key: string, at: number, count: number, perRow = count): number | null {
	if (count === 0) return null;
	const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + perRow, ArrowUp: at - perRow, Home: 0, End: count - 1 }[key];
	if (to === undefined) return null;
	if (key === 'ArrowRight' || key === 'ArrowLeft') return (to + count) % count;
	return to >= 0 && to < count ? to : null;
}
