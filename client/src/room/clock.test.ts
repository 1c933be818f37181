import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyTell } from '../protocol';
import { TurnClock } from './clock.svelte';

let now = 1_000;
let nearly: ReturnType<typeof vi.fn<() => void>>;
let clock: TurnClock;

beforeEach(() => {
	vi.useFakeTimers();
	now = 1_000;
	nearly = vi.fn<() => void>();
	clock = new TurnClock(() => 1, nearly, () => now);
});
afterEach(() => {
	clock.end();
	vi.useRealTimers();
});

const table = (version: number): void => clock.hear({ t: 'table', match: 1, seen: { version, stage: 'play' } } as AnyTell);
const told = (version: number, seats: number[], left_ms: number): void =>
	clock.hear({ t: 'clock', version, seats, left_ms, total_ms: 30_000 });
function pass(ms: number): void {
	for (let passed = 0; passed < ms; passed += 100) {
		now += 100;
		vi.advanceTimersByTime(100);
	}
}

test('only the seats that are asked have time, on their table alone', () => {
	table(4);
	told(4, [0, 2], 30_000);

	expect(clock.time(0)).toMatchObject({ total: 30_000, left: 30_000 });
	expect(clock.time(1)).toBeNull();
	table(5);
	expect(clock.time(0)).toBeNull();
});

test('a clock that is told before its table runs from when it was told', () => {
	told(4, [1], 30_000);
	now += 500;
	table(4);

	expect(clock.time(1)?.left).toBe(29_500);
});

test('my last ten seconds are counted and announced once', () => {
	table(4);
	told(4, [1], 30_000);
	pass(19_800);
	expect(clock.hurry).toBeNull();

	pass(300);
	expect(clock.hurry).toBe(10);
	pass(4_000);
	told(4, [1], 5_900);
	expect(clock.hurry).toBe(6);
	pass(8_000);

	expect(clock.hurry).toBe(0);
	expect(nearly).toHaveBeenCalledTimes(1);
});

test('the time of others is not mine to hurry about', () => {
	table(4);
	told(4, [0], 6_000);
	pass(6_000);

	expect(clock.hurry).toBeNull();
	expect(nearly).not.toHaveBeenCalled();
});

test('a device whose clock is set to another day shows the same time', () => {
	table(4);
	told(4, [1], 30_000);
	vi.setSystemTime(new Date('2031-01-01'));
	now += 1_000;

	expect(clock.time(1)?.left).toBe(29_000);
});
