import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DhumbalView, Seen } from '$lib/house';
import type { Event, Spot } from '$lib/table';
import { Stage } from './stage.svelte';

const SPOT: Spot = { x: 0, y: 0, w: 50, turn: 0, z: 1 };

function seen(version: number, view: Partial<DhumbalView>, events: Event[] = []): Seen {
	const whole = { hand: [], last: [], thrown: [], top: null, shown: [], phase: 'turn', ...view };
	return { version, deal: 1, seat: 0, events, view: whole } as unknown as Seen;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of a new deal all cards of the hand are new, and backs fly to the others', () => {
	const stage = new Stage(new Map(), () => {});

	stage.follow(seen(1, { hand: ['AS', '2S'] }, [
		{ kind: 'dealt', seat: 1, count: 2 },
		{ kind: 'dealt', seat: 0, count: 2, cards: ['AS', '2S'] },
	]));

	expect(stage.fresh).toEqual(['AS', '2S']);
	expect(stage.flights.map(({ seat }) => seat)).toEqual([1, 1]);
});

test('a discard that another takes goes to that seat, and is gone then', () => {
	const stage = new Stage(new Map(), () => {});
	stage.follow(seen(1, { last: ['9S'], top: '9S' }));

	stage.follow(seen(2, { last: [], top: null }, [{ kind: 'took', seat: 2, cards: ['9S'], count: 1 }]));
	expect(stage.leaving).toEqual([{ card: '9S', to: 2 }]);
	expect(stage.under).toEqual([]);

	vi.runAllTimers();
	expect(stage.leaving).toEqual([]);
});

test('what a throw covers stays for a moment under it', () => {
	const stage = new Stage(new Map(), () => {});
	stage.follow(seen(1, { last: ['9S'], top: '9S' }));

	stage.follow(seen(2, { last: ['7C', '7D'], top: '7D' }, [{ kind: 'threw', seat: 1, cards: ['7C', '7D'], count: 2 }]));
	expect(stage.under).toEqual(['9S']);

	vi.runAllTimers();
	expect(stage.under).toEqual([]);
});

test('a card out of sight is not remembered where it lay', () => {
	const memory = new Map([['9S', SPOT], ['7C', SPOT], ['stock-0', SPOT]]);
	const stage = new Stage(memory, () => {});
	stage.follow(seen(1, { last: ['9S'], top: '9S' }));
	stage.follow(seen(2, { last: ['7C'], top: '7C' }));
	memory.set('9S', SPOT);

	stage.follow(seen(3, { last: ['2C'], top: '2C' }));

	expect(memory.has('9S')).toBe(false);
});

test('after a gap nothing flies', () => {
	const stage = new Stage(new Map(), () => {});
	stage.follow(seen(9, { hand: ['AS'], last: ['9S'], top: '9S' }));

	expect([stage.fresh, stage.flights, stage.leaving, stage.under]).toEqual([[], [], [], []]);
});

test('everything is heard once', () => {
	const heard = vi.fn();
	const stage = new Stage(new Map(), heard);
	const once = seen(1, {}, [{ kind: 'turned', cards: ['9S'], count: 1 }]);

	stage.follow(once);
	stage.follow(once);

	expect(heard).toHaveBeenCalledTimes(1);
});
