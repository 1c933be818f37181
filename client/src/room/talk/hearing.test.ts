import { beforeEach, expect, test } from 'vitest';
import { forget } from '$lib/storage.svelte';
import { Hearing } from './hearing.svelte';

beforeEach(() => forget('tashkhana.hearing'));

test('everybody is as loud as they are turned, also when the page is opened again', () => {
	const hearing = new Hearing();
	hearing.turn('b2', 0.4);
	hearing.turn('c3', 0);
	hearing.toggle('b2');

	for (const one of [hearing, new Hearing()]) {
		expect([one.volume('a1'), one.volume('b2'), one.volume('c3')]).toEqual([1, 0.4, 0]);
		expect([one.muted('a1'), one.muted('b2'), one.muted('c3')]).toEqual([false, true, false]);
	}
});

test('who is heard again is as loud as before', () => {
	const hearing = new Hearing();
	hearing.turn('b2', 0.4);
	hearing.toggle('b2');
	hearing.toggle('b2');

	expect([hearing.muted('b2'), hearing.volume('b2')]).toEqual([false, 0.4]);
});

test('a seat in which nobody sits cannot be turned', () => {
	const hearing = new Hearing();
	hearing.toggle('');
	hearing.turn('', 0.1);

	expect([hearing.muted(''), hearing.volume('')]).toEqual([false, 1]);
});

test('two windows forget nothing of each other, and the first of very many are forgotten', () => {
	const [one, other] = [new Hearing(), new Hearing()];
	one.toggle('b2');
	other.toggle('c3');
	expect([new Hearing().muted('b2'), new Hearing().muted('c3')]).toEqual([true, true]);

	for (let n = 0; n < 200; n += 1) one.toggle(`person ${n}`);
	expect([one.muted('b2'), one.muted('person 0'), one.muted('person 199')]).toEqual([false, true, true]);
});

test.each(['{"b2": {"muted": "yes", "volume": 1}}', '{"b2": {"muted": true, "volume": 7}}', '["b2"]', 'b2'])('unreadable %s is set aside', (kept) => {
	localStorage.setItem('tashkhana.hearing', kept);

	expect(new Hearing().muted('b2')).toBe(false);
});
