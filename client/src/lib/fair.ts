/** Checking a deal by the method of docs/9-fair-deals.md. Written for itself, so that it can disagree with the house. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Revealed } from '../protocol';
import type { Dealt, Witnessed } from './witness';

export const METHOD = 'tashkhana-1';
const WORDS = 2 ** 32;

/** What a shuffle is drawn from. */
export type Drawn = Pick<Revealed, 'method' | 'match' | 'deal' | 'secret' | 'numbers'>;

/** `open`: this page cannot tell. */
export type Mark = 'right' | 'wrong' | 'open';

export interface Finding {
	point: 'seal' | 'number' | 'order' | 'hand';
	/** Why, for the sentence `fair-POINT-WHY`. */
	why: string;
	mark: Mark;
}

export const sealOf = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)));

/** The cards in the order into which this shuffle of the deal brings them: 0 is the deal itself. */
export function shuffled(drawn: Drawn, shuffle: number, cards: readonly string[]): string[] {
	const numbers = drawn.numbers.map((number) => number ?? 'none');
	const below = dice([drawn.method, drawn.match, drawn.deal, shuffle, drawn.secret, ...numbers].join(' '));
	// The names are ASCII, so the order of UTF-16 is that of the method.
	const order = [...cards].sort();
	for (let place = order.length - 1; place > 0; place--) {
		const other = below(place + 1);
		[order[place], order[other]] = [order[other]!, order[place]!];
	}
	return order;
}

/** Numbers below a limit, drawn one after the other from a text. */
export function dice(text: string): (limit: number) => number {
	const words = wordsOf(text);
	return (limit) => {
		for (;;) {
			const word = words.next().value;
			if (word < WORDS - (WORDS % limit)) return word % limit;
		}
	};
}

function* wordsOf(text: string): Generator<number, never> {
	for (let block = 0; ; block++) {
		const digest = sha256(utf8ToBytes(`${text} ${block}`));
		const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
		for (let at = 0; at < digest.length; at += 4) yield view.getUint32(at);
	}
}

/** What this page finds of a deal, by what it has seen of it; `seat` null: it watched. */
export function check(revealed: Revealed, seen: Witnessed, seat: number | null): Finding[] {
	if (revealed.method !== METHOD) return [{ point: 'order', why: 'unknown', mark: 'open' }];
	const findings = [seal(revealed, seen), order(revealed)];
	if (seat !== null) findings.splice(1, 0, number(revealed.numbers[seat] ?? null, seen.numbers));
	if (seat !== null) findings.push(hand(revealed.orders[0] ?? [], seen.dealt));
	return findings;
}

export function verdict(findings: readonly Finding[]): Mark {
	const marks = findings.map(({ mark }) => mark);
	return marks.includes('wrong') ? 'wrong' : marks.includes('open') ? 'open' : 'right';
}

function seal(revealed: Revealed, { seals, early }: Witnessed): Finding {
	const point = 'seal';
	const told = seals[0];
	if (told === undefined) return { point, why: 'unseen', mark: 'open' };
	if (seals.length > 1) return { point, why: 'twice', mark: 'wrong' };
	if (sealOf(revealed.secret) !== told) return { point, why: 'wrong', mark: 'wrong' };
	return early ? { point, why: 'right', mark: 'right' } : { point, why: 'late', mark: 'open' };
}

function number(used: string | null, mine: readonly string[]): Finding {
	const point = 'number';
	if (used !== null) return mine.includes(used) ? { point, why: 'right', mark: 'right' } : { point, why: 'other', mark: 'open' };
	return { point, why: mine.length > 0 ? 'late' : 'none', mark: 'open' };
}

function order(revealed: Revealed): Finding {
	const follows = revealed.orders.every((cards, shuffle) => same(shuffled(revealed, shuffle, cards), cards));
	const right = follows && revealed.orders.length > 0;
	return { point: 'order', why: right ? 'right' : 'wrong', mark: right ? 'right' : 'wrong' };
}

/** Cards are dealt one by one round the table: mine are every so-many-th, in some rounds that follow each other. */
function hand(order: readonly string[], dealt: Dealt | null): Finding {
	const point = 'hand';
	if (dealt === null) return { point, why: 'unseen', mark: 'open' };
	const mine = [...dealt.cards].sort();
	for (let first = dealt.place; first + (mine.length - 1) * dealt.seats < order.length; first += dealt.seats) {
		const fallen = mine.map((_, round) => order[first + round * dealt.seats]!);
		if (same(fallen.sort(), mine)) return { point, why: 'right', mark: 'right' };
	}
	return { point, why: 'wrong', mark: 'wrong' };
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
	one.length === other.length && one.every((card, place) => card === other[place]);
