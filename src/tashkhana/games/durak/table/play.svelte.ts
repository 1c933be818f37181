/** What the player is doing: cards chosen, a choice still open, an act on its way, a reason just asked for. */

import { Acting } from '$lib/table/acting.svelte';
import { NOTHING, dropOnCard, dropOnTable, keep, laying, passOn, tap, target, type Begun, type Meaning, type Move } from './moves';

interface Table {
	moves: () => readonly Move[];
	act: (move: string) => void;
	/** A card that cannot be played was pressed. */
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
		this.begun = keep(this.begun, this.table.moves());
	}

	tap(card: string): void {
		if (this.acts.deaf) return;
		this.follow(tap(card, this.begun, this.table.moves()));
	}

	choose(attack: string): void {
		if (this.acts.deaf) return;
		this.follow(target(attack, this.begun));
	}

	/** A card dropped onto an attack card, or beside those on the table. */
	drop(card: string, attack: string | null): void {
		if (this.acts.deaf) return;
		const moves = this.table.moves();
		this.follow(attack === null ? dropOnTable(card, this.begun, moves) : dropOnCard(card, attack, this.begun, moves));
	}

	passOn(verb: 'transfer' | 'show'): void {
		if (this.acts.deaf) return;
		const again = this.begun.kind === 'passing-on' && this.begun.verb === verb;
		if (again) this.begun = NOTHING;
		else this.follow(passOn(verb, this.begun, this.table.moves()));
	}

	/** Plays the chosen cards. */
	lay(): void {
		if (this.acts.deaf || this.begun.kind !== 'chosen') return;
		const move = laying(this.table.moves(), this.begun.cards);
		if (move) this.act(move);
	}

	/** Plays a move without cards, where it is legal. */
	say(verb: 'take' | 'done'): void {
		if (this.acts.deaf || !this.table.moves().some((move) => move.verb === verb)) return;
		this.act(verb);
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
		else this.act(meaning.move);
	}

	private act(move: string): void {
		this.begun = NOTHING;
		this.acts.act(move, move.split(' ').slice(1));
	}
}
