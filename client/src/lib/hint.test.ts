import { expect, test } from 'vitest';
import { cardsOf, moveText } from './hint';

/** Says the id and the arguments that a text would get. */
const t = (id: string, args: Record<string, string | number> = {}): string =>
	id.startsWith('card-') ? `${args['corner'] ?? args['rank']}${args['suit']}` : `${id} ${Object.values(args).join('|')}`;

test('the cards of a move are its words that name cards', () => {
	expect(cardsOf('cover 7S TS')).toEqual(['7S', 'TS']);
	expect(cardsOf('draw discard JK1')).toEqual(['JK1']);
	expect(cardsOf('flip 2')).toEqual([]);
});

test('the words of a move name its text, and a place is a number', () => {
	expect(moveText(t, 'cover 7S TS', 'latin')).toMatch(/^hint-cover .*\|7S\|10S$/);
	expect(moveText(t, 'draw stock', 'latin')).toMatch(/^hint-draw-stock /);
	expect(moveText(t, 'draw discard 4H', 'latin')).toMatch(/^hint-draw-discard-card 4H/);
	expect(moveText(t, 'draw discard', 'latin')).toMatch(/^hint-draw-discard /);
	expect(moveText(t, 'pick-up', 'latin')).toMatch(/^hint-pick-up /);
	expect(moveText(t, 'flip 3', 'latin')).toMatch(/^hint-flip .*\|3$/);
});
