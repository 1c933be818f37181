/** An act on its way to the house, the quiet after it, and why the last press did nothing. */

import { announce } from '../announce.svelte';

/** After an act, presses do nothing for so long: the second of a double tap must not hit what slid under the finger. */
export const QUIET_MS = 350;
/** An act that nobody answered is forgotten after so long; the line to the house asks again by itself. */
const PATIENCE_MS = 4000;
const REASON_MS = 4500;

export class Acting {
	/** The cards of an act on its way, or null. */
	cards = $state.raw<readonly string[] | null>(null);
	/** Why the last press did nothing. */
	reason = $state('');

	private quietUntil = 0;
	private patience: ReturnType<typeof setTimeout> | undefined;
	private forgetting: ReturnType<typeof setTimeout> | undefined;

	constructor(
		private readonly send: (move: string) => void,
		readonly now: () => number = () => performance.now(),
	) {}

	get inert(): boolean {
		return this.cards !== null;
	}

	/** Whether presses do nothing now. */
	get deaf(): boolean {
		return this.inert || this.now() < this.quietUntil;
	}

	/** Makes a move; `cards` are those that it plays. */
	act(move: string, cards: readonly string[]): void {
		this.reason = '';
		this.cards = cards;
		this.quietUntil = this.now() + QUIET_MS;
		this.patience = setTimeout(() => (this.cards = null), PATIENCE_MS);
		this.send(move);
	}

	answered(): void {
		clearTimeout(this.patience);
		this.cards = null;
	}

	/** Says why the last press did nothing. */
	tell(reason: string): void {
		clearTimeout(this.forgetting);
		this.reason = reason;
		this.forgetting = setTimeout(() => (this.reason = ''), REASON_MS);
		announce(reason);
	}

	end(): void {
		clearTimeout(this.patience);
		clearTimeout(this.forgetting);
	}
}
