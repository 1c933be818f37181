/** The order of the hand: as the player wishes, and never another one under a finger. */

export class HandOrder {
	cards = $state.raw<string[]>([]);
	private byHand: string[];

	/** `kept`: the name under which the order by hand is remembered while the page is open. */
	constructor(private readonly kept: string) {
		this.byHand = remembered(kept);
	}

	/**
	 * The hand has changed. `arrange` sorts it; `byHand` is the order in which the player laid cards last.
	 * `pressed`: a finger is on the table, so what lies stays where it is.
	 */
	follow(hand: readonly string[], arrange: (hand: readonly string[], byHand: readonly string[]) => string[], pressed: boolean): void {
		const wished = arrange(hand, this.byHand);
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
		remember(this.kept, this.byHand);
	}
}

function remembered(kept: string): string[] {
	try {
		return (sessionStorage.getItem(kept) ?? '').split(' ').filter(Boolean);
	} catch {
		return [];
	}
}

function remember(kept: string, cards: readonly string[]): void {
	try {
		sessionStorage.setItem(kept, cards.join(' '));
	} catch {
		// The order is then kept for as long as the page is open.
	}
}
