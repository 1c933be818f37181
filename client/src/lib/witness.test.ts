import { beforeEach, expect, test } from 'vitest';
import type { Sealed, Seen, Table } from '../protocol';
import { hearSeal, hearTable, witnessed } from './witness';

const sealed = (deal: number, seal = 'a'.repeat(64)): Sealed => ({ t: 'sealed', match: 1, deal, method: 'tashkhana-1', seal });

function table(seat: number | null, events: Seen['events']): Table {
	return { t: 'table', match: 1, seen: { seat, deal: 1, events } as Seen };
}

beforeEach(() => {
	localStorage.clear();
});

test('a seated browser gives a number of its own, and the same one when it is asked again', () => {
	const number = hearSeal('FIRST', sealed(1), false, true);

	expect(number).toMatch(/^[0-9a-f]{64}$/);
	expect(hearSeal('FIRST', sealed(1), false, true)).toBe(number);
	expect(hearSeal('FIRST', sealed(2), false, true)).not.toBe(number);
	expect(hearSeal('OTHER', sealed(1), false, true)).not.toBe(number);
	expect(witnessed('FIRST', 1, 1)).toMatchObject({ seals: ['a'.repeat(64)], early: true, numbers: [number] });
});

test('a watcher gives none, and nobody does once the cards are dealt', () => {
	expect(hearSeal('WATCH', sealed(1), false, false)).toBeNull();
	expect(hearSeal('LATE', sealed(1), true, true)).toBeNull();
	expect(witnessed('LATE', 1, 1)).toMatchObject({ seals: ['a'.repeat(64)], early: false, numbers: [] });
});

test('who comes back in the middle of a deal still knows what was told before it', () => {
	const number = hearSeal('BACK', sealed(1), false, true);
	hearSeal('BACK', sealed(1), true, true);

	expect(witnessed('BACK', 1, 1)).toMatchObject({ seals: ['a'.repeat(64)], early: true, numbers: [number] });
});

test('another seal for the same deal is not forgotten', () => {
	hearSeal('TWICE', sealed(1), false, true);
	hearSeal('TWICE', sealed(1, 'b'.repeat(64)), false, true);

	expect(witnessed('TWICE', 1, 1).seals).toEqual(['a'.repeat(64), 'b'.repeat(64)]);
});

test('my first cards are remembered, and my place in the order of dealing', () => {
	const dealt = { kind: 'dealt', count: 2 };
	hearTable('HAND', table(1, [{ ...dealt, seat: 2 }, { ...dealt, seat: 0 }, { ...dealt, seat: 1, cards: ['7H', '6C'] }]));
	hearTable('HAND', table(1, [{ kind: 'drew', seat: 1, cards: ['AS'], count: 1 }]));

	expect(witnessed('HAND', 1, 1).dealt).toEqual({ cards: ['7H', '6C'], place: 2, seats: 3 });
});

test('a watcher remembers no cards', () => {
	hearTable('NOBODY', table(null, [{ kind: 'dealt', seat: 0, count: 2 }]));

	expect(witnessed('NOBODY', 1, 1).dealt).toBeNull();
});

test('only the last deals are kept', () => {
	for (let deal = 1; deal <= 40; deal++) hearSeal('LONG', sealed(deal), false, true);

	expect(witnessed('LONG', 1, 1).seals).toEqual([]);
	expect(witnessed('LONG', 1, 40).seals).toHaveLength(1);
	expect((JSON.parse(localStorage.getItem('tashkhana.witness')!) as unknown[]).length).toBeLessThan(40);
});

test('what cannot be read is as good as never seen', () => {
	localStorage.setItem('tashkhana.witness', '[{"room": "BAD"}]');

	expect(witnessed('BAD', 1, 1).seals).toEqual([]);
});
