/** How the player holds the cards: one under the finger, one let go over the table, one where the arrow keys are. */

import type { Point } from '../drag';
import type { HandOrder } from '../order.svelte';
import type { Spot } from '../table';
import type { Acting } from './acting.svelte';
import type { Ground } from './ground.svelte';

interface Table {
	ground: Ground;
	acts: Acting;
	/** Where a card of mine lies when nobody moves it; null for one that is not mine. */
	lies: (card: string) => Spot | null;
	/** A card was let go where it is seen, the finger at this point of the table; whether that played it. */
	letGo: (card: string, spot: Spot, at: Point) => boolean;
}

export class Holding {
	/** `at`: where the finger is on the page, once it has moved. */
	drag = $state.raw<{ card: string; by: Point; at: Point | null } | null>(null);
	/** The card of the hand that the arrow keys are at; when it leaves, the one in its place. */
	readonly current = $derived.by((): string | null => {
		const { cards } = this.order;
		if (this.at && cards.includes(this.at.card)) return this.at.card;
		return cards[Math.min(this.at?.place ?? 0, cards.length - 1)] ?? null;
	});
	/** For the parts from which cards are dragged. */
	readonly drags = {
		begin: (card: string): void => void (this.drag = { card, by: { x: 0, y: 0 }, at: null }),
		move: (by: Point, at: Point): void => void (this.drag &&= { ...this.drag, by, at }),
		end: (at: Point | null): void => this.drop(at),
	};

	private at = $state.raw<{ card: string; place: number } | null>(null);
	/** It waits there for its answer. */
	private dropped = $state.raw<{ card: string; spot: Spot } | null>(null);

	constructor(
		private readonly order: HandOrder,
		private readonly table: Table,
	) {
		$effect.pre(() => {
			if (!table.acts.inert) this.dropped = null;
		});
	}

	/** The card under the finger, or null. */
	get dragged(): string | null {
		return this.drag?.card ?? null;
	}

	readonly focused = (card: string): void => {
		this.at = { card, place: this.order.cards.indexOf(card) };
	};

	/** Where a card is seen that would lie at `spot`. */
	spotOf(card: string, spot: Spot): Spot {
		if (this.drag?.card === card) return { ...spot, x: spot.x + this.drag.by.x, y: spot.y + this.drag.by.y, turn: 0, z: 500 };
		return this.dropped?.card === card ? this.dropped.spot : spot;
	}

	/** Where the cards of the hand are seen that would lie at these spots. */
	spots(fan: readonly Spot[]): Spot[] {
		return this.order.cards.map((card, i) => this.spotOf(card, fan[i]!));
	}

	private drop(point: Point | null): void {
		const card = this.drag?.card;
		const lies = card ? this.table.lies(card) : null;
		const spot = card && lies && this.spotOf(card, lies);
		this.drag = null;
		if (!card || !spot || !point) return;
		const { acts, ground } = this.table;
		if (this.table.letGo(card, spot, ground.onTable(point)) && acts.cards?.includes(card)) this.dropped = { card, spot };
	}
}
