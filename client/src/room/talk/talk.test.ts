import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import type { AnyTell, Place } from '../../protocol';
import { Talk, wordsOf, type Saying } from './talk.svelte';

const person = (name: string): Place => ({ name, bot: false, here: true, free: false, stand_in: false, picture: '' });
const line = { seat: 0, places: [person('Ann'), person('Bob'), person('Cid')], ask: vi.fn() };
const heard: Saying[] = [];
let talk: Talk;

const welcome = (): void => talk.hear({ t: 'welcome', places: line.places } as unknown as AnyTell);
const said = (seat: number, words = 'hello', kind: 'phrase' | 'emoji' | 'text' = 'phrase'): void =>
	talk.hear({ t: 'said', seat, kind, words });

beforeEach(() => {
	vi.useFakeTimers();
	localStorage.clear();
	heard.length = 0;
	line.places = [person('Ann'), person('Bob'), person('Cid')];
	talk = new Talk('ROOM', line, (saying) => heard.push(saying));
	welcome();
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
	expect(new Talk('ROOM', line).muted.has('Bob')).toBe(true);
	expect(new Talk('OTHER', line).muted.has('Bob')).toBe(false);
	talk.hush(1);
	said(1);
	expect(talk.last.at(-1)?.seat).toBe(1);
});

test('another name does not end that, but another person in the seat does', () => {
	talk.hush(1);
	line.places = [person('Ann'), person('Rob'), person('Cid')];
	welcome();
	talk.hear({ t: 'news', code: 'renamed', seat: 1, name: 'Rob' });
	expect(talk.muted.has('Rob')).toBe(true);

	line.places = [person('Ann'), person('Dan'), person('Cid')];
	welcome();
	talk.hear({ t: 'news', code: 'joined', seat: 1, name: 'Dan' });
	said(1);
	expect(talk.last).toHaveLength(1);
});

test('unreadable remembered names are set aside', () => {
	localStorage.setItem('tashkhana.muted', '{"ROOM": "Bob"}');

	expect(new Talk('ROOM', line).muted.has('Bob')).toBe(false);
});

test('phrases are said in the language of the reader, free text as it was written', () => {
	const t = (id: string): string => `<${id}>`;

	expect(wordsOf(t, { kind: 'phrase', words: 'hello' })).toBe('<phrase-hello>');
	expect(wordsOf(t, { kind: 'text', words: 'phrase-hello' })).toBe('phrase-hello');
	expect(wordsOf(t, { kind: 'emoji', words: '👍' })).toBe('👍');
});
