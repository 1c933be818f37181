import { expect, test } from 'vitest';
import { factsOf, said, sectionsOf, shown, type Outline } from './outline';

const OUTLINE: Outline = {
	numbers: { stock: { deck: 1, players: -6 }, pack: { plus: 52, jokers: 1 } },
	sections: [
		{ id: 'goal', holds: ['goal', { say: 'goal-transfer', when: { transfer: 'on' } }] },
		{ id: 'transfer', when: { transfer: 'on' }, holds: ['transfer'] },
		{ id: 'refill', unless: [{ stock: 0, trump: 'dealer' }, { players: 2 }], holds: ['refill'] },
	],
};

test('numbers follow from the settings, and a counted value gives its word and its number', () => {
	const facts = factsOf(OUTLINE, { deck: 36, players: 4, jokers: 2, match: 'deals:3', transfer: 'on' });

	expect(facts).toMatchObject({ stock: 12, pack: 54, match: 'deals', match_count: 3, transfer: 'on' });
});

test('a section and a paragraph stand there only under their settings', () => {
	const off = sectionsOf(OUTLINE, { transfer: 'off' });
	const on = sectionsOf(OUTLINE, { transfer: 'on' });

	expect(off.map(({ id }) => id)).toEqual(['goal', 'refill']);
	expect(off[0]?.blocks).toEqual([{ say: 'goal' }]);
	expect(on.map(({ id, blocks }) => [id, blocks.length])).toEqual([
		['goal', 2],
		['transfer', 1],
		['refill', 1],
	]);
});

test.each([
	[{ stock: 0, trump: 'dealer', players: 6 }, false],
	[{ stock: 0, trump: 'alone', players: 6 }, true],
	[{ stock: 24, trump: 'dealer', players: 2 }, false],
] as const)('any of several groups of conditions hides: %o', (facts, expected) => {
	expect(shown(OUTLINE.sections[2]!, facts)).toBe(expected);
});

test('lines of a list are chosen as paragraphs are, and a value may be one of several', () => {
	const lines = ['always', { say: 'few', when: { players: [2, 3] } }, { say: 'many', unless: { players: [2, 3] } }];

	expect(said(lines, { players: 3 })).toEqual(['always', 'few']);
	expect(said(lines, { players: 5 })).toEqual(['always', 'many']);
});
