/** What the player is doing: cards marked in their order, an act on its way, a reason just asked for. */

import { Acting, QUIET_MS } from '$lib/table/acting.svelte';
import { has, mayDraw, slappable, takeable, taking, throwing, type Move } from './moves';

interface Table {
	moves: () => readonly Move[];
	hand: () => readonly string[];
	/** The discards that lie on offer. */
	offers: () => readonly string[];
	/** The reason against a card that may not even be marked, or null. */
	barred: (card: string) => string | null;
	/** The reason against these cards together. */
	whyNot: (marked: readonly string[]) => string;
	act: (move: string) => void;
	/** Something was asked for that cannot be. */
	refused: (code: string) => void;
	/** Cards were marked or unmarked. */
	marked: (cards: readonly string[]) => void;
}

export class Play {
	/** In the order of marking. */
	marks = $state.raw<string[]>([]);
	private last = { card: '', until: 0 };

	readonly acts: Acting;

	constructor(
		private readonly table: Table,
		now?: () => number,
	) {
		this.acts = new Acting((move) => table.act(move), now);
	}

	/** A new table: marks stay on the cards that are still held, and acts may be made again. */
	renewed(): void {
		this.acts.answered();
		const hand = this.table.hand();
		const kept = this.marks.filter((card) => hand.includes(card) && this.table.barred(card) === null);
		if (kept.length < this.marks.length) this.marks = kept;
	}

	/** Marks a card, or unmarks it (D-26). */
	tap(card: string): void {
		const now = this.acts.now();
		if (this.acts.deaf || (card === this.last.card && now < this.last.until)) return;
		this.last = { card, until: now + QUIET_MS };
		const reason = this.table.barred(card);
		if (reason !== null) return this.table.refused(reason);
		this.acts.reason = '';
		this.marks = this.marks.includes(card) ? this.marks.filter((other) => other !== card) : [...this.marks, card];
		this.table.marked(this.marks);
	}

	/** Throws the marked cards. */
	throwMarked(): void {
		if (this.acts.deaf || this.marks.length === 0) return;
		this.throw(this.marks);
	}

	/** A card dropped onto the discards: alone if nothing is marked, else with the marked cards it belongs to (D-28). */
	drop(card: string): void {
		if (this.acts.deaf) return;
		if (this.marks.length === 0) this.throw([card]);
		else if (this.marks.includes(card)) this.throw(this.marks);
		else this.table.refused('more-marked');
	}

	draw(): void {
		if (!this.acts.deaf && mayDraw(this.table.moves())) this.acts.act('draw stock', []);
	}

	take(card: string): void {
		const moves = this.table.moves();
		if (this.acts.deaf || !takeable(moves, this.table.offers()).includes(card)) return;
		this.acts.act(taking(moves, card), []);
	}

	call(): void {
		if (!this.acts.deaf && has(this.table.moves(), 'call')) this.acts.act('call', []);
	}

	slap(): void {
		const card = slappable(this.table.moves());
		if (!this.acts.deaf && card) this.acts.act(`slap ${card}`, [card]);
	}

	/** Unmarks everything; false if nothing was marked. */
	callOff(): boolean {
		const begun = this.marks.length > 0;
		this.marks = [];
		return begun;
	}

	private throw(cards: readonly string[]): void {
		const move = throwing(this.table.moves(), cards);
		if (move === null) this.table.refused(this.table.whyNot(cards));
		else this.acts.act(move, [...cards]);
	}
}
