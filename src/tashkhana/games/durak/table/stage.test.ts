import type { Bout, DurakView, Event, Pair, Seen } from '$lib/table';
import { beforeEach, expect, test, vi } from 'vitest';
import { LAST_CARD_MS, Stage } from './stage.svelte';

const seat = (count: number) => ({ count, role: 'waiting' as const, done: false, known: [] });

function view(changes: Partial<DurakView>): DurakView {
	return {
		hand: ['KS'],
		trump: 'H',
		trump_card: 'AH',
		talon: 8,
		beaten: 0,
		seats: [seat(1), seat(6)],
		table: [],
		attacker: 1,
		lead: 1,
		defender: 0,
		taking: false,
		limit: 6,
		bout: 1,
		lead_card: null,
		lead_seat: 1,
		history: [],
		...changes,
	};
}

let version = 0;
function seen(changes: Partial<DurakView>, events: Event[]): Seen {
	version += 1;
	return {
		game: 'durak',
		version,
		seat: 0,
		players: 2,
		settings: {},
		stage: 'play',
		deal: 1,
		dealer: 1,
		marks: [0, 0],
		totals: [0, 0],
		asked: [],
		legal: [],
		out: [],
		why: {},
		events,
		result: null,
		match: null,
		view: view(changes),
	};
}

const pair = (attack: string, cover: string | null): Pair => ({ attack, by: 1, cover });
const bout = (ended: Bout['ended'], ...pairs: Pair[]): Bout => ({ number: 1, attacker: 1, defenders: [0], pairs, shown: [], ended });

const attacked = () => seen({ table: [pair('7S', null)], hand: ['9S', 'KS'] }, [{ kind: 'attacked', seat: 1, cards: ['7S'], count: 1 }]);
const beaten = () =>
	seen({ beaten: 2, bout: 2, hand: ['KS', '6D'], history: [bout('beaten', pair('7S', '9S'))] }, [
		{ kind: 'covered', seat: 0, cards: ['7S', '9S'], count: 2 },
		{ kind: 'beaten', seat: 0, cards: ['7S', '9S'], count: 2 },
		{ kind: 'drew', seat: 1, count: 1 },
		{ kind: 'drew', seat: 0, cards: ['6D'], count: 1 },
	]);
const next = () => seen({ beaten: 2, bout: 2, table: [pair('8C', null)], hand: ['KS', '6D'] }, [{ kind: 'attacked', seat: 1, cards: ['8C'], count: 1 }]);

let stage: Stage;

beforeEach(() => {
	vi.useFakeTimers();
	version = 0;
	stage = new Stage();
	stage.follow(seen({ hand: ['9S', 'KS'] }, []));
	stage.follow(attacked());
});

test('a finished bout lies on the table long enough to be seen, however fast the next attack comes', () => {
	stage.follow(beaten());
	stage.follow(next());

	vi.advanceTimersByTime(LAST_CARD_MS - 1);
	expect(LAST_CARD_MS).toBeGreaterThanOrEqual(900);
	expect(stage.ended?.ended).toBe('beaten');
	expect(stage.view?.table).toEqual([pair('7S', '9S')]);
	expect(stage.view?.hand.includes('6D')).toBe(false);

	vi.advanceTimersByTime(1);
	expect(stage.ended).toBeNull();
	expect(stage.leaving.map(({ card, to }) => [card, to])).toEqual([['7S', null], ['9S', null]]);
	expect(stage.view?.table).toEqual([pair('8C', null)]);
	expect(stage.view?.hand).toContain('6D');
});

test('whoever acts meanwhile sees the newest table at once', () => {
	stage.follow(beaten());
	stage.follow(next());
	stage.hurry();

	expect(stage.view?.table).toEqual([pair('8C', null)]);
});

test('taken cards go to the seat that takes them, and not twice to the hand that shows them', () => {
	const took = (defender: number, hand: string[]) =>
		seen({ hand, history: [{ ...bout('taken', pair('7S', null)), defenders: [defender] }] }, [{ kind: 'took', seat: defender, cards: ['7S'], count: 1 }]);
	stage.follow(took(1, ['9S', 'KS']));
	vi.advanceTimersByTime(LAST_CARD_MS);
	expect(stage.leaving).toEqual([{ card: '7S', to: 1, order: 0 }]);

	vi.runAllTimers();
	stage.follow(attacked());
	stage.follow(took(0, ['9S', 'KS', '7S']));
	expect(stage.view?.hand.includes('7S')).toBe(false);
	vi.advanceTimersByTime(LAST_CARD_MS);

	expect(stage.leaving).toEqual([]);
	expect(stage.view?.hand).toContain('7S');
	expect(stage.fresh).toEqual(['7S']);
});

test('cards drawn by others fly face down, one after another, and are gone when they have landed', () => {
	stage.follow(beaten());
	vi.advanceTimersByTime(LAST_CARD_MS);

	expect(stage.flights.map(({ seat: to }) => to)).toEqual([1]);
	stage.landed(stage.flights[0]!.id);
	expect(stage.flights).toEqual([]);
});

test('after a reconnection the table is simply there', () => {
	stage.follow(beaten());
	stage.follow({ ...next(), events: [] });

	expect(stage.ended).toBeNull();
	expect(stage.view?.table).toEqual([pair('8C', null)]);
	expect(stage.flights).toEqual([]);
});
