import { expect, test } from 'vitest';
import { NOTHING, drop, flip, keep, laying, offered, pickUp, playable, read, swap, tap, word, type Begun, type Own } from './moves';

const own = (hand: string, up: (string | null)[] = [], down: boolean[] = []): Own => ({
	hand: hand.split(' ').filter(Boolean),
	up,
	down,
});
const chosen = (...cards: string[]): Begun => ({ kind: 'chosen', cards });

test('a card that is the only one of its rank is played at once', () => {
	const moves = read(['play 9S', 'play KD', 'pick-up']);

	expect(tap('9S.1', NOTHING, moves, own('9S.1 KD.2'))).toEqual({ kind: 'play', move: 'play 9S', cards: ['9S.1'] });
});

test('of several of a rank the first tap selects, the next adds, a tap on a selected one plays', () => {
	const moves = read(['play 9S', 'play 9H', 'play 9S 9H']);
	const mine = own('9S.1 9H.2');

	expect(tap('9S.1', NOTHING, moves, mine)).toEqual({ kind: 'begin', begun: chosen('9S.1') });
	expect(tap('9H.2', chosen('9S.1'), moves, mine)).toEqual({ kind: 'begin', begun: chosen('9S.1', '9H.2') });
	expect(tap('9S.1', chosen('9S.1', '9H.2'), moves, mine)).toMatchObject({ kind: 'play', move: 'play 9S 9H' });
});

test('equal cards of two packs can be laid together', () => {
	const moves = read(['play 9S', 'play 9S 9S']);
	const mine = own('9S.1 9S.2');

	expect(tap('9S.2', chosen('9S.1'), moves, mine)).toEqual({ kind: 'begin', begun: chosen('9S.1', '9S.2') });
	expect(laying(moves, ['9S.1', '9S.2'], mine)).toBe('play 9S 9S');
});

test('a two waits for its companion, and both are laid when nothing more can go along', () => {
	const moves = read(['play 9S', 'play KD', 'play 2H 9S', 'play 2H KD']);
	const mine = own('2H.1 9S.2 KD.3');

	expect(tap('2H.1', NOTHING, moves, mine)).toEqual({ kind: 'begin', begun: chosen('2H.1') });
	expect(laying(moves, ['2H.1'], mine)).toBeNull();
	expect(tap('9S.2', chosen('2H.1'), moves, mine)).toMatchObject({ kind: 'play', move: 'play 2H 9S' });
	expect(tap('9S.2', NOTHING, moves, mine)).toMatchObject({ kind: 'play', move: 'play 9S' });
	expect(tap('2H.1', chosen('2H.1'), moves, mine)).toEqual({ kind: 'begin', begun: NOTHING });
});

test('a companion of which there are more is only selected, and twos are named first', () => {
	const moves = read(['play 9S', 'play 9H', 'play 9S 9H', 'play 2H 9S', 'play 2H 9H', 'play 2H 9S 9H']);
	const mine = own('2H.1 9S.2 9H.3');

	expect(tap('9S.2', chosen('2H.1'), moves, mine)).toEqual({ kind: 'begin', begun: chosen('2H.1', '9S.2') });
	expect(laying(moves, ['9S.2', '2H.1'], mine)).toBe('play 2H 9S');
});

test('a face-up card goes along with the last of the hand', () => {
	const moves = read(['play QH', 'play QH QS']);
	const mine = own('QH.1', ['QS.2', '5C.3', null]);

	expect(tap('QS.2', NOTHING, moves, mine)).toEqual({ kind: 'begin', begun: chosen('QH.1', 'QS.2') });
	expect(tap('QH.1', NOTHING, moves, mine)).toEqual({ kind: 'begin', begun: chosen('QH.1') });
	expect(playable(moves, mine)).toEqual(new Set(['QH.1', 'QS.2']));
	expect(tap('5C.3', NOTHING, moves, mine)).toEqual({ kind: 'refuse', card: '5C.3' });
});

test('a face-up twin of a hand card is not taken for it', () => {
	const moves = read(['play QH', 'pick-up']);

	expect(tap('QH.2', NOTHING, moves, own('QH.1 KD.3', ['QH.2']))).toEqual({ kind: 'refuse', card: 'QH.2' });
});

test('in a large hand a long list of moves names each play once, in any suits', () => {
	const mine = own('7C.1 7D.2 7H.3 7S.4 8C.5 8D.6 8H.7 8S.8 9C.9');
	const moves = read(['play 7C', 'play 7D', 'play 7H', 'play 7S', 'play 7C 7D', 'play 7C 7D 7H', 'play 7C 7D 7H 7S']);

	expect(laying(moves, ['7S.4', '7H.3'], mine)).toBe('play 7S 7H');
	expect(laying(moves, ['7S.4', '8H.7'], mine)).toBeNull();
});

test('swaps can be begun with either card, and dragged', () => {
	const moves = read(['swap 3S AH', 'swap KD AH', 'ready']);
	const mine = own('3S.1 KD.2', ['AH.3']);

	expect(tap('3S.1', NOTHING, moves, mine)).toEqual({ kind: 'begin', begun: { kind: 'swapping', card: '3S.1' } });
	expect(tap('AH.3', { kind: 'swapping', card: '3S.1' }, moves, mine)).toMatchObject({ move: 'swap 3S AH' });
	expect(tap('3S.1', { kind: 'swapping', card: 'AH.3' }, moves, mine)).toMatchObject({ move: 'swap 3S AH' });
	expect(tap('KD.2', { kind: 'swapping', card: '3S.1' }, moves, mine)).toMatchObject({ begun: { card: 'KD.2' } });
	expect(swap('KD.2', 'AH.3', moves, mine)).toMatchObject({ move: 'swap KD AH' });
	expect(word(moves)).toBe('ready');
});

test('a card dropped in the middle is laid alone, with the others chosen, or waits for its companion', () => {
	const moves = read(['play 9S', 'play 9H', 'play 9S 9H', 'play 2H 9S']);
	const mine = own('9S.1 9H.2 2H.3');

	expect(drop('9S.1', NOTHING, moves, mine)).toMatchObject({ move: 'play 9S' });
	expect(drop('9S.1', chosen('9S.1', '9H.2'), moves, mine)).toMatchObject({ move: 'play 9S 9H' });
	expect(drop('2H.3', NOTHING, moves, mine)).toEqual({ kind: 'begin', begun: chosen('2H.3') });
});

test('face-down cards are turned over by their place', () => {
	expect(flip(1, read(['flip 1', 'flip 2']))).toMatchObject({ move: 'flip 2' });
	expect(flip(2, read(['flip 1', 'flip 2']))).toEqual({ kind: 'refuse', card: '' });
});

test('picking up asks for the face-up card only where there is a choice', () => {
	const mine = own('', ['5S.1', 'KD.2', null]);

	expect(pickUp(read(['play KD', 'pick-up']), mine)).toMatchObject({ move: 'pick-up' });
	expect(pickUp(read(['pick-up 5S', 'pick-up KD']), mine)).toEqual({ kind: 'begin', begun: { kind: 'picking-up', cards: ['5S.1', 'KD.2'] } });
	expect(tap('KD.2', { kind: 'picking-up', cards: ['5S.1', 'KD.2'] }, read(['pick-up 5S', 'pick-up KD']), mine)).toMatchObject({
		move: 'pick-up KD',
	});
	expect(pickUp(read(['play KD']), mine)).toBeNull();
});

test('what was begun stays as far as it is still possible', () => {
	const mine = own('9S.1 9H.2');

	expect(keep(chosen('9S.1'), read(['play 9S 9H']), mine)).toEqual(chosen('9S.1'));
	expect(keep(chosen('9S.1'), read(['play KD']), mine)).toEqual(NOTHING);
	expect(keep(chosen('9S.7'), read(['play 9S']), mine)).toEqual(NOTHING);
	expect(keep({ kind: 'swapping', card: '9S.1' }, read(['pick-up']), mine)).toEqual(NOTHING);
});

test('jokers are not taken for jacks', () => {
	const mine = own('JK1.1 JS.2 3C.3 4C.4 5C.5 6C.6 7C.7 8C.8 9C.9');

	expect(playable(read(['play JK1']), mine)).toEqual(new Set(['JK1.1']));
});

test('what goes only with a two glows once the two is chosen; tapped before, it takes a two along', () => {
	const moves = read(['play KD', 'play 2H 3S', 'play 2H KD', 'pick-up']);
	const mine = own('2H.1 3S.2 KD.3');

	expect(offered(moves, NOTHING, mine)).toEqual(new Set(['2H.1', 'KD.3']));
	expect(offered(moves, chosen('2H.1'), mine)).toEqual(new Set(['2H.1', '3S.2', 'KD.3']));
	expect(tap('3S.2', NOTHING, moves, mine)).toEqual({ kind: 'begin', begun: chosen('2H.1', '3S.2') });
});
