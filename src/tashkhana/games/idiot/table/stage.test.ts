import { beforeEach, expect, test, vi } from 'vitest';
import type { Event, IdiotSeat, IdiotView, Seen } from '../../../../../client/src/protocol';
import { nameOf } from './cards';
import { LAST_CARD_MS, Stage } from './stage.svelte';

const seat = (count: number, down = 3): IdiotSeat => ({
	count,
	up: [null, null, null],
	down: [0, 1, 2].map((place) => place < down),
	known: [],
	zone: 'hand',
	ready: true,
	out: false,
});

let version = 0;
function seen(changes: Partial<IdiotView>, events: Event[]): Seen {
	version += 1;
	const view = { hand: ['KD'], pile: ['4C'], seats: [seat(1), seat(3)], stock: 9, burned: 0, ...changes } as IdiotView;
	return { game: 'idiot', version, seat: 0, players: 2, deal: 1, events, view } as unknown as Seen;
}

const burned = () =>
	seen({ pile: [], burned: 2, stock: 8, seats: [seat(1), seat(3)] }, [
		{ kind: 'played', seat: 1, cards: ['TS'], count: 1 },
		{ kind: 'burned', seat: 1, count: 2 },
		{ kind: 'drew', seat: 1, count: 1 },
	]);

let stage: Stage;
beforeEach(() => {
	vi.useFakeTimers();
	stage = new Stage();
	stage.follow(seen({}, []));
});

const pile = () => stage.ids.pile.map(nameOf);

test('a pile that burns is seen with its last card first', () => {
	stage.follow(burned());

	expect(pile()).toEqual(['4C', 'TS']);
	expect(stage.view).toMatchObject({ burned: 0, stock: 9 });
	expect(stage.view?.seats[1]?.count).toBe(2);
	expect(stage.call?.kind).toBe('burned');
	expect(stage.originOf(stage.ids.pile[1]!)).toEqual({ seat: 1, place: null });

	vi.advanceTimersByTime(LAST_CARD_MS);

	expect(pile()).toEqual([]);
	expect(stage.view?.burned).toBe(2);
	expect(stage.leaving.map(({ card, to }) => [nameOf(card), to])).toEqual([
		['4C', null],
		['TS', null],
	]);
	expect(stage.flights).toHaveLength(1);
});

test('what comes meanwhile waits, and an act of mine shows it at once', () => {
	stage.follow(burned());
	stage.follow(seen({ pile: ['5S'], burned: 2 }, [{ kind: 'played', seat: 1, cards: ['5S'], count: 1 }]));
	expect(pile()).toEqual(['4C', 'TS']);

	stage.hurry();

	expect(pile()).toEqual(['5S']);
});

test('a pile picked up goes at once to whom picked it up, and into my hand card by card', () => {
	stage.follow(seen({ pile: [] }, [{ kind: 'picked-up', seat: 1, cards: ['4C'], count: 1 }]));
	expect(stage.leaving.map(({ to }) => to)).toEqual([1]);

	stage.follow(seen({ pile: ['9H'] }, [{ kind: 'played', seat: 1, cards: ['9H'], count: 1 }]));
	const [nine] = stage.ids.pile;
	stage.follow(seen({ pile: [], hand: ['9H', 'KD'] }, [{ kind: 'picked-up', seat: 0, cards: ['9H'], count: 1 }]));

	expect(stage.ids.hand).toContain(nine);
	expect(stage.fresh).toEqual([nine]);
});

test('a card turned over that does not fit lies on the pile for a moment, coming from its place', () => {
	stage.follow(
		seen({ pile: [], hand: ['3D', '4C'], seats: [seat(2, 2), seat(3)] }, [
			{ kind: 'flipped', seat: 0, cards: ['3D'], count: 1 },
			{ kind: 'picked-up', seat: 0, cards: ['4C', '3D'], count: 2 },
		]),
	);

	expect(pile()).toEqual(['4C', '3D']);
	expect(stage.originOf(stage.ids.pile[1]!)).toEqual({ seat: 0, place: 2 });

	vi.advanceTimersByTime(LAST_CARD_MS);

	expect(pile()).toEqual([]);
	expect([...stage.ids.hand].map(nameOf).sort()).toEqual(['3D', '4C']);
});

test('after a gap the table simply lies there', () => {
	stage.follow(burned());
	stage.follow(seen({ pile: ['7S'] }, []));

	expect(pile()).toEqual(['7S']);
	expect(stage.call).toBeNull();
	expect(stage.fresh).toEqual([]);
});
