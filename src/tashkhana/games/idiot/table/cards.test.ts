import { expect, test } from 'vitest';
import type { IdiotSeat, IdiotView } from '../../../../../client/src/protocol';
import { NO_IDS, among, identify, nameOf, without } from './cards';

const seat = (up: (string | null)[] = []): IdiotSeat => ({
	count: 3,
	up,
	down: up.map(() => true),
	known: [],
	zone: 'hand',
	ready: true,
	out: false,
});

type Zones = Partial<Pick<IdiotView, 'hand' | 'pile' | 'seats'>>;
const view = (zones: Zones): IdiotView => ({ hand: [], pile: [], seats: [seat(), seat()], ...zones }) as IdiotView;

test('equal cards of two packs have ids of their own', () => {
	const ids = identify(view({ hand: ['9S', '9S'], pile: ['9S'] }), NO_IDS, 0, false);

	expect(new Set([...ids.hand, ...ids.pile]).size).toBe(3);
	expect(ids.hand.map(nameOf)).toEqual(['9S', '9S']);
});

test('a card that is laid is the same card on the pile, from the hand and from a place', () => {
	const first = identify(view({ hand: ['9S', 'KD'], seats: [seat(['9H', null]), seat(['9C'])] }), NO_IDS, 0, false);
	const second = identify(view({ hand: ['KD'], pile: ['9S', '9H', '9C'], seats: [seat([null, null]), seat([null])] }), first, 0, false);

	expect(second.pile).toEqual([first.hand[0], first.ups[0]![0], first.ups[1]![0]]);
	expect(second.hand).toEqual([first.hand[1]]);
});

test('a swap changes places, not ids', () => {
	const first = identify(view({ hand: ['3S', 'KD'], seats: [seat(['AH', '3S']), seat()] }), NO_IDS, 0, false);
	const second = identify(view({ hand: ['AH', 'KD'], seats: [seat(['3S', '3S']), seat()] }), first, 0, false);

	expect(second.hand).toContain(first.ups[0]![0]);
	expect(second.ups[0]).toEqual([first.hand[0], first.ups[0]![1]]);
});

test('the pile comes into my hand as it lay; a drawn card of the same name is another', () => {
	const first = identify(view({ hand: ['KD'], pile: ['9S', '4C'] }), NO_IDS, 0, false);
	const taken = identify(view({ hand: ['4C', '9S', 'KD'] }), first, 0, true);
	const drawn = identify(view({ hand: ['9S', 'KD'] }), first, 0, false);

	expect([...taken.hand].sort()).toEqual([...first.hand, ...first.pile].sort());
	expect(first.pile).not.toContain(drawn.hand[0]);
});

test('names and ids are counted, not only looked up', () => {
	expect(without(['9S', '9S', 'KD'], ['9S'])).toEqual(['9S', 'KD']);
	expect(among(['9S.1', '9S.2', 'KD.3'], ['9S', 'KD'])).toEqual(['9S.1', 'KD.3']);
});
