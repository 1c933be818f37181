/** How each of my cards is shown: what it may do, why it may not, what it is called. */

import { spoken } from '$lib/cards/speech';
import { isRed, rankOf, suitOf } from '$lib/cards/suits';
import type { People } from '$lib/people';
import type { HandCard, Sort, Spot } from '$lib/table';
import type { Seen } from '../../../../../client/src/protocol';
import { counted, nameOf } from './cards';
import { flips, offered, type Begun, type Move, type Own } from './moves';
import { cardLabel, placeLabel } from './sentences';

/** The last of many cards leaves the stock after so many milliseconds. */
const DEALING_MS = 400;
const AFTER_MS = 45;

/** One of my places on the table. */
export interface OwnPlace {
	place: number;
	up: string | null;
	down: boolean;
	label: string;
	playable: boolean;
	dimmed: boolean;
	chosen: boolean;
}

export interface Situation {
	people: People;
	seen: Seen;
	moves: readonly Move[];
	own: Own;
	begun: Begun;
	/** The ids of an act on its way. */
	acting: readonly string[] | null;
	/** The ids that have just come. */
	fresh: readonly string[];
	/** Whether the table tells what may be played. */
	hints: boolean;
	/** The card under the finger. */
	dragged: string | null;
}

export function showHand(ids: readonly string[], spots: readonly Spot[], now: Situation): HandCard[] {
	const can = offered(now.moves, now.begun, now.own);
	const chosen = chosenOf(now);
	const open = now.hints && now.acting === null && now.moves.length > 0;
	return ids.map((card, i) => {
		const came = now.fresh.indexOf(card);
		// Of a hand that is new as a whole no card is marked.
		const told = { chosen: chosen.includes(card), fresh: came >= 0 && now.fresh.length < ids.length };
		const label = cardLabel(now.people, spoken(now.people.t, card), {
			...told,
			playable: can.has(card),
			why: whyText(now, card),
			hints: now.hints,
		});
		return {
			...told,
			card,
			spot: spots[i]!,
			label: now.people.t('card-place', { card: label, place: i + 1, count: ids.length }),
			trump: false,
			playable: open && can.has(card),
			dimmed: open && !can.has(card),
			delay: came < 0 ? 0 : came * Math.min(AFTER_MS, DEALING_MS / now.fresh.length),
			held: now.dragged === card,
		};
	});
}

export function showOwn(now: Situation): OwnPlace[] {
	const can = offered(now.moves, now.begun, now.own);
	const chosen = chosenOf(now);
	const open = now.hints && now.acting === null && now.moves.length > 0;
	return now.own.down.map((down, place) => {
		const up = now.own.up[place] ?? null;
		const may = up ? can.has(up) : flips(now.moves, place);
		const told = { playable: may, chosen: up !== null && chosen.includes(up), fresh: false };
		const name = placeLabel(now.people, up, down, place);
		return {
			...told,
			place,
			up,
			down,
			label: up || down ? cardLabel(now.people, name, { ...told, why: up ? whyText(now, up) : '', hints: now.hints }) : name,
			playable: open && may,
			// While there is a hand these wait, all of them, and can be read.
			dimmed: open && !may && up !== null && now.own.hand.length === 0,
		};
	});
}

function whyText({ seen, people }: Situation, id: string): string {
	const code = seen.why[nameOf(id)];
	return code ? people.t(`why-${code}`) : '';
}

function chosenOf({ acting, begun }: Situation): readonly string[] {
	if (acting) return acting;
	if (begun.kind === 'chosen') return begun.cards;
	return begun.kind === 'swapping' ? [begun.card] : [];
}

/** The hand in order: by rank, as suits mean nothing here; or by hand, equal names counting as each other. */
export function arranged(ids: readonly string[], sort: Sort, byHand: readonly string[]): string[] {
	const wished = [...ids].sort(byRank);
	if (sort !== 'manual') return wished;
	const known = byHand.map((kept) => wished.find((id) => id === kept)).filter((id) => id !== undefined);
	const left = wished.filter((id) => !known.includes(id));
	const again = counted(byHand.filter((kept) => !known.includes(kept)).map(nameOf));
	// After a reload the numbers are others, the names are the same.
	const named = left.filter((id) => {
		const count = again.get(nameOf(id)) ?? 0;
		again.set(nameOf(id), count - 1);
		return count > 0;
	});
	const order = byHand.map(nameOf);
	named.sort((a, b) => order.indexOf(nameOf(a)) - order.indexOf(nameOf(b)));
	return [...known, ...named, ...left.filter((id) => !named.includes(id))];
}

function byRank(a: string, b: string): number {
	return rankOf(a) - rankOf(b) || Number(isRed(suitOf(a))) - Number(isRed(suitOf(b))) || (a < b ? -1 : 1);
}
