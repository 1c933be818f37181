import { describe, expect, test } from 'vitest';
import { NOTHING, dropOnCard, dropOnTable, keep, passOn, read, tap, target, type Begun } from './moves';

const chosen = (...cards: string[]): Begun => ({ kind: 'chosen', cards });
const begin = (begun: Begun) => ({ kind: 'begin', begun });
const play = (move: string) => ({ kind: 'play', move });

describe('attacking', () => {
	const single = read(['attack 7S', 'attack 7D', 'attack KC']);
	const set = read(['attack 7S', 'attack 7D', 'attack 7D 7S', 'attack 7C', 'attack 7C 7D', 'attack 7C 7S', 'attack 7C 7D 7S', 'attack KC']);

	test('a tap plays a card where only single cards may open', () => {
		expect(tap('7S', NOTHING, single)).toEqual(play('attack 7S'));
	});

	test('a tap on a card without a companion plays at once', () => {
		expect(tap('KC', NOTHING, set)).toEqual(play('attack KC'));
	});

	test('a tap on a card with companions chooses it; another of its rank joins; a chosen one plays all', () => {
		const one = tap('7S', NOTHING, set);
		expect(one).toEqual(begin(chosen('7S')));
		expect(tap('7D', chosen('7S'), set)).toEqual(begin(chosen('7S', '7D')));
		expect(tap('7S', chosen('7S', '7D'), set)).toEqual(play('attack 7S 7D'));
	});

	test('a chosen card alone is played by tapping it again', () => {
		expect(tap('7S', chosen('7S'), set)).toEqual(play('attack 7S'));
	});

	test('a card of another rank begins anew', () => {
		expect(tap('KC', chosen('7S'), set)).toEqual(play('attack KC'));
	});

	test('a card dropped on the table is played, with those chosen if it is one of them', () => {
		expect(dropOnTable('7S', NOTHING, set)).toEqual(play('attack 7S'));
		expect(dropOnTable('7S', chosen('7S', '7C'), set)).toEqual(play('attack 7S 7C'));
	});

	test('a card that cannot be played is refused', () => {
		expect(tap('AS', NOTHING, set)).toEqual({ kind: 'refuse', card: 'AS' });
		expect(dropOnTable('AS', NOTHING, set)).toEqual({ kind: 'refuse', card: 'AS' });
	});
});

test('after a take cards of several ranks are thrown together', () => {
	const moves = read(['throw JC', 'throw 7C', 'throw 7C JC', 'done']);

	expect(tap('JC', NOTHING, moves)).toEqual(begin(chosen('JC')));
	expect(tap('7C', chosen('JC'), moves)).toEqual(begin(chosen('JC', '7C')));
	expect(tap('7C', chosen('JC', '7C'), moves)).toEqual(play('throw JC 7C'));
});

describe('defending', () => {
	const moves = read(['cover 7S 9S', 'cover 7S 6H', 'cover 8D 6H', 'transfer 7D', 'transfer 7H', 'show 7H', 'cover 7S 7H', 'cover 8D 7H', 'take']);

	test('a card that covers a single attack is laid there', () => {
		expect(tap('9S', NOTHING, moves)).toEqual(play('cover 7S 9S'));
	});

	test('a card that covers several attacks asks which', () => {
		const asked = tap('6H', NOTHING, moves);

		const begun: Begun = { kind: 'covering', card: '6H', attacks: ['7S', '8D'] };
		expect(asked).toEqual(begin(begun));
		expect(target('8D', begun)).toEqual(play('cover 8D 6H'));
		expect(target('9C', begun)).toBeNull();
		expect(tap('6H', begun, moves)).toEqual(begin(NOTHING));
	});

	test('a card that both covers and transfers covers by a tap and transfers when laid beside', () => {
		const both = read(['cover 7S 7H', 'transfer 7H', 'take']);

		expect(tap('7H', NOTHING, both)).toEqual(play('cover 7S 7H'));
		expect(dropOnCard('7H', '7S', NOTHING, both)).toEqual(play('cover 7S 7H'));
		expect(dropOnTable('7H', NOTHING, both)).toEqual(play('transfer 7H'));
	});

	test('a card that only transfers does so by a tap, and by a drop onto the attack card', () => {
		expect(tap('7D', NOTHING, moves)).toEqual(play('transfer 7D'));
		expect(dropOnCard('7D', '7S', NOTHING, moves)).toEqual(play('transfer 7D'));
	});

	test('a card dropped onto an attack that it covers is laid there, whatever else it could cover', () => {
		expect(dropOnCard('6H', '8D', NOTHING, moves)).toEqual(play('cover 8D 6H'));
	});

	test('a card dropped beside the attacks asks as a tap does', () => {
		expect(dropOnTable('6H', NOTHING, moves)).toEqual(begin({ kind: 'covering', card: '6H', attacks: ['7S', '8D'] }));
	});

	test('Transfer asks which card where there are several, and Show trump does not where there is one', () => {
		expect(passOn('transfer', NOTHING, moves)).toEqual(begin({ kind: 'passing-on', verb: 'transfer', cards: ['7D', '7H'] }));
		expect(tap('7H', { kind: 'passing-on', verb: 'transfer', cards: ['7D', '7H'] }, moves)).toEqual(play('transfer 7H'));
		expect(passOn('show', NOTHING, moves)).toEqual(play('show 7H'));
		expect(passOn('show', NOTHING, read(['take']))).toBeNull();
	});

	test('several cards may be chosen for one transfer where that is allowed', () => {
		const many = read(['transfer 7D', 'transfer 7H', 'transfer 7D 7H', 'cover 7S 7H', 'take']);

		expect(tap('7H', { kind: 'passing-on', verb: 'transfer', cards: ['7D', '7H'] }, many)).toEqual(begin(chosen('7H')));
		expect(tap('7D', chosen('7H'), many)).toEqual(begin(chosen('7H', '7D')));
		expect(passOn('transfer', chosen('7H', '7D'), many)).toEqual(play('transfer 7H 7D'));
	});
});

test('what was begun stays for as long as it is possible', () => {
	const begun: Begun = { kind: 'covering', card: '6H', attacks: ['7S', '8D'] };

	expect(keep(begun, read(['cover 7S 6H', 'cover 8D 6H', 'take']))).toEqual(begun);
	expect(keep(begun, read(['cover 8D 6H', 'take']))).toEqual({ ...begun, attacks: ['8D'] });
	expect(keep(begun, read(['done']))).toEqual(NOTHING);
	expect(keep(chosen('7S'), read(['throw 7C', 'done']))).toEqual(NOTHING);
});
