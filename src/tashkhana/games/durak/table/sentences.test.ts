import { others, type People } from '$lib/people';
import type { DurakView, Event, Place, Seen, T } from '$lib/table';
import { expect, test } from 'vitest';
import { NOTHING, read } from './moves';
import { cardLabel, prompt, tellings } from './sentences';

const SEATED = { free: false, stand_in: false, picture: '', person: '' };

/** Texts that show which message was asked for, and with what. */
const t: T = (id, args) => (id === 'list-comma' ? ', ' : args ? `${id}(${Object.values(args).join(' ')})` : id);
const bot = (name: string): Place => ({ name, bot: true, here: true, ...SEATED });
const people: People = { me: 0, count: 3, places: [{ name: 'Mina', bot: false, here: true, ...SEATED }, bot('anna'), bot('ravi')], t };

function seen(legal: string[], asked: number[], view: Partial<DurakView> = {}): Seen {
	const seats = [0, 1, 2].map(() => ({ count: 6, role: 'waiting', done: false, known: [] }));
	return { stage: 'play', legal, asked, view: { seats, defender: 1, taking: false, ...view } } as unknown as Seen;
}

test.each([
	[['attack 7S'], 'ask-attack'],
	[['cover 7S 9S', 'take'], 'ask-defend'],
	[['cover 7S 9S', 'transfer 7D', 'take'], 'ask-defend-transfer'],
	[['show 7H', 'take'], 'ask-defend-transfer'],
	[['throw 7D', 'done'], 'ask-throw'],
	[['done'], 'ask-throw'],
	[['throw 7D'], 'ask-throw-anytime'],
])('who may %j is told %s', (legal, id) => {
	expect(prompt(people, seen(legal, [0]), NOTHING, read(legal))).toBe(id);
});

test('who may throw in on a take is told who takes', () => {
	expect(prompt(people, seen(['done'], [0], { taking: true }), NOTHING, read(['done']))).toBe('ask-throw-take(bot anna)');
});

test('waiting says for whom', () => {
	expect(prompt(people, seen([], [1]), NOTHING, [])).toBe('ask-wait-defender(anna)');
	expect(prompt(people, seen([], [2]), NOTHING, [])).toBe('ask-wait(ravi)');
	expect(prompt(people, seen([], [1, 2]), NOTHING, [])).toBe('ask-wait(list-and(anna ravi))');
});

test('what was begun says how it goes on', () => {
	const moves = read(['cover 7S 6H', 'cover 8D 6H', 'take']);
	const asking = (begun: Parameters<typeof prompt>[2]) => prompt(people, seen([], [0]), begun, moves);

	expect(asking({ kind: 'covering', card: '6H', attacks: ['7S', '8D'] })).toBe('ask-choose-cover');
	expect(asking({ kind: 'chosen', cards: ['7S'] })).toBe('ask-select-more');
	expect(asking({ kind: 'passing-on', verb: 'show', cards: ['7H'] })).toBe('ask-choose-trump');
	expect(asking({ kind: 'passing-on', verb: 'transfer', cards: ['7H', '7D'] })).toBe('ask-choose-transfer');
});

test('my new cards are named to me, those of others are only counted', () => {
	const events: Event[] = [
		{ kind: 'drew', seat: 0, cards: ['7S', '9D'], count: 2 },
		{ kind: 'drew', seat: 1, count: 3 },
	];

	expect(tellings(people, events, 'H')).toEqual(['table-new-cards(card-name(7 S), card-name(9 D))', 'event-drew(bot anna 3)']);
});

test('a cover names both cards in the form that its sentence needs', () => {
	const events: Event[] = [{ kind: 'covered', seat: 1, cards: ['7S', '9S'], count: 2 }];

	expect(tellings(people, events, 'H')).toEqual(['event-covered(bot anna card-object(7 S) card-instrument(9 S))']);
});

test('a transfer says to whom, and whether that is me', () => {
	const events: Event[] = [{ kind: 'transferred', seat: 2, cards: ['7D'], count: 1, other: 0 }];

	expect(tellings(people, events, 'H')).toEqual(['event-transferred(bot ravi card-name(7 D) seat-you you)']);
});

test('a card says its name, that it is a trump, what it covers, and its place', () => {
	const told = { trump: true, covers: ['8C'], playable: true, why: '', hints: true, chosen: false, fresh: false, place: 2, count: 6 };

	expect(cardLabel(people, '7H', told)).toBe('card-place(card-covers(card-trump(7 H) card-object(8 C)) 2 6)');
	expect(cardLabel(people, '7H', { ...told, covers: [], playable: false, why: 'why-too-low' })).toContain('card-dimmed-why(card-trump(7 H) why-too-low)');
	expect(cardLabel(people, '7H', { ...told, hints: false })).toBe('card-place(card-trump(7 H) 2 6)');
	expect(cardLabel(people, '7H', { ...told, chosen: true, fresh: true })).toContain('card-new(card-selected(');
});

test('the others sit clockwise from me, left to right', () => {
	expect(others({ ...people, me: 1, count: 4 })).toEqual([2, 3, 0]);
	expect(others({ ...people, me: null, count: 4 })).toEqual([0, 1, 2, 3]);
});
