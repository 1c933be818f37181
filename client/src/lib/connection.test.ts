import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyAsk, AnyTell, Seen, Welcome } from '../protocol';
import { Connection } from './connection.svelte';
import { ANSWER_MS, OPENING_MS, PING_MS } from './pulse';

const WELCOME: Welcome = {
	t: 'welcome',
	room: 'ROOM',
	seat: 0,
	places: [],
	game: 'durak',
	preset: 'house',
	settings: {},
	kind: 'friends',
	phase: 'playing',
	host: 0,
	host_gone: false,
	watch: null,
	watchers: 0,
	text: false,
};

/** A house that answers only what a test says. Each try of the browser is one more socket. */
class House {
	sockets: Line[] = [];
	dial = (url: string): WebSocket => {
		const line = new Line(url);
		this.sockets.push(line);
		return line as unknown as WebSocket;
	};

	get line(): Line {
		return this.sockets.at(-1)!;
	}

	/** Answers the newest try: the seat, and the table at this version. */
	seat(version = 1): void {
		this.line.accept();
		this.line.tell(WELCOME);
		this.line.tell({ t: 'table', match: 1, seen: seenAt(version) });
	}
}

class Line {
	readyState = 0;
	heard: AnyAsk[] = [];
	closed = false;
	onopen: (() => void) | null = null;
	onmessage: ((message: { data: string }) => void) | null = null;
	onclose: ((event: { code: number }) => void) | null = null;

	constructor(readonly url: string) {}

	accept(): void {
		this.readyState = 1;
		this.onopen?.();
	}
	send(raw: string): void {
		this.heard.push(JSON.parse(raw) as AnyAsk);
	}
	tell(tell: AnyTell): void {
		this.onmessage?.({ data: JSON.stringify(tell) });
	}
	break(code = 1006): void {
		this.readyState = 3;
		this.onclose?.({ code });
	}
	close(): void {
		this.readyState = 3;
		this.closed = true;
	}
	asks<K extends AnyAsk['t']>(kind: K): Extract<AnyAsk, { t: K }>[] {
		return this.heard.filter((ask) => ask.t === kind) as Extract<AnyAsk, { t: K }>[];
	}
}

function seenAt(version: number): Seen {
	const nothing = { settings: {}, marks: [], totals: [], asked: [], out: [], legal: [], why: {}, events: [] };
	return {
		...nothing,
		game: 'durak',
		version,
		seat: 0,
		players: 2,
		stage: 'play',
		deal: 1,
		dealer: 1,
		result: null,
		match: null,
		view: {},
	};
}

let house: House;
let connection: Connection;
let stop: () => void;

beforeEach(() => {
	vi.useFakeTimers();
	house = new House();
	connection = new Connection('ROOM', 'sit', house.dial);
	stop = connection.start();
});
afterEach(() => {
	stop();
	vi.useRealTimers();
});

test('the first word on a line is who I am, and the house shows the table', () => {
	house.seat(4);

	expect(house.line.url).toMatch(/^ws:.*\/ws\/ROOM$/);
	expect(house.line.heard[0]).toMatchObject({ t: 'sit', protocol: 2 });
	expect(connection.line).toBe('open');
	expect(connection.seen?.version).toBe(4);
});

test('a seal is answered with a number of my own, unless its deal lies on the table already', () => {
	house.line.accept();
	house.line.tell({ t: 'welcome', room: 'ROOM', seat: 0, places: [], preset: 'house' } as unknown as AnyTell);
	house.line.tell({ t: 'table', match: 1, seen: { ...seenAt(0), stage: 'before-deal' } });
	house.line.tell({ t: 'sealed', match: 1, deal: 1, method: 'tashkhana-1', seal: 'a'.repeat(64) });
	const [stir] = house.line.asks('stir');
	house.line.tell({ t: 'table', match: 1, seen: seenAt(1) });
	house.line.tell({ t: 'sealed', match: 1, deal: 1, method: 'tashkhana-1', seal: 'a'.repeat(64) });

	expect(stir).toMatchObject({ match: 1, deal: 1, number: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
	expect(house.line.asks('stir')).toHaveLength(1);
});

describe('a double tap plays once', () => {
	test('while the first tap is not answered', () => {
		house.seat();

		connection.act('take');
		connection.act('take');

		expect(house.line.asks('act')).toHaveLength(1);
	});

	test('while its table has not come yet', () => {
		house.seat(1);
		connection.act('take');
		const [act] = house.line.asks('act');

		house.line.tell({ t: 'answer', id: act!.id, version: 2, code: null, facts: {} });
		connection.act('done');
		expect(house.line.asks('act')).toHaveLength(1);

		house.line.tell({ t: 'table', match: 1, seen: seenAt(2) });
		connection.act('done');
		expect(house.line.asks('act').map(({ move }) => move)).toEqual(['take', 'done']);
	});

	test('also for the next deal', () => {
		house.seat();

		connection.next();
		connection.next();

		expect(house.line.asks('next')).toHaveLength(1);
	});
});

describe('a tap that others were quicker than', () => {
	function late(move: string, legal: string[]): Extract<AnyAsk, { t: 'act' }>[] {
		house.seat(1);
		connection.act(move);
		const [act] = house.line.asks('act');
		house.line.tell({ t: 'answer', id: act!.id, version: 2, code: 'stale-version', facts: {} });
		house.line.tell({ t: 'table', match: 1, seen: { ...seenAt(2), legal } });
		return house.line.asks('act');
	}

	test('is made once more on the new table while its card may still be played', () => {
		const acts = late('throw 7S', ['throw 7S', 'done']);

		expect(acts.map(({ move, version }) => [move, version])).toEqual([
			['throw 7S', 1],
			['throw 7S', 2],
		]);
		expect(connection.refusal).toBeNull();

		house.line.tell({ t: 'answer', id: acts[1]!.id, version: 3, code: 'stale-version', facts: {} });
		house.line.tell({ t: 'table', match: 1, seen: { ...seenAt(3), legal: ['throw 7S'] } });
		expect(house.line.asks('act')).toHaveLength(2);
		expect(connection.refusal?.code).toBe('stale-version');
	});

	test('is refused when its card may not be played any more', () => {
		expect(late('throw 7S', ['done'])).toHaveLength(1);
		expect(connection.refusal?.code).toBe('stale-version');
	});

	test('is refused when it names no card, for the table it meant has changed', () => {
		expect(late('take', ['take'])).toHaveLength(1);
		expect(connection.refusal?.code).toBe('stale-version');
	});
});

test('a refusal is told each time it comes, and another move is open at once', () => {
	house.seat();
	for (const n of [1, 2]) {
		connection.act('cover 7S 6S');
		const act = house.line.asks('act').at(-1)!;
		house.line.tell({ t: 'answer', id: act.id, version: 1, code: 'too-low', facts: {} });

		expect(connection.refusal).toMatchObject({ code: 'too-low', n });
	}
});

test('every ask has an id of its own', () => {
	house.seat();
	connection.change({ speed: 'fast' });
	connection.change({ speed: 'normal' });
	const ids = house.line.asks('change').map(({ id }) => id);
	stop();

	// A page that was opened again must not ask under the old page's ids.
	connection = new Connection('ROOM', 'sit', house.dial);
	stop = connection.start();
	house.seat();
	connection.change({ speed: 'fast' });
	ids.push(...house.line.asks('change').map(({ id }) => id));

	expect(new Set(ids).size).toBe(3);
});

describe('when the line breaks', () => {
	test('an ask without an answer is asked again under its id', () => {
		house.seat(1);
		connection.act('take');
		const [asked] = house.line.asks('act');

		house.line.break();
		vi.advanceTimersByTime(1_000);
		house.seat(1);

		expect(house.sockets).toHaveLength(2);
		expect(house.line.asks('act')).toEqual([asked]);
	});

	test('an ask that was answered is not asked again', () => {
		house.seat(1);
		connection.act('take');
		house.line.tell({ t: 'answer', id: house.line.asks('act')[0]!.id, version: 2, code: null, facts: {} });

		house.line.break();
		vi.advanceTimersByTime(1_000);
		house.seat(2);

		expect(house.line.asks('act')).toEqual([]);
	});

	test('a move made meanwhile waits until I sit again', () => {
		house.seat(1);
		house.line.break();
		connection.act('take');
		vi.advanceTimersByTime(1_000);

		house.line.accept();
		expect(house.line.asks('act')).toEqual([]);

		house.line.tell(WELCOME);
		expect(house.line.asks('act')).toHaveLength(1);
	});

	test('it is tried for ever, less and less often, and the player sees it', () => {
		house.seat();
		for (let minute = 0; minute < 60; minute += 1) {
			house.line.break();
			expect(connection.line).toBe('waiting');
			vi.advanceTimersByTime(10_000);
			expect(house.sockets).toHaveLength(minute + 2);
		}

		house.seat(9);
		expect(connection.line).toBe('open');
		expect(connection.seen?.version).toBe(9);
		expect(connection.tries).toBe(0);
	});

	test('pressing "try again" does not wait', () => {
		house.seat();
		house.line.break();

		connection.tryNow();

		expect(house.sockets).toHaveLength(2);
	});
});

test('computers are asked once to finish, and a deal that is over is finished', () => {
	house.seat();

	connection.finish();
	connection.finish();
	const asked = house.line.asks('finish');
	house.line.tell({ t: 'answer', id: asked[0]!.id, version: 9, code: 'stale-version', facts: {} });

	expect(asked).toMatchObject([{ match: 1, deal: 1 }]);
	expect(connection.refusal).toBeNull();
});

describe('a line that is silent', () => {
	test('is knocked at every few seconds', () => {
		house.seat();
		vi.advanceTimersByTime(PING_MS + 1_000);
		expect(house.line.asks('ping')).toHaveLength(1);
	});

	test('is given up and opened anew', () => {
		house.seat();
		const first = house.line;

		vi.advanceTimersByTime(PING_MS + ANSWER_MS + 2_000);

		expect(first.closed).toBe(true);
		expect(house.sockets.length).toBeGreaterThan(1);
	});

	test('is kept while the house answers', () => {
		house.seat();
		for (let n = 0; n < 20; n += 1) {
			vi.advanceTimersByTime(PING_MS);
			house.line.tell({ t: 'pong' });
		}
		expect(house.sockets).toHaveLength(1);
	});

	test('is found out within seconds by somebody who looks at it again', () => {
		house.seat();
		vi.setSystemTime(Date.now() + 90_000);

		document.dispatchEvent(new window.Event('visibilitychange'));

		expect(house.line.asks('ping')).toHaveLength(1);
		vi.advanceTimersByTime(5_000);
		expect(house.sockets).toHaveLength(2);
	});

	test('is kept by a page that nobody looks at, whose clocks go once a minute (ON06)', () => {
		house.seat();
		for (let minute = 0; minute < 5; minute += 1) {
			vi.setSystemTime(Date.now() + 59_000);
			vi.advanceTimersByTime(1_000);
			house.line.tell({ t: 'pong' });
		}
		expect(connection.line).toBe('open');
		expect(house.sockets).toHaveLength(1);
	});

	test('that never opened is given up too', () => {
		vi.advanceTimersByTime(OPENING_MS + 2_000);

		expect(house.sockets.length).toBeGreaterThan(1);
	});
});

describe('a goodbye', () => {
	test.each(['protocol-old', 'room-unknown', 'room-full', 'watchers-full', 'given-up', 'removed', 'left', 'watching-off', 'elsewhere'])('%s ends the tries', (code) => {
		house.line.accept();
		house.line.tell({ t: 'goodbye', code });
		vi.advanceTimersByTime(60_000);

		expect(connection.line).toBe('over');
		expect(connection.goodbye).toBe(code);
		expect(house.sockets).toHaveLength(1);
	});

	test('of an unknown room may come as a close alone', () => {
		house.line.break(4404);

		expect(connection.goodbye).toBe('room-unknown');
	});

	test('too-fast is only a pause', () => {
		house.seat();
		house.line.tell({ t: 'goodbye', code: 'too-fast' });
		house.line.break(4429);
		vi.advanceTimersByTime(2_000);

		expect(house.sockets).toHaveLength(2);
	});

	test('malformed does not send the same ask for ever', () => {
		house.seat();
		connection.act('take');
		house.line.tell({ t: 'goodbye', code: 'malformed' });
		house.line.break(4400);
		vi.advanceTimersByTime(2_000);
		house.seat();

		expect(house.line.asks('act')).toEqual([]);
	});

	test('the seat can be taken back from another window', () => {
		house.seat();
		house.line.tell({ t: 'goodbye', code: 'elsewhere' });

		connection.tryNow();
		house.seat(3);

		expect(connection.line).toBe('open');
		expect(connection.goodbye).toBeNull();
	});
});

test('a page that was left is silent', () => {
	house.seat();
	stop();
	vi.advanceTimersByTime(60_000);

	expect(house.line.closed).toBe(true);
	expect(house.sockets).toHaveLength(1);
});

describe('hints', () => {
	const advice = { move: 'take', worth: 0.4, other: null, other_worth: null, kind: 'loss' } as const;

	test('one is asked for once on each table, and comes', () => {
		house.seat(3);
		connection.hint();
		connection.hint();
		const [ask, ...more] = house.line.asks('hint');
		expect(more).toEqual([]);
		expect(connection.hinting).toBe(true);

		house.line.tell({ t: 'advised', id: ask!.id, version: 3, advice });
		connection.hint();

		expect(connection.hinting).toBe(false);
		expect(connection.hinted?.advice.move).toBe('take');
		expect(house.line.asks('hint')).toHaveLength(1);
	});

	test('one that came too late is asked for again on the next table, and nobody is told', () => {
		house.seat(3);
		connection.hint();
		house.line.tell({ t: 'answer', id: house.line.asks('hint')[0]!.id, version: 4, code: 'stale-version', facts: {} });
		expect(connection.refusal).toBeNull();
		house.line.tell({ t: 'table', match: 1, seen: seenAt(4) });

		connection.hint();

		expect(house.line.asks('hint').map(({ version }) => version)).toEqual([3, 4]);
	});

	test('one that cannot be had is said, and not asked for again', () => {
		house.seat(3);
		connection.hint();
		house.line.tell({ t: 'answer', id: house.line.asks('hint')[0]!.id, version: 3, code: 'no-hints', facts: {} });
		connection.hint();

		expect(connection.refusal?.code).toBe('no-hints');
		expect(house.line.asks('hint')).toHaveLength(1);
	});
});

describe('the people of the room', () => {
	test('are those of the last welcome', () => {
		house.seat();
		expect(connection.party).toMatchObject({ kind: 'friends', host: 0, code: 'ROOM', hosting: true });

		house.line.tell({ ...WELCOME, host: 1, host_gone: true, watch: 'WATCH', watchers: 3 });

		expect(connection.party).toMatchObject({ host: 1, hostGone: true, watch: 'WATCH', watchers: 3, hosting: false });
	});

	test('who gather anew have no table before them', () => {
		house.seat();
		house.line.tell({ ...WELCOME, phase: 'gathering' });

		expect(connection.seen).toBeNull();
		expect(connection.party).toMatchObject({ phase: 'gathering', game: 'durak' });
	});

	test('are asked for once, also when the line breaks', () => {
		house.seat();
		connection.party.remove(2);
		const [asked] = house.line.asks('remove');

		house.line.break();
		vi.advanceTimersByTime(1_000);
		house.seat();

		expect(asked).toMatchObject({ seat: 2 });
		expect(house.line.asks('remove')).toEqual([asked]);
	});

	test('a code for my seat comes with the time until which it holds', () => {
		house.seat();
		connection.party.passSeat();
		const [asked] = house.line.asks('seat-code');

		house.line.tell({ t: 'seat-code-given', id: asked!.id, code: '23456789', valid_s: 300 });

		expect(connection.party.passing).toEqual({ code: '23456789', until: Date.now() + 300_000 });
		house.line.break();
		vi.advanceTimersByTime(1_000);
		house.seat();
		expect(house.line.asks('seat-code')).toEqual([]);
	});

	test('come by the link for watchers through its own door', () => {
		stop();
		connection = new Connection('WATCH', 'watch', house.dial);
		stop = connection.start();
		house.line.accept();
		house.line.tell({ ...WELCOME, room: '', seat: null });

		expect(house.line.url).toMatch(/\/ws\/watch\/WATCH$/);
		expect(connection.party.hosting).toBe(false);
	});
});

test('whoever listens hears each tell after the line itself, until they stop', () => {
	const heard: [string, number | null][] = [];
	const deaf = connection.listen((tell) => heard.push([tell.t, connection.seat]));
	house.seat();
	deaf();
	house.line.tell({ t: 'news', code: 'joined', seat: 1, name: 'Bela' });

	expect(heard).toEqual([
		['welcome', 0],
		['table', 0],
	]);
});

test('what nobody answers is said once, and never to a line that is down', () => {
	house.seat();
	connection.pass({ t: 'stir', match: 1, deal: 1, number: 'aa' });
	house.line.break();
	connection.pass({ t: 'stir', match: 1, deal: 2, number: 'bb' });
	vi.advanceTimersByTime(1_000);
	house.seat();

	expect(house.sockets.flatMap((line) => line.asks('stir')).map(({ deal }) => deal)).toEqual([1]);
});

describe('the next deal', () => {
	test('is asked for once, until it lies on the table, and nothing is played meanwhile', () => {
		house.seat(5);
		connection.next();
		connection.next();
		connection.act('take');
		const { id } = house.line.asks('next')[0]!;
		house.line.tell({ t: 'answer', id, version: 6, code: null, facts: {} });
		connection.next();
		connection.act('take');
		expect([house.line.asks('next').length, house.line.asks('act').length]).toEqual([1, 0]);

		house.line.tell({ t: 'table', match: 1, seen: seenAt(6) });
		connection.act('take');
		expect(house.line.asks('act')).toHaveLength(1);
	});

	test('that was refused can be asked for again', () => {
		house.seat(5);
		connection.next();
		house.line.tell({ t: 'answer', id: house.line.asks('next')[0]!.id, version: 5, code: 'room-trouble', facts: {} });
		connection.next();

		expect(house.line.asks('next')).toHaveLength(2);
	});
});

describe('my name', () => {
	test('is told when it has settled: whoever looks through the pictures tells one', () => {
		house.seat();
		for (let n = 0; n < 5; n += 1) {
			connection.party.rename();
			vi.advanceTimersByTime(100);
		}
		vi.advanceTimersByTime(1_000);

		expect(house.line.asks('rename')).toHaveLength(1);
	});

	test('that came too soon is told again when the house takes it', () => {
		house.seat();
		connection.party.rename();
		vi.advanceTimersByTime(1_000);
		house.line.tell({ t: 'answer', id: house.line.asks('rename')[0]!.id, version: 1, code: 'rename-too-fast', facts: {} });

		expect(connection.refusal?.code).toBe('rename-too-fast');
		house.line.tell({ t: 'pong' });
		vi.advanceTimersByTime(8_000);
		house.line.tell({ t: 'pong' });
		vi.advanceTimersByTime(3_000);
		expect(house.line.asks('rename')).toHaveLength(2);
	});
});
