/** Where the cards of Durak lie on the cloth: stock on the left, pairs in the middle, beaten pile on the right. */

import { TALL, type Box, type Pair, type Spot } from '$lib/table';

/** The cover lies crosswise over its attack card, so that both corners stay free. Shares of a card's width. */
const COVER = { x: 0.2, y: 0.27, turn: 33 };
const ATTACK_TURN = -3;
/** A pair with its cover, in widths of a card. */
const PAIR = { w: 1.62, h: 1.92, left: 0.56, top: 0.74 };
const NARROWEST = 30;

export interface Cloth {
	/** Width of a card in the stock. */
	stockW: number;
	stock: Spot;
	trump: Spot;
	/** The middle of the beaten pile. */
	beaten: Spot;
	/** Where pairs lie. */
	middle: Box;
}

/** How the cloth is parted. */
export function cloth(felt: Box): Cloth {
	const stockW = Math.max(34, Math.min(84, felt.w * 0.13, (felt.h - 26) / 1.95));
	const wide = stockW * TALL;
	const x = felt.x + 8 + wide / 2;
	const top = felt.y + felt.h / 2 - stockW * 0.98;
	const narrow = felt.w < 500;
	const pile = narrow ? stockW * 0.5 : wide;
	const right = felt.x + felt.w - pile - (narrow ? 8 : 24);
	const left = felt.x + wide + 18;
	return {
		stockW,
		trump: { x, y: top + (stockW * TALL) / 2, w: stockW, turn: 0, z: 1 },
		stock: { x, y: top + stockW * 1.42, w: stockW, turn: 90, z: 4 },
		beaten: { x: felt.x + felt.w - (narrow ? stockW * 0.05 : wide / 2 + 12), y: felt.y + felt.h / 2, w: stockW, turn: 90, z: 1 },
		middle: { x: left, y: felt.y, w: right - left, h: felt.h },
	};
}

/** The spots of the pairs, as large as the box allows. */
export function pairSpots(count: number, box: Box, widest: number): { attack: Spot; cover: Spot }[] {
	const { rows, w } = grid(Math.max(count, 2), box, widest);
	const columns = Math.ceil(count / rows) || 1;
	const cellW = Math.min(box.w / columns, w * PAIR.w * 1.22);
	const cellH = Math.min(box.h / rows, w * PAIR.h * 1.12);
	return Array.from({ length: count }, (_, i) => {
		const row = Math.floor(i / columns);
		const inRow = Math.min(columns, count - row * columns);
		const left = box.x + box.w / 2 + ((i % columns) - inRow / 2) * cellW + (cellW - w * PAIR.w) / 2;
		const top = box.y + box.h / 2 + (row - rows / 2) * cellH + (cellH - w * PAIR.h) / 2;
		const x = left + w * PAIR.left;
		const y = top + w * PAIR.top;
		return {
			attack: { x, y, w, turn: ATTACK_TURN, z: 10 + 2 * i },
			cover: { x: x + w * COVER.x, y: y + w * COVER.y, w, turn: COVER.turn, z: 11 + 2 * i },
		};
	});
}

function grid(count: number, box: Box, widest: number): { rows: number; w: number } {
	let best = { rows: 1, w: 0 };
	for (let rows = 1; rows <= count; rows += 1) {
		const columns = Math.ceil(count / rows);
		const w = Math.min(widest, box.w / columns / PAIR.w, box.h / rows / PAIR.h);
		if (w > best.w + 0.5) best = { rows, w };
	}
	return { ...best, w: Math.max(NARROWEST, best.w) };
}

/** The attack card under a point, the topmost first; a cover counts as its attack. */
export function pairUnder(pairs: readonly Pair[], spots: readonly { attack: Spot; cover: Spot }[], x: number, y: number): Pair | null {
	for (let i = pairs.length - 1; i >= 0; i -= 1) {
		const spot = spots[i];
		if (spot && (inside(spot.attack, x, y) || inside(spot.cover, x, y))) return pairs[i]!;
	}
	return null;
}

function inside(spot: Spot, x: number, y: number): boolean {
	const turn = (-spot.turn * Math.PI) / 180;
	const [dx, dy] = [x - spot.x, y - spot.y];
	const across = dx * Math.cos(turn) - dy * Math.sin(turn);
	const along = dx * Math.sin(turn) + dy * Math.cos(turn);
	return Math.abs(across) <= spot.w / 2 && Math.abs(along) <= (spot.w * TALL) / 2;
}
