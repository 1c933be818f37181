import { expect, test } from 'vitest';
import { arranged, sum, worth } from './cards';

test('ace 1, pips their number, court cards 10, a joker nothing', () => {
	expect(['AS', '2H', '9C', 'TD', 'JS', 'QH', 'KC', 'JK1'].map((card) => worth(card, false))).toEqual([1, 2, 9, 10, 10, 10, 10, 0]);
	expect(sum(['AS', '2H', 'KC'], false)).toBe(13);
});

test('where the court cards count 11, 12 and 13, they do', () => {
	expect(sum(['JS', 'QH', 'KC', 'TD'], true)).toBe(46);
});

test('sorted, a hand goes from light to heavy, the ace first and jokers last', () => {
	expect(arranged(['KC', 'JK2', 'AS', 'TD', 'JH', '2H', 'JK1'], 'light', [])).toEqual(['AS', '2H', 'TD', 'JH', 'KC', 'JK1', 'JK2']);
});

test('by suit the ace is low too, colours alternate, and jokers come last', () => {
	expect(arranged(['KC', 'JK1', 'AS', '3D', '2S', 'AD'], 'suit', [])).toEqual(['AS', '2S', 'AD', '3D', 'KC', 'JK1']);
});

test('by hand nothing moves, and a new card comes at the right end', () => {
	expect(arranged(['AS', '2S', '9D'], 'manual', ['9D', 'KC', 'AS'])).toEqual(['9D', 'AS', '2S']);
});
