/** Cards glide: an element that is given a new spot travels there from where it is seen now. */

import type { Attachment } from 'svelte/attachments';
import { untrack } from 'svelte';
import { travel } from './motion.svelte';
import { TALL, type Spot } from './table';

const EASE = 'cubic-bezier(0.22, 0.8, 0.3, 1)';

/** Where each card was seen last, so that it goes on from there when another part of the table shows it. */
export type Memory = Map<string, Spot>;

export interface Glide {
	key: string;
	spot: Spot;
	memory: Memory;
	/** Where it comes from when it was not on the table before. */
	from?: (() => Spot | null) | undefined;
	/** Milliseconds to wait, for cards that leave one place one after another. */
	delay?: number | undefined;
	/** Under the finger: it follows at once. */
	held?: boolean | undefined;
}

export function placed(glide: () => Glide): Attachment<HTMLElement> {
	return (element) => {
		let before: Spot | null = null;
		$effect(() => {
			const { key, spot, memory, from, delay, held } = glide();
			const origin = before ?? memory.get(key) ?? untrack(() => from?.() ?? null);
			const start = before ? seenNow(element, before.w, spot.w) : origin && placeOf(origin, spot.w);
			lay(element, spot);
			const moved = origin !== null && !same(origin, spot);
			const time = held ? 0 : travel(moved ? reach(origin, spot) : 0);
			if (moved) go(element, start, placeOf(spot, spot.w), time, before ? 0 : (delay ?? 0));
			before = spot;
			memory.set(key, spot);
		});
	};
}

/** 180 to 260 ms, longer for longer ways. */
function reach(from: Spot, to: Spot): number {
	return Math.min(260, 180 + Math.hypot(from.x - to.x, from.y - to.y) / 5);
}

function same(a: Spot, b: Spot): boolean {
	return a.x === b.x && a.y === b.y && a.w === b.w && a.turn === b.turn;
}

function lay(element: HTMLElement, spot: Spot): void {
	element.style.width = `${spot.w}px`;
	element.style.height = `${spot.w * TALL}px`;
	element.style.zIndex = String(spot.z);
	element.style.transform = placeOf(spot, spot.w);
}

/** The transform that shows a spot by an element that is `w` wide. */
function placeOf(spot: Spot, w: number): string {
	const x = spot.x - w / 2;
	const y = spot.y - (w * TALL) / 2;
	return `translate(${x}px, ${y}px) rotate(${spot.turn}deg) scale(${spot.w / w})`;
}

/** Where an element that was `old` wide is seen at this moment, for the same element `w` wide. */
function seenNow(element: HTMLElement, old: number, w: number): string {
	const shown = getComputedStyle(element).transform;
	if (!shown || shown === 'none') return element.style.transform;
	const [a, b, c, d, e, f] = shown.slice(shown.indexOf('(') + 1, -1).split(',').map(Number) as [number, number, number, number, number, number];
	const s = old / w;
	return `matrix(${a * s}, ${b * s}, ${c * s}, ${d * s}, ${e + (old - w) / 2}, ${f + ((old - w) * TALL) / 2})`;
}

const running = new WeakMap<HTMLElement, Animation>();

function go(element: HTMLElement, from: string | null, to: string, duration: number, delay: number): void {
	running.get(element)?.cancel();
	if (from === null || duration === 0 || !element.animate) return;
	const timing = { duration, delay, easing: EASE, fill: 'backwards' as const };
	running.set(element, element.animate([{ transform: from }, { transform: to }], timing));
}
