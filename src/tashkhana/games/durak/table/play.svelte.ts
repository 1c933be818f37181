/** What the player is doing: cards chosen, a choice still open, an act on its way, a reason just asked for. */

import { NOTHING, dropOnCard, dropOnTable, keep, laying, passOn, tap, target, type Begun, type Meaning, type Move } from './moves';

/** After an act, taps do nothing for so long: the second of a double tap must not hit what slid under the finger. */
export const QUIET_MS = 350;
/** An act that nobody answered is forgotten after so long; the line to the house asks again by itself. */
const PATIENCE_MS = 4000;
const REASON_MS = 4500;

interface Table {
	moves: () => readonly Move[];
	act: (move: string) => void;
	/** A card that cannot be played was pressed. */
	refused: (card: string) => void;
}

export class Play {
	begun = $state.raw<Begun>(NOTHING);
	/** The cards of an act on its way, or null. */
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
		this.begun = keep(this.begun, this.table.moves());
	}

	answered(): void {
		clearTimeout(this.patience);
		this.acting = null;
	}

	tap(card: string): void {
		if (this.deaf()) return;
		this.follow(tap(card, this.begun, this.table.moves()));
	}

	choose(attack: string): void {
		if (this.deaf()) return;
		this.follow(target(attack, this.begun));
	}

	/** A card dropped onto an attack card, or beside those on the table. */
	drop(card: string, attack: string | null): void {
		if (this.deaf()) return;
		const moves = this.table.moves();
		this.follow(attack === null ? dropOnTable(card, this.begun, moves) : dropOnCard(card, attack, this.begun, moves));
	}

	passOn(verb: 'transfer' | 'show'): void {
		if (this.deaf()) return;
		const again = this.begun.kind === 'passing-on' && this.begun.verb === verb;
		if (again) this.begun = NOTHING;
		else this.follow(passOn(verb, this.begun, this.table.moves()));
	}

	/** Plays the chosen cards. */
	lay(): void {
		if (this.deaf() || this.begun.kind !== 'chosen') return;
		const move = laying(this.table.moves(), this.begun.cards);
		if (move) this.act(move);
	}

	/** Plays a move without cards, where it is legal. */
	say(verb: 'take' | 'done'): void {
		if (this.deaf() || !this.table.moves().some((move) => move.verb === verb)) return;
		this.act(verb);
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
		else this.act(meaning.move);
	}

	private act(move: string): void {
		this.begun = NOTHING;
		this.reason = '';
		this.acting = move.split(' ').slice(1);
		this.quietUntil = this.now() + QUIET_MS;
		this.patience = setTimeout(() => (this.acting = null), PATIENCE_MS);
		this.table.act(move);
	}
}
