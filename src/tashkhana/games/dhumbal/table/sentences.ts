/** What has happened and what is to be done, as sentences of the texts. */

import { joined, listed, spoken } from '$lib/cards/speech';
import type { DhumbalResult, DhumbalView, Seen } from '$lib/house';
import { about, nameOf, type People } from '$lib/people';
import type { Event, T } from '$lib/table';
import { has, mayDraw, slappable, type Move } from './moves';
import { isOut } from './points';

/** Each event that this seat should hear of, in its order. */
export function tellings(people: People, events: readonly Event[]): string[] {
	return events.map((event) => telling(people, event)).filter((text) => text !== '');
}

function telling(people: People, { kind, seat, cards = [], count = 0, other }: Event): string {
	const { t, me } = people;
	const id = `event-${kind}`;
	const names = listed(t, cards.map((card) => spoken(t, card)));
	const person = seat == null ? {} : about(people, seat);
	const mine = seat != null && seat === me;
	switch (kind) {
		case 'dealt':
			return mine ? t(id, { ...person, count }) : '';
		case 'drew':
			return mine ? t('table-new-cards', { cards: names }) : t(id, person);
		case 'showed':
			return mine ? '' : t(id, { ...person, cards: names });
		case 'called':
		case 'rebuilt':
			return t(id, { ...person, count });
		case 'capped':
		case 'stock-out':
			return t(id, other == null ? {} : about(people, other));
		default:
			return t(id, { ...person, cards: names });
	}
}

/** How the round ended, in one line. */
export function ending(people: People, result: DhumbalResult): string {
	const { t } = people;
	const { caller, caught, ended } = result;
	if (caller === null) return t(ended === 'stock-out' ? 'result-stock-out' : 'result-capped');
	return t(caught ? 'result-call-caught' : 'result-call-good', { ...about(people, caller), count: result.hand[caller] ?? 0 });
}

/** What the round meant for the totals: which became half, and who has left the match. */
export function changes(people: People, { result, view, settings, totals }: Seen): string[] {
	const { t } = people;
	if (result === null) return [];
	const { halved } = result as DhumbalResult;
	const { seats } = view as DhumbalView;
	const gone = totals.flatMap((total, seat) => (isOut(settings, total) && !seats[seat]?.out ? seat : []));
	return [
		...halved.map((seat) => t('result-halved', { ...about(people, seat), count: totals[seat] ?? 0 })),
		...gone.map((seat) => t('event-out', about(people, seat))),
	];
}

/** What to do now, or for whom to wait. */
export function prompt(people: People, seen: Seen, moves: readonly Move[], choosing: boolean): string {
	const { t } = people;
	if (seen.stage !== 'play') return '';
	if (slappable(moves)) return t('ask-slap');
	if (choosing) return t('ask-choose-discard');
	const { phase } = seen.view as DhumbalView;
	if (phase === 'turn' && has(moves, 'discard')) return t(has(moves, 'call') ? 'ask-throw-call' : 'ask-throw-first');
	if (has(moves, 'discard')) return t(seen.settings['sequences'] === 'on' ? 'ask-throw-sequence' : 'ask-throw');
	if (phase === 'drawing' && moves.length > 0) return t('ask-draw-after');
	if (moves.length > 0) return t(drawing(moves));
	return waiting(people, seen);
}

function drawing(moves: readonly Move[]): string {
	if (has(moves, 'call')) return 'ask-draw-call';
	const stockOnly = mayDraw(moves) && moves.length === 1;
	return stockOnly ? 'ask-draw-stock' : 'ask-draw';
}

function waiting(people: People, seen: Seen): string {
	const { t, me } = people;
	const { turn, seats } = seen.view as DhumbalView;
	if (me !== null && seats[me]?.out) return t('event-out', about(people, me));
	return turn === me ? '' : t('ask-wait', { names: joined(t, [nameOf(people, turn)]) });
}

/** What a card of my hand is called, with all that can be known about it without looking. */
export interface Told {
	worth: number;
	playable: boolean;
	/** The sentence why it cannot be thrown, where reasons are wished. */
	why: string;
	/** Its place among the marked cards, or 0. */
	marked: number;
	marks: number;
	fresh: boolean;
	place: number;
	count: number;
}

export function cardLabel(t: T, card: string, told: Told): string {
	let label = t('card-value', { card: spoken(t, card), count: told.worth });
	if (told.why) label = t('card-dimmed-why', { card: label, why: told.why });
	else if (told.playable) label = t('card-playable', { card: label });
	if (told.marked > 0) label = t('table-marked-order', { card: label, place: told.marked, count: told.marks });
	if (told.fresh) label = t('card-new', { card: label });
	return t('card-place', { card: label, place: told.place, count: told.count });
}
