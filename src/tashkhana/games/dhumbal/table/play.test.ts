import { expect, test, vi } from 'vitest';
import { QUIET_MS } from '$lib/table/acting.svelte';
import { read, whyNot } from './moves';
import { Play } from './play.svelte';

function table(legal: string[], hand: string[], barred: Record<string, string> = {}) {
	const state = { moves: read(legal), hand, now: 1000 };
	const act = vi.fn();
	const refused = vi.fn();
	const play = new Play(
		{
			moves: () => state.moves,
			hand: () => state.hand,
			offers: () => ['9S'],
			barred: (card) => barred[card] ?? null,
			whyNot: (marked) => whyNot(marked, {}, false, false),
			act,
			refused,
			marked: () => {},
		},
		() => state.now,
	);
	const wait = (ms = QUIET_MS + 1): void => void (state.now += ms);
	return { play, act, refused, state, wait };
}

const THROWS = ['discard 7S', 'discard 7H', 'discard KD', 'discard 7S 7H'];
const HAND = ['7S', '7H', 'KD'];

test('a press marks, another one unmarks, and nothing is thrown by marking', () => {
	const { play, act, wait } = table(THROWS, HAND);

	play.tap('7H');
	play.tap('7S');
	expect(play.marks).toEqual(['7H', '7S']);
	wait();
	play.tap('7H');
	expect(play.marks).toEqual(['7S']);
	expect(act).not.toHaveBeenCalled();
});

test('a double tap marks once', () => {
	const { play } = table(THROWS, HAND);

	play.tap('7H');
	play.tap('7H');

	expect(play.marks).toEqual(['7H']);
});

test('the marked cards are thrown in their order, once', () => {
	const { play, act } = table(THROWS, HAND);
	play.tap('7H');
	play.tap('7S');

	play.throwMarked();
	play.throwMarked();

	expect(act.mock.calls).toEqual([['discard 7H 7S']]);
});

test('with nothing marked, a card dropped onto the discards is thrown', () => {
	const { play, act, refused, wait } = table(THROWS, HAND);

	play.drop('KD');
	expect(act).toHaveBeenLastCalledWith('discard KD');

	play.acts.answered();
	wait();
	play.tap('7S');
	play.drop('KD');
	expect(refused).toHaveBeenLastCalledWith('more-marked');
	play.drop('7S');
	expect(act).toHaveBeenLastCalledWith('discard 7S');
});

test('what is no throw is refused with its reason', () => {
	const { play, act, refused } = table(THROWS, HAND);
	play.tap('7H');
	play.tap('KD');

	play.throwMarked();

	expect(refused).toHaveBeenCalledWith('not-a-set');
	expect(act).not.toHaveBeenCalled();
});

test('a double tap on the stock draws once, and the second press does not hit what slid there', () => {
	const { play, act, state, wait } = table(['draw stock', 'draw discard'], HAND);

	play.draw();
	play.draw();
	state.moves = read(THROWS);
	play.renewed();
	play.tap('7S');
	expect(act.mock.calls).toEqual([['draw stock']]);
	expect(play.marks).toEqual([]);

	wait();
	play.tap('7S');
	expect(play.marks).toEqual(['7S']);
});

test('of two draws at once only the first is made', () => {
	const { play, act } = table(['draw stock', 'draw discard'], HAND);

	play.take('9S');
	play.draw();

	expect(act.mock.calls).toEqual([['draw discard']]);
});

test('a card that must stay says why instead of being marked', () => {
	const { play, refused } = table(THROWS, HAND, { '7H': 'taken-this-turn' });

	play.tap('7H');

	expect(play.marks).toEqual([]);
	expect(refused).toHaveBeenCalledWith('taken-this-turn');
});

test('marks stay on cards that are still held, and are called off by one word', () => {
	const { play, state } = table(THROWS, HAND);
	play.tap('7S');
	play.tap('KD');

	state.hand = ['7S'];
	play.renewed();
	expect(play.marks).toEqual(['7S']);

	expect(play.callOff()).toBe(true);
	expect(play.callOff()).toBe(false);
});

test('a call and a slap are made only where they are legal', () => {
	const { play, act, state, wait } = table(['draw stock'], HAND);

	play.call();
	play.slap();
	expect(act).not.toHaveBeenCalled();

	state.moves = read(['call', 'slap 7S']);
	play.call();
	play.acts.answered();
	wait();
	play.slap();
	expect(act.mock.calls).toEqual([['call'], ['slap 7S']]);
});
