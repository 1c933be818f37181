import { expect, test } from 'vitest';
import { mayDraw, read, slappable, takeable, taking, throwable, throwing, whyNot } from './moves';

const SETS = read(['discard 7S', 'discard 7H', 'discard KD', 'discard 7S 7H', 'discard JK1', 'discard JK1 7S']);

test('marked cards are thrown in the order in which they were marked', () => {
	expect(throwing(SETS, ['7H', '7S'])).toBe('discard 7H 7S');
	expect(throwing(SETS, ['7S', 'JK1'])).toBe('discard 7S JK1');
	expect(throwing(SETS, ['7S', 'KD'])).toBeNull();
	expect(throwing(SETS, [])).toBeNull();
});

test('with a card marked, only what goes along with it is still offered', () => {
	expect(throwable(SETS)).toEqual(new Set(['7S', '7H', 'KD', 'JK1']));
	expect(throwable(SETS, ['7S'])).toEqual(new Set(['7S', '7H', 'JK1']));
});

test('the only discard on offer needs no name, one of several does', () => {
	const only = read(['draw stock', 'draw discard']);
	const several = read(['draw stock', 'draw discard 7S', 'draw discard 9S']);

	expect(mayDraw(only)).toBe(true);
	expect(takeable(only, ['9S'])).toEqual(['9S']);
	expect(taking(only, '9S')).toBe('draw discard');
	expect(takeable(several, ['7S', '9S'])).toEqual(['7S', '9S']);
	expect(taking(several, '7S')).toBe('draw discard 7S');
	expect(takeable(read(['draw stock']), ['9S'])).toEqual([]);
});

test('the card that may be slapped down is named', () => {
	expect(slappable(read(['slap 7C']))).toBe('7C');
	expect(slappable(SETS)).toBeNull();
});

const why = (cards: string, sequences = false, wild = false): string => whyNot(cards.split(' '), { QH: 'taken-this-turn' }, sequences, wild);

test('what is no throw says why', () => {
	expect(why('7S 8H')).toBe('not-a-set');
	expect(why('QH QS')).toBe('taken-this-turn');
	expect(why('7S 8S 9S')).toBe('sequences-off');
	expect(why('7S 8S KS')).toBe('not-a-set');
	expect(why('7S 8S KS', true)).toBe('broken-sequence');
	expect(why('7S 8S', true)).toBe('not-a-set');
	expect(why('7S 8S JK1', true)).toBe('joker-in-sequence');
	expect(why('7S KS JK1', true, true)).toBe('broken-sequence');
	expect(why('7S 9S JK1', false, true)).toBe('sequences-off');
});
