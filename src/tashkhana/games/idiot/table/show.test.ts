import { expect, test } from 'vitest';
import type { People } from '$lib/people';
import type { Seen } from '../../../../../client/src/protocol';
import { NOTHING, read, type Own } from './moves';
import { arranged, showHand, showOwn, type Situation } from './show';

const t = (id: string, args: Record<string, string | number> = {}): string => [id, ...Object.values(args)].join(' ');
const people: People = { me: 0, count: 2, places: [], t };

function situation(own: Own, legal: string[], changes: Partial<Situation> = {}): Situation {
	return {
		people,
		seen: { why: { '4C': 'lower-than-pile' } } as unknown as Seen,
		moves: read(legal),
		own,
		begun: NOTHING,
		acting: null,
		fresh: [],
		hints: true,
		dragged: null,
		...changes,
	};
}

const spot = { x: 0, y: 0, w: 60, turn: 0, z: 1 };
const OWN: Own = { hand: ['4C.1', '9S.2'], up: ['KD.3', null, null], down: [true, true, false] };

test('playable cards glow, the others are dimmed and say why', () => {
	const [four, nine] = showHand(OWN.hand, [spot, spot], situation(OWN, ['play 9S', 'pick-up']));

	expect(nine).toMatchObject({ playable: true, dimmed: false });
	expect(four).toMatchObject({ playable: false, dimmed: true });
	expect(four!.label).toContain('why-lower-than-pile');
});

test('without hints nothing is given away', () => {
	const [four, nine] = showHand(OWN.hand, [spot, spot], situation(OWN, ['play 9S'], { hints: false }));

	expect([four!.playable, four!.dimmed, nine!.playable]).toEqual([false, false, false]);
	expect(four!.label).not.toContain('why-');
});

test('of each of my places it is said whether a card lies face up, face down, or none', () => {
	const labels = showOwn(situation(OWN, ['play 9S'])).map(({ label }) => label);

	expect(labels[0]).toContain('place-up');
	expect(labels[1]).toContain('place-down');
	expect(labels[2]).toContain('place-empty');
});

test('face-down cards glow when they are due', () => {
	const own: Own = { hand: [], up: [null, null], down: [true, false] };

	expect(showOwn(situation(own, ['flip 1'])).map(({ playable }) => playable)).toEqual([true, false]);
});

test('the hand lies by rank, or by hand even after the numbers of the ids have changed', () => {
	expect(arranged(['KD.1', '9S.2', '9H.3', 'JK1.4', '2C.5'], 'suit', [])).toEqual(['2C.5', '9S.2', '9H.3', 'KD.1', 'JK1.4']);
	expect(arranged(['9S.7', 'KD.8', '4C.9'], 'manual', ['KD.1', '9S.2'])).toEqual(['KD.8', '9S.7', '4C.9']);
});
