import { describe, expect, test } from 'vitest';
import type { Revealed } from '../protocol';
import raw from '../../../tests/fair/vectors.json?raw';
import { check, dice, sealOf, shuffled, verdict, type Finding } from './fair';
import type { Witnessed } from './witness';

interface Case {
	name: string;
	method: string;
	match: number;
	deal: number;
	shuffle: number;
	secret: string;
	numbers: (string | null)[];
	cards: string[];
	dealers: number[];
	seal: string;
	order: string[];
	dealer: number | null;
}

const VECTORS = JSON.parse(raw) as Case[];
const FIRST = VECTORS[0]!;
const ME = 1;
/** Four at the table, the last one deals: I am second, and get the second, the sixth … card. */
const MINE = FIRST.order.filter((_, place) => place < 24 && place % 4 === ME);
const REVEALED: Revealed = {
	t: 'revealed',
	match: FIRST.match,
	deal: FIRST.deal,
	method: FIRST.method,
	secret: FIRST.secret,
	numbers: FIRST.numbers,
	orders: [FIRST.order, shuffled(FIRST, 1, ['7H', '6C', 'AS'])],
};
const SEEN: Witnessed = {
	room: 'ROOM',
	match: FIRST.match,
	deal: FIRST.deal,
	seals: [FIRST.seal],
	early: true,
	numbers: [FIRST.numbers[ME]!],
	dealt: { cards: [...MINE].sort(), place: ME, seats: 4 },
};

const points = (findings: Finding[]): string[] => findings.map(({ point, why }) => `${point}-${why}`);
const found = (revealed: Partial<Revealed>, seen: Partial<Witnessed> = {}): Finding[] =>
	check({ ...REVEALED, ...revealed }, { ...SEEN, ...seen }, ME);

describe.each(VECTORS)('$name', (one) => {
	test('the method gives the test vector', () => {
		expect(sealOf(one.secret)).toBe(one.seal);
		expect(shuffled(one, one.shuffle, one.cards)).toEqual(one.order);
	});
});

test('numbers are drawn without a bias that the highest words would bring', () => {
	const below = dice('some text');
	const drawn = Array.from({ length: 3000 }, () => below(3));

	expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
	expect(below(2 ** 32)).toBeLessThan(2 ** 32);
	expect(below(1)).toBe(0);
});

test('a fair deal is right in all that this page can check', () => {
	const findings = found({});

	expect(points(findings)).toEqual(['seal-right', 'number-right', 'order-right', 'hand-right']);
	expect(verdict(findings)).toBe('right');
});

test('a watcher checks the seal and the order', () => {
	expect(points(check(REVEALED, { ...SEEN, numbers: [], dealt: null }, null))).toEqual(['seal-right', 'order-right']);
});

test.each<[string, Partial<Revealed>, Partial<Witnessed>]>([
	['seal-wrong', { secret: '0'.repeat(64) }, {}],
	['order-wrong', { secret: '0'.repeat(64) }, { seals: [sealOf('0'.repeat(64))] }],
	['seal-twice', {}, { seals: [FIRST.seal, '0'.repeat(64)] }],
	['order-wrong', { numbers: [null, ...FIRST.numbers.slice(1)] }, {}],
	['order-wrong', { match: 2 }, {}],
	['order-wrong', { orders: [] }, {}],
	['order-wrong', { orders: [[...FIRST.order.slice(1), FIRST.order[0]!]] }, {}],
	['order-wrong', { orders: [FIRST.order, ['6C', '7H', 'AS'].reverse(), ['6C', '7H', 'AS']] }, {}],
	['hand-wrong', {}, { dealt: { cards: [...MINE.slice(1), FIRST.order[ME + 1]!], place: ME, seats: 4 } }],
	['hand-wrong', {}, { dealt: { cards: MINE, place: ME - 1, seats: 4 } }],
])('%s is wrong', (point, revealed, seen) => {
	const findings = found(revealed, seen);

	expect(points(findings)).toContain(point);
	expect(verdict(findings)).toBe('wrong');
});

test.each<[string, Partial<Revealed>, Partial<Witnessed>]>([
	['seal-unseen', {}, { seals: [] }],
	['seal-late', {}, { early: false }],
	['number-other', {}, { numbers: ['0'.repeat(64)] }],
	['number-other', {}, { numbers: [] }],
	['hand-unseen', {}, { dealt: null }],
	['order-unknown', { method: 'tashkhana-2' }, {}],
])('%s is open, and not called right', (point, revealed, seen) => {
	const findings = found(revealed, seen);

	expect(points(findings)).toContain(point);
	expect(verdict(findings)).toBe('open');
});

test('a number that is not in is told, whether it was given or not', () => {
	const numbers = FIRST.numbers.map((number, seat) => (seat === ME ? null : number));
	const orders = [shuffled({ ...REVEALED, numbers }, 0, FIRST.cards)];

	expect(points(found({ numbers, orders }))).toContain('number-late');
	expect(points(found({ numbers, orders }, { numbers: [] }))).toContain('number-none');
});

test('cards that are dealt in later rounds are found as well', () => {
	const cards = FIRST.order.filter((_, place) => place >= 12 && place < 24 && place % 4 === ME);

	expect(points(found({}, { dealt: { cards, place: ME, seats: 4 } }))).toContain('hand-right');
});
