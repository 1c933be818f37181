/** What the player is doing: cards marked in their order, an act on its way, a reason just asked for. */

import { has, mayDraw, slappable, takeable, taking, throwing, type Move } from './moves';

/** After an act, and after a mark on the same card, presses do nothing for so long: a double tap acts once. */
export const QUIET_MS = 350;
/** An act that nobody answered is forgotten after so long; the line to the house asks again by itself. */
const PATIENCE_MS = 4000;
const REASON_MS = 4500;

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
	/** The cards of an act on its way, or null. */
	acting = $state.raw<string[] | null>(null);
	/** Why the last press did nothing. */
	reason = $state('');

	private quietUntil = 0;
	private last = { card: '', until: 0 };
	private patience: ReturnType<typeof setTimeout> | undefined;
	private forgetting: ReturnType<typeof setTimeout> | undefined;

	constructor(
		private readonly table: Table,
		private readonly now: () => number = () => performance.now(),
	) {}

	get inert(): boolean {
		return this.acting !== null;
	}

	/** A new table: marks stay on the cards that are still held, and acts may be made again. */
	renewed(): void {
		this.answered();
		const hand = this.table.hand();
		const kept = this.marks.filter((card) => hand.includes(card) && this.table.barred(card) === null);
		if (kept.length < this.marks.length) this.marks = kept;
	}

	answered(): void {
		clearTimeout(this.patience);
		this.acting = null;
	}

	/** Marks a card, or unmarks it (D-26). */
	tap(card: string): void {
		const now = this.now();
		if (this.deaf() || (card === this.last.card && now < this.last.until)) return;
		this.last = { card, until: now + QUIET_MS };
		const reason = this.table.barred(card);
		if (reason !== null) return this.table.refused(reason);
		this.reason = '';
		this.marks = this.marks.includes(card) ? this.marks.filter((other) => other !== card) : [...this.marks, card];
		this.table.marked(this.marks);
	}

	/** Throws the marked cards. */
	throwMarked(): void {
		if (this.deaf() || this.marks.length === 0) return;
		this.throw(this.marks);
	}

	/** A card dropped onto the discards: alone if nothing is marked, else with the marked cards it belongs to (D-28). */
	drop(card: string): void {
		if (this.deaf()) return;
		if (this.marks.length === 0) this.throw([card]);
		else if (this.marks.includes(card)) this.throw(this.marks);
		else this.table.refused('more-marked');
	}

	draw(): void {
		if (!this.deaf() && mayDraw(this.table.moves())) this.act('draw stock', []);
	}

	take(card: string): void {
		const moves = this.table.moves();
		if (this.deaf() || !takeable(moves, this.table.offers()).includes(card)) return;
		this.act(taking(moves, card), []);
	}

	call(): void {
		if (!this.deaf() && has(this.table.moves(), 'call')) this.act('call', []);
	}

	slap(): void {
		const card = slappable(this.table.moves());
		if (!this.deaf() && card) this.act(`slap ${card}`, [card]);
	}

	/** Unmarks everything; false if nothing was marked. */
	callOff(): boolean {
		const begun = this.marks.length > 0;
		this.marks = [];
		return begun;
	}

	tell(reason: string): void {
		clearTimeout(this.forgetting);
		this.reason = reason;
		this.forgetting = setTimeout(() => (this.reason = ''), REASON_MS);
	}

	end(): void {
		clearTimeout(this.patience);
		clearTimeout(this.forgetting);
	}

	private deaf(): boolean {
		return this.inert || this.now() < this.quietUntil;
	}

	private throw(cards: readonly string[]): void {
		const move = throwing(this.table.moves(), cards);
		if (move === null) this.table.refused(this.table.whyNot(cards));
		else this.act(move, [...cards]);
	}

	private act(move: string, cards: string[]): void {
		this.reason = '';
		this.acting = cards;
		this.quietUntil = this.now() + QUIET_MS;
		this.patience = setTimeout(() => (this.acting = null), PATIENCE_MS);
		this.table.act(move);
	}
}
