import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { announce, said } from './announce.svelte';
import { prefs } from './prefs.svelte';

const heard = (): string[] => said.lines.map(({ text }) => text);

beforeEach(() => {
	vi.useFakeTimers();
	said.lines = [];
	prefs.spoken = true;
});

test('two things are both said, and the same thing twice in a moment is said once', () => {
	announce('Ani attacks', 0);
	announce('Your turn', 10);
	announce('Your turn', 20);

	expect(heard()).toEqual(['Ani attacks', 'Your turn']);
});

test('the same thing is said again when it happens again', () => {
	announce('Your turn: again', 0);
	announce('Your turn: again', 5_000);

	expect(heard()).toHaveLength(2);
});

test('what was said does not stay for ever', () => {
	announce('Bito', 0);
	vi.advanceTimersByTime(10_000);

	expect(heard()).toEqual([]);
});

test('an effect may say several things without being run again', () => {
	let runs = 0;
	const stop = $effect.root(() => {
		$effect(() => {
			runs += 1;
			announce('You won');
			announce('Durak: Ani');
		});
	});
	flushSync();
	stop();

	expect(runs).toBe(1);
	expect(heard()).toEqual(['You won', 'Durak: Ani']);
});

test('a player can have silence', () => {
	prefs.spoken = false;
	announce('Ani takes', 0);

	expect(heard()).toEqual([]);
});
