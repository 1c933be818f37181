import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faultOf } from './microphone';
import { Post, readLetter, TURN_MS, type Letter } from './post';
import { SEEK_MS, SILENT_MS, Watch } from './watch';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const candidate = (n: number): { candidate: { candidate: string } } => ({ candidate: { candidate: `c${n}` } });

test('what is said to one seat goes together, and the seats take turns', () => {
	const sent: [number, Letter][] = [];
	const post = new Post((seat, data) => sent.push([seat, JSON.parse(data) as Letter]));
	for (const n of [1, 2, 3]) for (const seat of [2, 4]) post.add(seat, 0, candidate(n));
	vi.advanceTimersByTime(TURN_MS);
	expect(sent.map(([seat, { items }]) => [seat, items.length])).toEqual([[2, 3]]);

	vi.advanceTimersByTime(TURN_MS);
	expect(sent.map(([seat]) => seat)).toEqual([2, 4]);
	vi.advanceTimersByTime(10 * TURN_MS);
	expect(sent).toHaveLength(2);
});

test('five lines that come about at once stay below what the house hears in a second', () => {
	let sent = 0;
	const post = new Post(() => (sent += 1));
	const adding = setInterval(() => [0, 1, 2, 3, 4].forEach((seat) => post.add(seat, 0, candidate(1))), 20);
	vi.advanceTimersByTime(5_000);
	clearInterval(adding);

	expect(sent).toBeLessThanOrEqual(5 * 12);
});

test('a letter is never too long for the house, and nothing is lost', () => {
	const sent: string[] = [];
	const post = new Post((_, data) => sent.push(data));
	for (let n = 0; n < 30; n += 1) post.add(1, 0, { candidate: { candidate: `${n}`.padEnd(1_000, '.') } });
	vi.advanceTimersByTime(10 * TURN_MS);

	expect(Math.max(...sent.map((data) => data.length))).toBeLessThan(16_000);
	expect(sent.flatMap((data) => readLetter(data)!.items)).toHaveLength(30);
});

test('a new round makes what was written for the old one void', () => {
	const sent: Letter[] = [];
	const post = new Post((_, data) => sent.push(JSON.parse(data) as Letter));
	post.add(1, 0, candidate(1));
	post.add(1, 1, candidate(2));
	vi.advanceTimersByTime(TURN_MS);

	expect(sent).toEqual([{ round: 1, items: [candidate(2)] }]);
});

test('letters that make no sense are not read', () => {
	for (const data of ['', '{', 'null', '[]', '{"round":"1","items":[]}', '{"round":1}']) expect(readLetter(data)).toBeNull();
	expect(readLetter('{"round":1,"items":[]}')).toEqual({ round: 1, items: [] });
});

test('a line that is silent though its microphone is open begins anew, ever more patiently', () => {
	const watch = new Watch(0);
	expect(watch.look('open', true, 0.5, 1_000)).toBe(false);
	expect(watch.look('open', true, 0.5, 1_000 + SILENT_MS - 1)).toBe(false);
	expect(watch.look('open', true, 0.5, 1_000 + SILENT_MS)).toBe(true);

	expect(watch.look('open', true, null, 1_000 + 2 * SILENT_MS)).toBe(false);
	expect(watch.look('open', true, null, 1_000 + 3 * SILENT_MS)).toBe(true);
	expect(watch.look('open', true, 0.1, 60_000)).toBe(false);
	expect(watch.look('open', true, 0.1, 60_000 + SILENT_MS)).toBe(true);
});

test('nobody waits for the sound of a shut microphone', () => {
	const watch = new Watch(0);
	for (let now = 0; now < 100_000; now += 2_000) expect(watch.look('open', false, 0.5, now)).toBe(false);
});

test('a line that does not come about begins anew', () => {
	const watch = new Watch(0);
	expect(watch.look('seeking', true, null, SEEK_MS - 1)).toBe(false);
	expect(watch.look('broken', true, null, SEEK_MS)).toBe(true);
});

test('a line that took long to come about has its time until it is heard', () => {
	const watch = new Watch(0);
	expect(watch.look('seeking', true, null, SEEK_MS - 1)).toBe(false);
	expect(watch.look('open', true, null, SEEK_MS)).toBe(false);
	expect(watch.look('open', true, null, SEEK_MS + SILENT_MS - 1)).toBe(false);
	expect(watch.look('open', true, null, SEEK_MS + SILENT_MS)).toBe(true);
});

test('what the other side has begun anew is not begun anew at once', () => {
	const watch = new Watch(0);
	watch.begun(SEEK_MS - 1);
	expect(watch.look('seeking', true, null, SEEK_MS)).toBe(false);
	expect(watch.look('seeking', true, null, 2 * SEEK_MS - 1)).toBe(true);
});

test('why there is no microphone', () => {
	const named = (name: string): DOMException => new DOMException('', name);
	expect(faultOf(named('NotAllowedError'))).toBe('refused');
	expect(faultOf(named('NotFoundError'))).toBe('missing');
	expect(faultOf(named('NotReadableError'))).toBe('busy');
});
