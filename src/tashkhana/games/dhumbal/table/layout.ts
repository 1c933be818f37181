/** Where the cards of Dhumbal lie on the cloth: the stock, and beside it the discards with the last throw in its order. */

import { TALL, type Box, type Spot } from '$lib/table';

/** So much of a covered card stays free, in widths of a card; more where several may be taken. */
const FREE = 0.42;
const APART = 1.06;
const GAP = 0.28;
const WIDEST = 96;
const NARROWEST = 34;
/** A second row lies so much lower, in heights of a card. */
const LOWER = 0.66;
/** Room at the upper and lower edge of the cloth, for glows. */
const EDGE = 10;

export interface Cloth {
	/** Width of a card. */
	w: number;
	stock: Spot;
	/** Where the discards lie under the last throw. */
	pile: Spot;
	last: Spot[];
	thrown: Spot[];
}

export interface Lying {
	last: number;
	/** The throw over it, of a turn that still has to draw. */
	thrown: number;
	/** How many of the last throw may be taken. */
	offers: number;
	/** Whether a throw comes before the draw at this table, so that two throws can lie side by side. */
	two: boolean;
}

/** How the cloth is parted. */
export function cloth(felt: Box, { last, thrown, offers, two }: Lying): Cloth {
	const tall = felt.h >= felt.w * 0.45;
	const below = two && tall;
	const rows = below ? 1 + LOWER : 1;
	const w = Math.max(NARROWEST, Math.min(WIDEST, felt.w * 0.19, (felt.h - 2 * EDGE) / TALL / rows));
	const gap = w * GAP;
	const step = w * (offers > 1 ? APART : FREE);
	const beside = below || thrown === 0 ? 0 : gap + wide(thrown, w, w * FREE);
	const stage = Math.max(wide(Math.max(last, 1), w, step), wide(2, w, w * FREE));
	const room = felt.w - 16 - w - gap - beside;
	const left = felt.x + Math.max(8, Math.min((felt.w - (w + gap + wide(2, w, w * FREE))) / 2, felt.w - 8 - w - gap - beside - stage));
	const y = felt.y + felt.h / 2 - (below ? (LOWER * w * TALL) / 2 : 0);
	const row = left + w + gap;
	const lastRow = across(last, row, y, w, last > 1 ? Math.min(step, (room - w) / (last - 1)) : 0, 10);
	const end = lastRow.at(-1)?.x ?? row + w / 2;
	const second = below ? row + w * 0.3 : end + w / 2 + gap;
	const thrownStep = thrown > 1 ? Math.min(w * FREE, (felt.x + felt.w - 8 - second - w) / (thrown - 1)) : 0;
	return {
		w,
		stock: { x: left + w / 2, y, w, turn: 0, z: 4 },
		pile: { x: row + w / 2, y, w, turn: 0, z: 2 },
		last: lastRow,
		thrown: across(thrown, second, below ? y + w * TALL * LOWER : y, w, thrownStep, 30),
	};
}

function wide(count: number, w: number, step: number): number {
	return w + (count - 1) * step;
}

function across(count: number, left: number, y: number, w: number, step: number, z: number): Spot[] {
	return Array.from({ length: count }, (_, i) => ({ x: left + w / 2 + i * step, y, w, turn: 0, z: z + i }));
}

/** A hand turned up at the end of a round: where its name stands and where its cards lie. */
export interface OpenHand {
	box: Box;
	cards: Spot[];
}

const LINE = 24;
const NARROWEST_OPEN = 26;
/** The result lies in the middle of a large window, so broad; the hands lie beside it, or above it. */
const RESULT = 496;
const NARROWEST_FIELD = 220;

/** Where on the cloth hands can be turned up so that the result does not lie over them: beside it, or above it, down to `free`. */
export function fields(felt: Box, free: number, wide: number, large: boolean): Box[] {
	const [left, right] = [(wide - RESULT) / 2, (wide + RESULT) / 2];
	const beside = [
		{ ...felt, w: left - felt.x },
		{ ...felt, x: right, w: felt.x + felt.w - right },
	].filter(({ w }) => w >= NARROWEST_FIELD);
	if (large && beside.length > 0) return beside;
	return [{ ...felt, h: Math.max(0, Math.min(felt.h, free - felt.y)) }];
}

/** The hands of these seats, shared out over the fields. */
export function opened(counts: readonly number[], parts: readonly Box[]): OpenHand[] {
	const each = Math.ceil(counts.length / parts.length);
	return parts.flatMap((part, i) => inField(counts.slice(i * each, (i + 1) * each), part));
}

/** In as many columns as make the cards largest. */
function inField(counts: readonly number[], field: Box): OpenHand[] {
	const most = Math.max(1, ...counts);
	let best = { columns: counts.length, w: 0 };
	for (let columns = 1; columns <= counts.length; columns += 1) {
		const rows = Math.ceil(counts.length / columns);
		const high = (field.h / rows - LINE - 6) / TALL;
		const broad = (field.w / columns - 12) / (1 + (most - 1) * FREE);
		const w = Math.min(84, high, broad);
		if (w > best.w) best = { columns, w };
	}
	const w = Math.max(NARROWEST_OPEN, best.w);
	const rows = Math.ceil(counts.length / best.columns);
	return counts.map((count, i) => {
		const row = Math.floor(i / best.columns);
		const inRow = Math.min(best.columns, counts.length - row * best.columns);
		const box = {
			x: field.x + (field.w * (i % best.columns)) / inRow,
			y: field.y + (field.h * row) / rows,
			w: field.w / inRow,
			h: field.h / rows,
		};
		const step = count > 1 ? Math.min(w * 0.56, (box.w - 12 - w) / (count - 1)) : 0;
		const left = box.x + (box.w - w - (count - 1) * step) / 2;
		return { box, cards: across(count, left, box.y + LINE / 2 + box.h / 2, w, step, 10) };
	});
}
