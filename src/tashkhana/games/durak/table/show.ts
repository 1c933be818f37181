/** How each card of the hand is shown: what it may do, why it may not, what it is called. */

import { suitOf } from '$lib/cards/suits';
import type { People } from '$lib/people';
import type { DurakView, HandCard, Seen, Spot } from '$lib/table';
import { covers, playable, type Begun, type Move } from './moves';
import { cardLabel } from './sentences';

/** The last of many cards leaves the stock after so many milliseconds. */
const DEALING_MS = 400;
const AFTER_MS = 45;

export interface Situation {
	people: People;
	seen: Seen;
	moves: readonly Move[];
	begun: Begun;
	/** The cards of an act on its way. */
	acting: readonly string[] | null;
	/** The cards that have just come. */
	fresh: readonly string[];
	/** Whether the table tells what may be played. */
	hints: boolean;
	/** The card under the finger. */
	dragged: string | null;
}

export function showHand(cards: readonly string[], spots: readonly Spot[], now: Situation): HandCard[] {
	const can = playable(now.moves);
	const offered = now.begun.kind === 'passing-on' ? new Set(now.begun.cards) : can;
	const chosen = chosenOf(now);
	const open = now.hints && now.acting === null;
	return cards.map((card, i) => {
		const came = now.fresh.indexOf(card);
		const told = {
			trump: suitOf(card) === (now.seen.view as DurakView).trump,
			chosen: chosen.includes(card),
			// Of a hand that is new as a whole no card is marked.
			fresh: came >= 0 && now.fresh.length < cards.length,
		};
		return {
			...told,
			card,
			spot: spots[i]!,
			label: cardLabel(now.people, card, {
				...told,
				covers: covers(now.moves, card),
				playable: can.has(card),
				why: now.seen.why[card] ? now.people.t(`why-${now.seen.why[card]}`) : '',
				hints: now.hints,
				place: i + 1,
				count: cards.length,
			}),
			playable: open && offered.has(card),
			dimmed: open && can.size > 0 && !offered.has(card),
			delay: came < 0 ? 0 : came * Math.min(AFTER_MS, DEALING_MS / now.fresh.length),
			held: now.dragged === card,
		};
	});
}

function chosenOf({ acting, begun }: Situation): readonly string[] {
	if (acting) return acting;
	if (begun.kind === 'chosen') return begun.cards;
	return begun.kind === 'covering' ? [begun.card] : [];
}
