import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import type { Place } from '../../protocol';
import { forget } from '$lib/storage.svelte';
import { Talk, wordsOf, type Saying } from './talk.svelte';

const somebody = (person: string, name = ''): Place => ({ name, bot: false, here: true, free: false, stand_in: false, picture: '', person });
const line = { seat: 0, places: [] as Place[], ask: vi.fn() };
const heard: Saying[] = [];
let talk: Talk;

const said = (seat: number, words = 'hello', kind: 'phrase' | 'emoji' | 'text' = 'phrase'): void =>
	talk.hear({ t: 'said', seat, kind, words });

beforeEach(() => {
	vi.useFakeTimers();
	forget('tashkhana.hearing');
	heard.length = 0;
	line.places = [somebody('a1', 'Ann'), somebody('b2'), somebody('c3')];
	talk = new Talk(line, (saying) => heard.push(saying));
});
afterEach(() => vi.useRealTimers());

test('what others say is seen for a while, announced, and kept among the last', () => {
	said(1);
	said(0, 'thanks');

	expect(talk.bubbles.map(({ seat, words }) => [seat, words])).toEqual([[1, 'hello'], [0, 'thanks']]);
	expect(heard.map(({ words }) => words)).toEqual(['hello']);
	vi.advanceTimersByTime(5_000);
	expect(talk.bubbles).toEqual([]);
	expect(talk.last).toHaveLength(2);
});

test('a seat has one bubble, however much it says', () => {
	for (const words of ['hello', 'wow', 'oops']) said(1, words);
	said(2, '👍', 'emoji');

	expect(talk.bubbles.map(({ words }) => words)).toEqual(['oops', '👍']);
	for (let n = 0; n < 30; n += 1) said(1);
	expect(talk.last).toHaveLength(12);
});

test('whom I mute is not heard, is forgotten, and stays muted when the page is opened again', () => {
	said(1);
	talk.hush(1);
	said(1, 'wow');
	said(2);

	expect(talk.last.map(({ seat }) => seat)).toEqual([2]);
	expect(talk.bubbles.map(({ seat }) => seat)).toEqual([2]);
	expect(new Talk(line).muted(1)).toBe(true);
	talk.hush(1);
	said(1);
	expect(talk.last.at(-1)?.seat).toBe(1);
});

test('of people without a name one is muted, and not the others', () => {
	talk.hush(1);

	expect([talk.muted(1), talk.muted(2)]).toEqual([true, false]);
});

test('neither another name nor another seat ends that', () => {
	talk.hush(1);
	line.places = [somebody('a1', 'Ann'), somebody('c3'), somebody('b2', 'Rob')];

	expect([talk.muted(1), talk.muted(2)]).toEqual([false, true]);
});

test('who comes under the name of somebody muted is heard', () => {
	line.places = [somebody('a1'), somebody('b2', 'Bob'), somebody('c3')];
	talk.hush(1);
	line.places = [somebody('a1'), somebody('d4', 'Bob'), somebody('c3')];
	said(1);

	expect(talk.last).toHaveLength(1);
});

test('phrases are said in the language of the reader, free text as it was written', () => {
	const t = (id: string): string => `<${id}>`;

	expect(wordsOf(t, { kind: 'phrase', words: 'hello' })).toBe('<phrase-hello>');
	expect(wordsOf(t, { kind: 'text', words: 'phrase-hello' })).toBe('phrase-hello');
	expect(wordsOf(t, { kind: 'emoji', words: '👍' })).toBe('👍');
});
