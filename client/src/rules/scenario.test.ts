import { expect, test } from 'vitest';
import { optionOf, startOf, stepsOf, type Scenario } from './scenario';

const SCENARIO: Scenario = {
	id: 'one',
	position: { trump: 'H', hands: { A: '9S KC', B: 'JS' }, talon: '', attacker: 'A' },
	steps: [
		'A attack 9S',
		{ can: { B: ['cover 9S JS'] }, cannot: { B: { 'cover 9S KD': 'wrong-suit' } } },
		'B cover 9S JS',
		'house',
		{ table: '9S/JS TD', turn: ['A', 'C'], counts: { B: 2 }, result: { fool: 'B' }, match: 'none' },
	],
};

test('the start is every hand and the trump, and nothing for what is empty', () => {
	expect(startOf(SCENARIO).map(({ id, seats, suit, laid }) => [id, seats.join(), suit ?? laid.map(({ card }) => card).join(' ')])).toEqual([
		['page-start-trump', '', 'H'],
		['page-start-hands', 'A', '9S KC'],
		['page-start-hands', 'B', 'JS'],
		['page-start-attacker', 'A', ''],
	]);
});

test('moves are drawn with their cards, the house’s own are not', () => {
	const moves = stepsOf(SCENARIO, ['cover']).filter(({ move }) => move);

	expect(moves).toEqual([
		{ id: 'page-move-attack', seats: ['A'], options: [], move: true, laid: [{ card: '9S' }] },
		{ id: 'page-move-cover', seats: ['B'], options: [], move: true, laid: [{ card: '9S', cover: 'JS' }] },
	]);
});

test('what is allowed and what is not comes with the cards and the reason', () => {
	const [, may, mayNot] = stepsOf(SCENARIO, ['cover']);

	expect(may).toMatchObject({ id: 'example-may', seats: ['B'], options: [{ verb: 'cover' }] });
	expect(mayNot).toMatchObject({
		id: 'example-may-not',
		options: [{ why: 'wrong-suit', laid: [{ card: '9S', cover: 'KD' }] }],
	});
});

test('what must be found is a line each: cards in pairs, seats, numbers, results', () => {
	const found = stepsOf(SCENARIO, []).filter(({ id }) => id.startsWith('page-see-'));

	expect(found.map(({ id }) => id)).toEqual([
		'page-see-table',
		'page-see-turn',
		'page-see-counts',
		'page-see-result-fool',
	]);
	expect(found[0]?.laid).toEqual([{ card: '9S', cover: 'JS' }, { card: 'TD' }]);
	expect(found[1]?.seats).toEqual(['A', 'C']);
	expect(found[2]).toMatchObject({ seats: ['B'], count: 2 });
	expect(found[3]?.seats).toEqual(['B']);
});

test('a seat may have several things, each with a line of its own', () => {
	const found = startOf({ id: 'x', position: { zones: { A: { hand: '9S JD', up: '', down: 'TC' } } }, steps: [] });

	expect(found).toMatchObject([
		{ id: 'page-start-zones-hand', seats: ['A'], laid: [{ card: '9S' }, { card: 'JD' }] },
		{ id: 'page-start-zones-down', seats: ['A'], laid: [{ card: 'TC' }] },
	]);
});

test('a move may name a number', () => {
	expect(optionOf('call 4', [])).toEqual({ verb: 'call', laid: [], count: 4 });
});
