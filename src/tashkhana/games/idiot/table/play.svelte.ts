/** What the player is doing: cards chosen, a choice still open, an act on its way, a reason just asked for. */

import { NOTHING, drop, flip, keep, laying, pickUp, swap, tap, word, type Begun, type Meaning, type Move, type Own } from './moves';

/** After an act, taps do nothing for so long: the second of a double tap must not hit what slid under the finger. */
export const QUIET_MS = 350;
/** An act that nobody answered is forgotten after so long; the line to the house asks again by itself. */
const PATIENCE_MS = 4000;
const REASON_MS = 4500;

interface Table {
	moves: () => readonly Move[];
	own: () => Own;
	act: (move: string) => void;
	/** A card, or a face-down place (''), that cannot be played was pressed. */
	refused: (card: string) => void;
}

export class Play {
	begun = $state.raw<Begun>(NOTHING);
	/** The ids of the cards of an act on its way, or null. */
	acting = $state.raw<string[] | null>(null);
	/** Why the last tap did nothing. */
	reason = $state('');

	private quietUntil = 0;
	private patience: ReturnType<typeof setTimeout> | undefined;
	private forgetting: ReturnType<typeof setTimeout> | undefined;

	constructor(
		private readonly table: Table,
		private readonly now: () => number = () => performance.now(),
	) {}

	get inert(): boolean {
		return this.acting !== null;
	}

	/** A new table: what was begun stays as far as it is still possible, and acts may be made again. */
	renewed(): void {
		this.answered();
		this.begun = keep(this.begun, this.table.moves(), this.table.own());
	}

	answered(): void {
		clearTimeout(this.patience);
		this.acting = null;
	}

	tap(card: string): void {
		if (!this.deaf()) this.follow(tap(card, this.begun, this.table.moves(), this.table.own()));
	}

	/** A tap on a place where only a face-down card lies. */
	flip(place: number): void {
		if (!this.deaf()) this.follow(flip(place, this.table.moves()));
	}

	/** A card dropped onto the middle, or onto a face-up card of mine. */
	drop(card: string, onto: string | null): void {
		if (this.deaf()) return;
		const [moves, own] = [this.table.moves(), this.table.own()];
		this.follow(onto === null ? drop(card, this.begun, moves, own) : swap(card, onto, moves, own));
	}

	/** Plays the chosen cards. */
	lay(): void {
		if (this.deaf() || this.begun.kind !== 'chosen') return;
		const { cards } = this.begun;
		const move = laying(this.table.moves(), cards, this.table.own());
		if (move) this.act(move, cards);
	}

	pickUp(): void {
		if (this.deaf()) return;
		if (this.begun.kind === 'picking-up') this.begun = NOTHING;
		else this.follow(pickUp(this.table.moves(), this.table.own()));
	}

	/** Ready, Not me, or Pass, whichever is due. */
	say(): void {
		const due = word(this.table.moves());
		if (due && !this.deaf()) this.act(due, []);
	}

	/** Calls off what was begun; false if nothing was. */
	callOff(): boolean {
		const begun = this.begun.kind !== 'nothing';
		this.begun = NOTHING;
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

	private follow(meaning: Meaning | null): void {
		if (meaning === null) return;
		this.reason = '';
		if (meaning.kind === 'refuse') return this.table.refused(meaning.card);
		if (meaning.kind === 'begin') this.begun = meaning.begun;
		else this.act(meaning.move, meaning.cards);
	}

	private act(move: string, cards: string[]): void {
		this.begun = NOTHING;
		this.reason = '';
		this.acting = cards;
		this.quietUntil = this.now() + QUIET_MS;
		this.patience = setTimeout(() => (this.acting = null), PATIENCE_MS);
		this.table.act(move);
	}
}
