import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyAsk, AnyTell } from '../protocol';
import { prefs } from './prefs.svelte';
import { ANSWER_MS, PING_MS } from './pulse';
import { QuickLine } from './quick.svelte';

/** The house's end of one line. */
class Line {
	readyState: number = WebSocket.CONNECTING;
	heard: AnyAsk[] = [];
	closed = false;
	onopen: (() => void) | null = null;
	onmessage: ((message: { data: string }) => void) | null = null;
	onclose: (() => void) | null = null;

	constructor(readonly url: string) {}

	accept(): void {
		this.readyState = WebSocket.OPEN;
		this.onopen?.();
	}
	send(raw: string): void {
		this.heard.push(JSON.parse(raw) as AnyAsk);
	}
	tell(tell: AnyTell): void {
		this.onmessage?.({ data: JSON.stringify(tell) });
	}
	close(): void {
		this.closed = true;
	}
}

let lines: Line[];
let quick: QuickLine;
let stop: () => void;

beforeEach(() => {
	vi.useFakeTimers();
	lines = [];
	quick = new QuickLine('durak', 0, (url) => {
		lines.push(new Line(url));
		return lines.at(-1) as unknown as WebSocket;
	});
	stop = quick.start();
	lines[0]!.accept();
});
afterEach(() => {
	stop();
	vi.useRealTimers();
});

test('the first word is what I seek, and the number of those who wait is heard', () => {
	lines[0]!.tell({ t: 'waiting', waiting: 3, fill_s: 12 });

	expect(lines[0]!.url).toMatch(/\/ws\/quick$/);
	expect(lines[0]!.heard[0]).toMatchObject({ t: 'seek', game: 'durak', players: 0 });
	expect(quick).toMatchObject({ line: 'open', waiting: 3, fillAt: Date.now() + 12_000 });
});

test('a table that was found ends the wait', () => {
	lines[0]!.tell({ t: 'found', room: '7D4F9J3R' });
	vi.advanceTimersByTime(60_000);

	expect(quick.found).toBe('7D4F9J3R');
	expect(lines).toHaveLength(1);
	expect(lines[0]!.closed).toBe(true);
});

test('another number of seats is another wish, on one line only', () => {
	quick.want(2);
	quick.want(2);
	lines[1]!.accept();

	expect(lines).toHaveLength(2);
	expect(lines[0]!.closed).toBe(true);
	expect(lines[1]!.heard[0]).toMatchObject({ players: 2 });
});

test('who takes another name while waiting seeks under it, once they have settled', () => {
	for (const name of ['A', 'An', 'Ann']) {
		prefs.name = name;
		quick.renew();
		vi.advanceTimersByTime(200);
	}
	vi.advanceTimersByTime(1_000);
	lines[1]!.accept();

	expect(lines).toHaveLength(2);
	expect(lines[1]!.heard[0]).toMatchObject({ t: 'seek', name: 'Ann' });
});

test('a lost line and a silent one are opened again', () => {
	lines[0]!.onclose?.();
	expect(quick.line).toBe('waiting');
	vi.advanceTimersByTime(3_000);
	expect(lines).toHaveLength(2);

	lines[1]!.accept();
	lines[1]!.tell({ t: 'waiting', waiting: 1, fill_s: 20 });
	vi.advanceTimersByTime(PING_MS + ANSWER_MS + 3_000);
	expect(lines[1]!.heard.some(({ t }) => t === 'ping')).toBe(true);
	expect(lines.length).toBeGreaterThan(2);
});

test('a newer window has the place: this one says so, and takes it back only when asked', () => {
	lines[0]!.tell({ t: 'goodbye', code: 'elsewhere' });
	vi.advanceTimersByTime(60_000);
	expect(quick.goodbye).toBe('elsewhere');
	expect(lines).toHaveLength(1);

	quick.tryNow();
	expect(quick.goodbye).toBeNull();
	expect(lines).toHaveLength(2);
});
