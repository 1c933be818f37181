import { beforeEach, expect, test, vi } from 'vitest';
import { QUIET_MS } from '$lib/table/acting.svelte';
import { read } from './moves';
import { Play } from './play.svelte';

let now = 1000;
let legal: string[] = [];
const act = vi.fn<(move: string) => void>();
const refused = vi.fn<(card: string) => void>();
let play: Play;

beforeEach(() => {
	now = 1000;
	act.mockReset();
	refused.mockReset();
	vi.useFakeTimers();
	play = new Play({ moves: () => read(legal), act, refused }, () => now);
});

test('a double tap on a card plays it once, even when the table has answered between the taps', () => {
	legal = ['attack 9S', 'attack 9H'];
	play.tap('9S');
	legal = ['throw 9H', 'done'];
	play.renewed();
	now += 120;
	play.tap('9H');

	expect(act.mock.calls).toEqual([['attack 9S']]);
});

test('after the quiet the next card may be played', () => {
	legal = ['attack 9S'];
	play.tap('9S');
	legal = ['throw 9H', 'done'];
	play.renewed();
	now += QUIET_MS;
	play.tap('9H');

	expect(act.mock.calls).toEqual([['attack 9S'], ['throw 9H']]);
});

test('nothing is played while an act waits for its answer', () => {
	legal = ['cover 7S 9S', 'take'];
	play.tap('9S');
	now += 1000;
	play.say('take');
	play.tap('9S');

	expect(play.acts.inert).toBe(true);
	expect(act.mock.calls).toEqual([['cover 7S 9S']]);
});

test('a refused act frees the hand', () => {
	legal = ['attack 9S'];
	play.tap('9S');
	play.acts.answered();
	now += QUIET_MS;
	play.tap('9S');

	expect(act).toHaveBeenCalledTimes(2);
});

test('Take is said only where it is legal', () => {
	legal = ['attack 9S'];
	play.say('take');

	expect(act.mock.calls).toEqual([]);
});

test('a card that cannot be played is told as refused and nothing is played', () => {
	legal = ['attack 9S'];
	play.tap('KS');

	expect(refused.mock.calls).toEqual([['KS']]);
	expect(act.mock.calls).toEqual([]);
});

test('the chosen cards are laid together by one key', () => {
	legal = ['attack 7S', 'attack 7D', 'attack 7D 7S'];
	play.tap('7S');
	play.tap('7D');
	play.lay();

	expect(act.mock.calls).toEqual([['attack 7S 7D']]);
});

test('Transfer pressed again calls its question off', () => {
	legal = ['transfer 7D', 'transfer 7H', 'take'];
	play.passOn('transfer');
	expect(play.begun.kind).toBe('passing-on');
	play.passOn('transfer');

	expect(play.begun.kind).toBe('nothing');
	expect(act.mock.calls).toEqual([]);
});
