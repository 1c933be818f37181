/** How each card of the hand is shown: whether it may be thrown, why not, what it is called. */

import type { Seen } from '$lib/house';
import { number } from '$lib/texts.svelte';
import type { HandCard, Spot, T } from '$lib/table';
import { worth } from './cards';
import { throwable, type Move } from './moves';
import { cardLabel } from './sentences';

/** The last of many cards leaves the stock after so many milliseconds. */
const DEALING_MS = 400;
const AFTER_MS = 45;

export interface Situation {
	seen: Seen;
	moves: readonly Move[];
	marks: readonly string[];
	/** The cards of an act on its way. */
	acting: readonly string[] | null;
	/** The cards that have just come. */
	fresh: readonly string[];
	/** The card just taken from the discards, which stays for this turn. */
	taken: string | null;
	/** Whether the table tells what may be thrown. */
	hints: boolean;
	/** The card under the finger. */
	dragged: string | null;
	t: T;
}

export function showHand(cards: readonly string[], spots: readonly Spot[], now: Situation): HandCard[] {
	const { seen, t } = now;
	const can = throwable(now.moves);
	const along = throwable(now.moves, now.marks);
	const open = now.hints && now.acting === null && can.size > 0;
	const strict = seen.settings['faces'] === '11-13';
	const chosen = now.acting ?? now.marks;
	return cards.map((card, i) => {
		const came = now.fresh.indexOf(card);
		const marked = chosen.indexOf(card) + 1;
		const dimmed = open && !can.has(card);
		// Of a hand that is new as a whole no card is marked.
		const fresh = came >= 0 && now.fresh.length < cards.length;
		return {
			card,
			spot: spots[i]!,
			label: cardLabel(t, card, {
				worth: worth(card, strict),
				playable: open && along.has(card),
				why: dimmed && seen.why[card] ? t(`why-${seen.why[card]}`) : '',
				marked,
				marks: chosen.length,
				fresh,
				place: i + 1,
				count: cards.length,
			}),
			trump: false,
			playable: open && along.has(card) && marked === 0,
			dimmed,
			barred: card === now.taken,
			chosen: marked > 0,
			order: marked > 0 && chosen.length > 1 ? number(marked) : '',
			fresh,
			delay: came < 0 ? 0 : came * Math.min(AFTER_MS, DEALING_MS / now.fresh.length),
			held: now.dragged === card,
		};
	});
}
