/** What has happened and what is to be done, as sentences of the texts. */

import { joined, listed, spoken } from '$lib/cards/speech';
import { about, nameOf, whoIs, type People } from '$lib/people';
import type { DurakView, Event, Seen } from '$lib/table';
import type { Begun, Move } from './moves';

/** Each event that this seat should hear of, in its order. */
export function tellings(people: People, events: readonly Event[], trump: string): string[] {
	return events.map((event) => telling(people, event, trump)).filter((text) => text !== '');
}

function telling(people: People, event: Event, trump: string): string {
	const { t } = people;
	const id = `event-${event.kind}`;
	const cards = event.cards ?? [];
	const names = listed(t, cards.map((card) => spoken(t, card)));
	const person = event.seat == null ? {} : about(people, event.seat);
	const mine = event.seat != null && event.seat === people.me;
	switch (event.kind) {
		case 'dealt':
			return mine ? t(id, { ...person, count: event.count ?? 0 }) : '';
		case 'trump':
			return t(id, { suit: trump });
		case 'covered':
			return t(id, {
				...person,
				attack: spoken(t, cards[0] ?? '', 'card-object'),
				cover: spoken(t, cards[1] ?? '', 'card-instrument'),
			});
		case 'transferred':
		case 'showed': {
			const next = event.other ?? 0;
			return t(id, { ...person, cards: names, next: nameOf(people, next), nextWho: whoIs(people, next) });
		}
		case 'took':
			return t(id, { ...person, count: event.count ?? 0 });
		case 'drew':
			return mine ? t('table-new-cards', { cards: names }) : t(id, { ...person, count: event.count ?? 0 });
		default:
			return t(id, { ...person, cards: names });
	}
}

/** What to do now, or for whom to wait. */
export function prompt(people: People, seen: Seen, begun: Begun, moves: readonly Move[]): string {
	const { t } = people;
	const view = seen.view as DurakView;
	if (begun.kind === 'covering') return t('ask-choose-cover');
	if (begun.kind === 'passing-on') return t(begun.verb === 'show' ? 'ask-choose-trump' : 'ask-choose-transfer');
	if (begun.kind === 'chosen') return t('ask-select-more');
	if (seen.stage !== 'play') return '';
	const verbs = new Set(moves.map(({ verb }) => verb));
	if (verbs.has('attack')) return t('ask-attack');
	if (verbs.has('transfer') || verbs.has('show')) return t('ask-defend-transfer');
	if (verbs.has('take')) return t('ask-defend');
	if (view.taking && verbs.has('done')) return t('ask-throw-take', about(people, view.defender));
	if (verbs.has('done')) return t('ask-throw');
	if (verbs.has('throw')) return t('ask-throw-anytime');
	return waiting(people, seen, view);
}

function waiting(people: People, seen: Seen, view: DurakView): string {
	const { t, me } = people;
	const asked = seen.asked.filter((seat) => seat !== me);
	if (me !== null && view.seats[me]?.role === 'out' && asked.length === 0) return t('event-out', about(people, me));
	if (asked.length === 0) return '';
	if (asked.length === 1 && asked[0] === view.defender) return t('ask-wait-defender', { name: nameOf(people, view.defender) });
	return t('ask-wait', { names: joined(t, asked.map((seat) => nameOf(people, seat))) });
}

/** Who attacks first and by which card, while it is news (DK-04). */
export function leading(people: People, seen: Seen): string {
	const view = seen.view as DurakView;
	const { t } = people;
	if (view.bout !== 1 || view.lead_seat === null || seen.stage !== 'play') return '';
	const person = about(people, view.lead_seat);
	if (view.lead_card) return t('table-lead-card', { ...person, card: spoken(t, view.lead_card) });
	const byTrump = seen.deal === 1 || seen.settings['next_lead'] === 'lowest_trump';
	return byTrump ? t('table-no-lead-card', person) : '';
}

/** What a card of my hand is called, with all that can be known about it without looking. */
export interface Told {
	trump: boolean;
	covers: readonly string[];
	playable: boolean;
	/** The sentence why it cannot be played, where reasons are wished. */
	why: string;
	hints: boolean;
	chosen: boolean;
	fresh: boolean;
	place: number;
	count: number;
}

export function cardLabel(people: People, card: string, told: Told): string {
	const { t } = people;
	let label = spoken(t, card, told.trump ? 'card-trump' : 'card-name');
	const attacks = joined(t, told.covers.map((attack) => spoken(t, attack, 'card-object')));
	if (told.hints) {
		if (attacks) label = t('card-covers', { card: label, attacks });
		else if (told.playable) label = t('card-playable', { card: label });
		else if (told.why) label = t('card-dimmed-why', { card: label, why: told.why });
	}
	if (told.chosen) label = t('card-selected', { card: label });
	if (told.fresh) label = t('card-new', { card: label });
	return t('card-place', { card: label, place: told.place, count: told.count });
}
