/** Where a bubble lies: near its seat, over no card, no button and no other seat. */

export interface Rect {
	x: number;
	y: number;
	w: number;
	h: number;
}

export interface Spot extends Rect {
	/** There is no free place: it lies over the name on the plate, no larger than that. */
	over: boolean;
}

const GAP = 6;
/** So many times its own height a bubble may lie farther away where there is no room beside its seat. */
const STEPS = [0.5, 1, 1.5];

/** `plate`: of the seat; `words`: the part of it without cards; `clear`: what must stay free, the plate included. */
export function placed(size: { w: number; h: number }, plate: Rect, words: Rect, clear: readonly Rect[], bounds: Rect): Spot {
	const { w, h } = size;
	const x = within(plate.x + plate.w / 2 - w / 2, bounds.x, bounds.x + bounds.w - w);
	const y = within(plate.y + plate.h / 2 - h / 2, bounds.y, bounds.y + bounds.h - h);
	const below = plate.y + plate.h + GAP;
	const above = plate.y - h - GAP;
	const beside = [
		{ x: plate.x + plate.w + GAP, y },
		{ x: plate.x - w - GAP, y },
	];
	const farther = STEPS.flatMap((step) => [{ x, y: below + step * h }, { x, y: above - step * h }]);
	const spots = [{ x, y: below }, { x, y: above }, ...beside, ...farther].map((spot) => ({ ...spot, w, h }));
	const free = spots.find((spot) => inside(spot, bounds) && !clear.some((rect) => touch(spot, rect)));
	return free ? { ...free, over: false } : { ...common(words, bounds), over: true };
}

/** The smallest rectangle around all of these; null around none. */
export function around(rects: readonly Rect[]): Rect | null {
	if (rects.length === 0) return null;
	const x = Math.min(...rects.map((rect) => rect.x));
	const y = Math.min(...rects.map((rect) => rect.y));
	const right = Math.max(...rects.map((rect) => rect.x + rect.w));
	const bottom = Math.max(...rects.map((rect) => rect.y + rect.h));
	return { x, y, w: right - x, h: bottom - y };
}

/** The largest part of a plate beside, above or below its cards. */
export function wordsIn(plate: Rect, cards: Rect | null): Rect {
	if (!cards) return plate;
	const right = cards.x + cards.w;
	const bottom = cards.y + cards.h;
	const parts = [
		{ ...plate, x: right, w: plate.x + plate.w - right },
		{ ...plate, w: cards.x - plate.x },
		{ ...plate, h: cards.y - plate.y },
		{ ...plate, y: bottom, h: plate.y + plate.h - bottom },
	];
	return parts.reduce((best, part) => (area(part) > area(best) ? part : best));
}

export function touch(a: Rect, b: Rect): boolean {
	return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** The part of `a` that is in `b`: a plate may lie half under the bar at the top. */
function common(a: Rect, b: Rect): Rect {
	const x = Math.max(a.x, b.x);
	const y = Math.max(a.y, b.y);
	return { x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y };
}

function inside(a: Rect, b: Rect): boolean {
	return a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
}

function area({ w, h }: Rect): number {
	return w > 0 && h > 0 ? w * h : 0;
}

function within(value: number, least: number, most: number): number {
	return Math.max(least, Math.min(most, value));
}
