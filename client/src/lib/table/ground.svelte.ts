/** The ground of a table: where its parts stand, whether its history is open, and whether a finger is on it. */

import { tick, untrack } from 'svelte';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { Point } from '../drag';
import { boxes } from '../measure.svelte';
import type { Memory } from '../placed.svelte';
import type { Box, Spot } from '../table';

/** From so many pixels on, the history lies beside the table. */
const WIDE = 1180;
/** So long new cards are marked as new. */
const FRESH_MS = 2600;

export class Ground {
	readonly memory: Memory = new Map();
	readonly measured = boxes();
	root = $state.raw<HTMLElement>();
	/** The history, while it is open. */
	panel = $state.raw<HTMLElement>();
	/** The parts have found their places: from now on what moves is seen to move. */
	ready = $state(false);
	pressed = $state(false);
	historyOpen = $state(untrack(() => (innerWidth.current ?? 0) >= WIDE));

	/** `focusMine`: gives the focus to what the player plays from. */
	constructor(readonly focusMine: () => void) {}

	/** Height of the window. */
	get height(): number {
		return innerHeight.current ?? 600;
	}

	box(name: string): Box {
		return this.measured.box(name);
	}

	/** A point of the page as a point of the table. */
	onTable(point: Point): Point {
		const box = this.root?.getBoundingClientRect();
		return { x: point.x - (box?.left ?? 0), y: point.y - (box?.top ?? 0) };
	}

	find(selector: string): HTMLElement | null {
		return this.root?.querySelector<HTMLElement>(selector) ?? null;
	}

	/** Where the cards of my hand come from and go to. */
	handSpot(w: number): Spot {
		const hand = this.box('hand');
		return { x: hand.x + hand.w / 2, y: hand.y + hand.h / 2, w, turn: 0, z: 90 };
	}

	/** Where the cards of another seat come from and go to: their fan in its plate, if it is seen. */
	plateSpot(seat: number): Spot | null {
		const plate = this.find(`[data-seat="${seat}"]`)?.getBoundingClientRect();
		if (!plate?.width) return null;
		const { x, y } = this.onTable({ x: plate.left, y: plate.top });
		return { x: x + 24, y: y + plate.height / 2, w: 26, turn: 8, z: 80 };
	}

	readonly toggleHistory = (): void => {
		this.historyOpen = !this.historyOpen;
		if (this.historyOpen) void tick().then(() => this.panel?.focus({ preventScroll: true }));
		else this.focusMine();
	};

	/** The focus is not lost when `changes` take away the card or the button that had it. */
	keepFocus(changes: () => unknown): void {
		$effect.pre(() => {
			void [changes(), this.historyOpen];
			untrack(() => this.followFocus());
		});
	}

	/** The new cards of a stage are marked for a moment, once they are seen. */
	age(stage: { fresh: string[] }): void {
		$effect(() => {
			if (stage.fresh.length === 0 || !this.ready) return;
			const timer = setTimeout(() => (stage.fresh = []), FRESH_MS);
			return () => clearTimeout(timer);
		});
	}

	private followFocus(): void {
		const active = document.activeElement;
		if (!(active instanceof HTMLElement) || !this.root?.contains(active)) return;
		void tick().then(() => {
			if (!active.isConnected || active.matches(':disabled')) this.focusMine();
		});
	}
}
