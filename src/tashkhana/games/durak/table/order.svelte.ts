/** The order of the hand: as the player wishes, and never another one under a finger. */

import { sorted, type Sort } from '$lib/table';

const KEPT = 'tashkhana.durak.hand';

export class HandOrder {
	cards = $state.raw<string[]>([]);
	private byHand: string[] = remembered();

	/** The hand has changed; `pressed`: a finger is on the table, so what lies stays where it is. */
	follow(hand: readonly string[], sort: Sort, trump: string, pressed: boolean): void {
		const wished = sorted(hand, sort, trump, this.byHand);
		if (!pressed) {
			this.cards = wished;
			return;
		}
		const still = this.cards.filter((card) => hand.includes(card));
		this.cards = [...still, ...wished.filter((card) => !still.includes(card))];
	}

	/** Puts a card to another place; it stays there for as long as the hand is sorted by hand. */
	move(card: string, place: number): void {
		this.byHand = this.cards.filter((other) => other !== card).toSpliced(place, 0, card);
		this.cards = this.byHand;
		remember(this.byHand);
	}
}

function remembered(): string[] {
	try {
		return (sessionStorage.getItem(KEPT) ?? '').split(' ').filter(Boolean);
	} catch {
		return [];
	}
}

function remember(cards: readonly string[]): void {
	try {
		sessionStorage.setItem(KEPT, cards.join(' '));
	} catch {
		// The order is then kept for as long as the page is open.
	}
}
