/** What the player is doing: cards chosen, a choice still open, an act on its way, a reason just asked for. */

import { Acting } from '$lib/table/acting.svelte';
import { NOTHING, drop, flip, keep, laying, pickUp, swap, tap, word, type Begun, type Meaning, type Move, type Own } from './moves';

interface Table {
	moves: () => readonly Move[];
	own: () => Own;
	act: (move: string) => void;
	/** A card, or a face-down place (''), that cannot be played was pressed. */
	refused: (card: string) => void;
}

export class Play {
	begun = $state.raw<Begun>(NOTHING);

	readonly acts: Acting;

	constructor(
		private readonly table: Table,
		now?: () => number,
	) {
		this.acts = new Acting((move) => table.act(move), now);
	}

	/** A new table: what was begun stays as far as it is still possible, and acts may be made again. */
	renewed(): void {
		this.acts.answered();
		this.begun = keep(this.begun, this.table.moves(), this.table.own());
	}

	tap(card: string): void {
		if (!this.acts.deaf) this.follow(tap(card, this.begun, this.table.moves(), this.table.own()));
	}

	/** A tap on a place where only a face-down card lies. */
	flip(place: number): void {
		if (!this.acts.deaf) this.follow(flip(place, this.table.moves()));
	}

	/** A card dropped onto the middle, or onto a face-up card of mine. */
	drop(card: string, onto: string | null): void {
		if (this.acts.deaf) return;
		const [moves, own] = [this.table.moves(), this.table.own()];
		this.follow(onto === null ? drop(card, this.begun, moves, own) : swap(card, onto, moves, own));
	}

	/** Plays the chosen cards. */
	lay(): void {
		if (this.acts.deaf || this.begun.kind !== 'chosen') return;
		const { cards } = this.begun;
		const move = laying(this.table.moves(), cards, this.table.own());
		if (move) this.act(move, cards);
	}

	pickUp(): void {
		if (this.acts.deaf) return;
		if (this.begun.kind === 'picking-up') this.begun = NOTHING;
		else this.follow(pickUp(this.table.moves(), this.table.own()));
	}

	/** Ready, Not me, or Pass, whichever is due. */
	say(): void {
		const due = word(this.table.moves());
		if (due && !this.acts.deaf) this.act(due, []);
	}

	/** Calls off what was begun; false if nothing was. */
	callOff(): boolean {
		const begun = this.begun.kind !== 'nothing';
		this.begun = NOTHING;
		return begun;
	}

	private follow(meaning: Meaning | null): void {
		if (meaning === null) return;
		this.acts.reason = '';
		if (meaning.kind === 'refuse') return this.table.refused(meaning.card);
		if (meaning.kind === 'begin') this.begun = meaning.begun;
		else this.act(meaning.move, meaning.cards);
	}

	private act(move: string, cards: string[]): void {
		this.begun = NOTHING;
		this.acts.act(move, cards);
	}
}
