/** Where the cards of Idiot lie: stock on the left, the pile in the middle, burned cards on the right; my places below. */

import { TALL, jitter, type Box, type Spot } from '$lib/table';

/** So many cards of the pile are seen at most. */
export const SEEN = 9;
/** Fewer than these are never spread out, so that the last plays can be read. */
const SPREAD = 4;
/** A cloth lower and wider than this has the number beside the pile, not below it. */
const LOW = 132;
const BROAD = 440;
/** Room below the pile for the number that is asked for; tall letters need more. */
const CHIP = { plain: 42, tall: 54 };

export interface Cloth {
	/** Width of a card in stock and burned pile. */
	w: number;
	stock: Spot;
	burned: Spot;
	/** Where the pile lies. */
	middle: Box;
	/** Width of a card in the pile. */
	pileW: number;
	/** Where the number is said: below the pile, or beside it on a low cloth. */
	chip: { x: number; y: number; beside: boolean };
}

export function cloth(felt: Box, letters: 'plain' | 'tall'): Cloth {
	const beside = felt.h < LOW && felt.w > BROAD;
	const chip = beside ? 0 : CHIP[letters];
	const pileW = Math.max(32, Math.min(96, felt.w * 0.21, (felt.h - chip - 8) / TALL));
	const w = Math.max(30, Math.min(pileW * 0.8, felt.w * 0.13));
	const y = felt.y + (felt.h - chip) / 2;
	const side = w / 2 + (felt.w < 500 ? 10 : 28);
	const left = felt.x + side + w / 2 + 10;
	const right = felt.x + felt.w - side - w / 2 - 10;
	const middle = beside ? { x: left, y: felt.y, w: (right - left) * 0.62, h: felt.h } : { x: left, y: felt.y, w: right - left, h: felt.h };
	return {
		w,
		pileW,
		stock: { x: felt.x + side, y, w, turn: 0, z: 2 },
		burned: { x: felt.x + felt.w - side, y, w, turn: 0, z: 1 },
		middle: { ...middle, y: y - (pileW * TALL) / 2, h: pileW * TALL },
		chip: beside ? { x: middle.x + middle.w + 8, y, beside } : { x: felt.x + felt.w / 2, y: y + (pileW * TALL) / 2 + 6, beside },
	};
}

/** The spots of the last cards of a pile of `count`: the top ones spread out as far as `run` and the last plays go. */
export function pileSpots(count: number, run: number, { middle, pileW: w }: Cloth): Spot[] {
	const seen = Math.min(count, SEEN);
	const spread = Math.min(seen, Math.max(SPREAD, run));
	const under = seen - spread;
	const least = w * 0.05;
	const step = Math.min(w * 0.42, spread > 1 ? (middle.w - w - under * least) / (spread - 1) : 0);
	const wide = w + under * least + (spread - 1) * step;
	const start = middle.x + middle.w / 2 - wide / 2 + w / 2;
	return Array.from({ length: seen }, (_, i) => {
		const off = jitter(count - seen + i + 1);
		const x = start + Math.min(i, under) * least + Math.max(0, i - under) * step;
		return { x, y: middle.y + middle.h / 2 + off.y * 0.5, w, turn: off.turn * 0.14, z: 10 + i };
	});
}

/** How large my cards on the table are, and how high they lie. */
export interface OwnPlan {
	w: number;
	width: number;
	height: number;
}

const GAP = 6;
/** A face-up card lies a little lower than the face-down card below it. */
const OFF = { x: 0.1, y: 0.13 };
const LIFT = 8;

/** A window so low is that of a phone lying on its side. */
export const LYING = 450;

/** `places` of mine in a window `width` wide; `playing`: the hand is empty, so they are what is played from. */
export function planOwn(places: number, width: number, height: number, playing: boolean): OwnPlan {
	const w = height <= LYING ? (places > 4 ? 32 : 44) : standing(places, width, height, playing);
	return { w, width: places * (w * (1 + OFF.x) + GAP), height: Math.ceil(w * (TALL + OFF.y) + LIFT) };
}

function standing(places: number, width: number, height: number, playing: boolean): number {
	const fits = (width / places - GAP) / (1 + OFF.x);
	if (playing) return Math.min(84, fits, Math.max(44, height * 0.11));
	return Math.min(62, fits, Math.max(44, Math.min(width * 0.14, height * 0.075)));
}

/** The spots of the face-down and the face-up card at each of my places. */
export function ownSpots(places: number, box: Box, { w, width }: OwnPlan): { down: Spot; up: Spot }[] {
	const start = box.x + box.w / 2 - width / 2;
	return Array.from({ length: places }, (_, place) => {
		const x = start + GAP / 2 + place * (w * (1 + OFF.x) + GAP) + w / 2;
		const y = box.y + LIFT + (w * TALL) / 2;
		return {
			down: { x, y, w, turn: 0, z: 30 + place },
			up: { x: x + w * OFF.x, y: y + w * OFF.y, w, turn: 0, z: 40 + place },
		};
	});
}

/** The place under a point, or null. */
export function placeUnder(spots: readonly { up: Spot }[], x: number, y: number): number | null {
	const found = spots.findIndex(({ up }) => Math.abs(x - up.x) <= up.w * 0.6 && Math.abs(y - up.y) <= up.w * TALL * 0.6);
	return found < 0 ? null : found;
}
