import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWER_MS, BEAT_MS, OPENING_MS, PING_MS, Pulse } from './pulse';

const MINUTE = 60_000;
let knocks: number;
let losses: number;
let pulse: Pulse;

beforeEach(() => {
	vi.useFakeTimers();
	knocks = losses = 0;
	pulse = new Pulse(
		() => (knocks += 1),
		() => (losses += 1),
	);
	pulse.begin();
});
afterEach(() => vi.useRealTimers());

/** The page is awake for so long; the house answers each knock at once, or never. */
function awake(ms: number, answers: boolean): void {
	for (let passed = 0; passed < ms && losses === 0; passed += BEAT_MS) {
		const before = knocks;
		vi.setSystemTime(Date.now() + BEAT_MS);
		pulse.beat();
		if (answers && knocks > before) pulse.heard();
	}
}

test('a house that answers is knocked at every few seconds and never given up', () => {
	pulse.heard();
	awake(MINUTE, true);
	expect(knocks).toBe(MINUTE / PING_MS);
	expect(losses).toBe(0);
});

test('a house that falls silent is given up after one knock', () => {
	pulse.heard();
	awake(PING_MS + ANSWER_MS - BEAT_MS, false);
	expect(losses).toBe(0);
	awake(BEAT_MS, false);
	expect([knocks, losses]).toEqual([1, 1]);
});

test('a line that never opens is given up', () => {
	awake(OPENING_MS - BEAT_MS, false);
	expect(losses).toBe(0);
	awake(BEAT_MS, false);
	expect(losses).toBe(1);
});

test('a hidden page that wakes once a minute keeps its line (ON06)', () => {
	pulse.heard();
	for (let minute = 1; minute <= 20; minute += 1) {
		vi.setSystemTime(Date.now() + MINUTE);
		pulse.beat();
		expect(knocks).toBe(minute);
		pulse.heard();
	}
	expect(losses).toBe(0);
});

test('a hidden page notices a dead line at its second waking after a knock', () => {
	pulse.heard();
	for (const expected of [0, 0, 1]) {
		vi.setSystemTime(Date.now() + MINUTE);
		pulse.beat();
		expect(losses).toBe(expected);
	}
});

test('a page that was frozen first hears what has been waiting for it', () => {
	pulse.heard();
	awake(PING_MS, false);
	expect(knocks).toBe(1);
	vi.setSystemTime(Date.now() + 90_000);
	pulse.beat();
	expect(losses).toBe(0);
	pulse.heard();
	awake(MINUTE, true);
	expect(losses).toBe(0);
});

test('who looks at a page again learns within seconds that its line is dead (ON05)', () => {
	pulse.heard();
	vi.setSystemTime(Date.now() + 90_000);
	pulse.look();
	expect(knocks).toBe(1);
	awake(4_000, false);
	expect(losses).toBe(1);
});
