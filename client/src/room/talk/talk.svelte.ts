/** What is said at the table: the last words, and the bubbles in which they are seen for a while. */

import type { AnyTell, Place, Said } from '../../protocol';
import type { T } from '$lib/texts.svelte';
import { Hearing } from './hearing.svelte';

export interface Saying {
	/** Counts what was said. */
	n: number;
	seat: number;
	/** Who said it, and as they were called then. */
	person: string;
	name: string;
	mine: boolean;
	kind: Said['kind'];
	words: string;
}

/** What a talk needs of the line to the house. */
export interface TalkLine {
	readonly places: readonly Place[];
	readonly seat: number | null;
	ask(wish: { t: 'say'; kind: Said['kind']; words: string }): unknown;
}

/** How long a bubble stays; text for reading stays longer the longer it is. */
const SHORT_MS = 4_500;
const LETTER_MS = 45;
const LAST = 12;
/** Letters of free text; the house takes no more. */
export const LONGEST_TEXT = 200;

export class Talk {
	/** The last things said, the latest at the end. */
	last = $state.raw<readonly Saying[]>([]);
	/** What is seen now: of each seat its latest words, so that nobody fills the table. */
	bubbles = $state.raw<readonly Saying[]>([]);
	readonly hearing = new Hearing();
	private count = 0;
	private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

	/** `told`: what others say is announced. */
	constructor(
		private readonly line: TalkLine,
		private readonly told: (saying: Saying) => void = () => {},
	) {}

	readonly hear = (tell: AnyTell): void => {
		if (tell.t === 'said') this.said(tell);
	};

	say(kind: Said['kind'], words: string): void {
		this.line.ask({ t: 'say', kind, words });
	}

	/** Whether I do not wish to hear whoever sits there. */
	muted(seat: number): boolean {
		return this.hearing.muted(this.person(seat));
	}

	hush(seat: number): void {
		const person = this.person(seat);
		this.hearing.toggle(person);
		if (!this.hearing.muted(person)) return;
		const others = (one: Saying): boolean => one.person !== person;
		this.last = this.last.filter(others);
		this.bubbles = this.bubbles.filter(others);
	}

	end(): void {
		for (const timer of this.timers.values()) clearTimeout(timer);
	}

	private said({ seat, kind, words }: Said): void {
		const mine = seat === this.line.seat;
		if (!mine && this.muted(seat)) return;
		const name = this.line.places[seat]?.name ?? '';
		const saying = { n: (this.count += 1), seat, person: this.person(seat), name, mine, kind, words };
		this.last = [...this.last, saying].slice(-LAST);
		this.show(saying);
		if (!mine) this.told(saying);
	}

	private person(seat: number): string {
		return this.line.places[seat]?.person ?? '';
	}

	private show(saying: Saying): void {
		clearTimeout(this.timers.get(saying.seat));
		this.bubbles = [...this.bubbles.filter(({ seat }) => seat !== saying.seat), saying];
		const stays = SHORT_MS + (saying.kind === 'text' ? saying.words.length * LETTER_MS : 0);
		const go = (): void => void (this.bubbles = this.bubbles.filter(({ n }) => n !== saying.n));
		this.timers.set(saying.seat, setTimeout(go, stays));
	}
}

/** The words of a saying in the language of `t`; free text is as it was written. */
export function wordsOf(t: T, { kind, words }: Pick<Saying, 'kind' | 'words'>): string {
	return kind === 'phrase' ? t(`phrase-${words}`) : words;
}
