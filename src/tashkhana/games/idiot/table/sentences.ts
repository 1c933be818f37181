/** What has happened and what is to be done, as sentences of the texts. */

import { joined, listed, spoken } from '$lib/cards/speech';
import { cornerOf, rankOf, type Corner } from '$lib/cards/suits';
import { about, nameOf, type People } from '$lib/people';
import type { Event, IdiotView, Seen } from '../../../../../client/src/protocol';
import { laying, type Begun, type Move, type Own } from './moves';

/** Each event that this seat should hear of, in its order. */
export function tellings(people: People, events: readonly Event[]): string[] {
	return events.map((event) => telling(people, event)).filter((text) => text !== '');
}

function telling(people: People, event: Event): string {
	const { t } = people;
	const id = `event-${event.kind}`;
	const names = (event.cards ?? []).map((card) => spoken(t, card));
	const person = event.seat == null ? {} : about(people, event.seat);
	const mine = event.seat != null && event.seat === people.me;
	const count = event.count ?? 0;
	switch (event.kind) {
		case 'dealt':
			return mine ? t(id, { ...person, count }) : '';
		case 'drew':
			return mine ? t('table-new-cards', { cards: listed(t, names) }) : t(id, { ...person, count });
		case 'passed':
			// The house says so after nearly every play.
			return '';
		case 'swapped':
			return t(id, { ...person, hand: names[0] ?? '', up: names[1] ?? '' });
		default:
			return t(id, { ...person, count, cards: listed(t, names) });
	}
}

/** The rank that the pile asks for: `7 or higher`, for the eye or for the ear. */
export function numberSaid({ t }: People, view: IdiotView, corner: Corner, heard = false): string {
	const form = view.number === null ? 'any' : view.lower ? 'lower' : 'higher';
	return t(`number-${form}${heard ? '-heard' : ''}`, rankArgs(view.number, corner));
}

function rankArgs(rank: string | null, corner: Corner): Record<string, string | number> {
	return rank === null ? {} : { rank: rankOf(rank), corner: cornerOf(rank, corner) };
}

export interface Asking {
	people: People;
	seen: Seen;
	begun: Begun;
	moves: readonly Move[];
	own: Own;
	corner: Corner;
}

/** What to do now, or for whom to wait. */
export function prompt({ people, seen, begun, moves, own, corner }: Asking): string {
	const { t } = people;
	const view = seen.view as IdiotView;
	const verbs = new Set(moves.map(({ verb }) => verb));
	if (begun.kind === 'picking-up') return t('ask-pick-up-card');
	if (begun.kind === 'swapping') return t(own.hand.includes(begun.card) ? 'ask-swap-up' : 'ask-swap-hand');
	if (begun.kind === 'chosen') return t(laying(moves, begun.cards, own) ? 'ask-select-more' : 'ask-companion');
	if (seen.stage !== 'play') return '';
	if (verbs.has('ready')) return t('ask-trade');
	if (verbs.has('decline')) return t('ask-open', rankArgs(view.asked_rank, corner));
	if (verbs.has('pass')) return t('ask-extra');
	if (verbs.has('flip')) return t('ask-flip');
	if (verbs.has('play')) return asked(people, view, corner);
	if (verbs.has('pick-up')) return t('ask-nothing-fits');
	if (verbs.has('jump')) return t('ask-jump');
	return waiting(people, seen, view);
}

function asked({ t }: People, view: IdiotView, corner: Corner): string {
	if (view.again) return t('ask-play-again');
	if (view.number === null) return t('ask-play-any');
	return t(view.lower ? 'ask-play-lower' : 'ask-play-higher', rankArgs(view.number, corner));
}

function waiting(people: People, seen: Seen, view: IdiotView): string {
	const { t, me } = people;
	const due = view.turn === null ? seen.asked : [view.turn];
	const others = due.filter((seat) => seat !== me);
	if (others.length === 0) return '';
	const names = joined(t, others.map((seat) => nameOf(people, seat)));
	const ready = view.phase === 'trade' && me !== null && view.seats[me]?.ready;
	return t(ready ? 'ask-wait-ready' : 'ask-wait', { names });
}

/** What a card of mine is called, with all that can be known about it without looking. */
export interface Told {
	playable: boolean;
	/** The sentence why it cannot be played, where reasons are wished. */
	why: string;
	hints: boolean;
	chosen: boolean;
	fresh: boolean;
}

export function cardLabel({ t }: People, name: string, told: Told): string {
	let label = name;
	if (told.hints && told.playable) label = t('card-playable', { card: label });
	else if (told.hints && told.why) label = t('card-dimmed-why', { card: label, why: told.why });
	if (told.chosen) label = t('card-selected', { card: label });
	return told.fresh ? t('card-new', { card: label }) : label;
}

/** What lies at a place before me. */
export function placeLabel(people: People, up: string | null, down: boolean, place: number): string {
	const { t } = people;
	if (up) return t(down ? 'place-up' : 'place-up-alone', { card: spoken(t, up), place: place + 1 });
	return t(down ? 'place-down' : 'place-empty', { place: place + 1 });
}

/** What stands beside the name of a seat. */
export type Badge = 'out' | 'trading' | 'ready' | 'thinking' | 'waiting';

export function badgeOf(view: IdiotView, seat: number): Badge {
	const shown = view.seats[seat];
	if (!shown || shown.out) return 'out';
	if (view.phase === 'trade') return shown.ready ? 'ready' : 'trading';
	return view.turn === seat && view.phase !== 'over' ? 'thinking' : 'waiting';
}

/** A seat for the ear. */
export function seatLabel(people: People, view: IdiotView, seat: number, count: number): string {
	const { t } = people;
	const name = nameOf(people, seat);
	const shown = view.seats[seat]!;
	if (shown.out) return t('seat-label-out', { name });
	const up = shown.up.filter((card) => card !== null).map((card) => spoken(t, card));
	const down = shown.down.filter(Boolean).length;
	const badge = badgeOf(view, seat);
	const states = [t(`badge-${badge === 'thinking' ? 'turn' : badge}`), ...(view.hat === seat ? [t('badge-hat')] : [])];
	return t('seat-label', {
		name,
		state: listed(t, states),
		cards: t('count-cards', { count }),
		up: up.length > 0 ? listed(t, up) : t('seat-none'),
		down: down > 0 ? t('count-cards', { count: down }) : t('seat-none'),
	});
}

/** Who leads by which card, while it is news. */
export function leading(people: People, seen: Seen): string {
	const view = seen.view as IdiotView;
	if (!view.lead_card || view.turn === null || view.turns > 0 || seen.stage !== 'play') return '';
	return people.t('table-lead-card', { ...about(people, view.turn), card: spoken(people.t, view.lead_card) });
}
