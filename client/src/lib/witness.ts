/** What this browser has seen of each deal, so that it can check it afterwards; kept through a reload. */

import type { Sealed, Table } from '../protocol';
import { isRecord, load, save } from './storage.svelte';

/** My first cards, and my place among the seats that were dealt to, in the order in which they were. */
export interface Dealt {
	cards: string[];
	place: number;
	seats: number;
}

/** One deal. A seal told `early` came before the cards; more than one of them would be wrong. */
export interface Witnessed {
	room: string;
	match: number;
	deal: number;
	seals: string[];
	early: boolean;
	/** Numbers of this browser: several only if two of its windows were quick. */
	numbers: string[];
	dealt: Dealt | null;
}

const KEY = 'tashkhana.witness';
/** So many deals are remembered. */
const MOST = 24;
const BYTES = 32;

/** What is known of a deal; nothing, if it was never seen. */
export function witnessed(room: string, match: number, deal: number): Witnessed {
	const found = all().find((one) => one.room === room && one.match === match && one.deal === deal);
	return found ?? { room, match, deal, seals: [], early: false, numbers: [], dealt: null };
}

/** Remembers a seal. `lies`: the cards of its deal are on the table already. The answer is my number for the deal, if it wants one. */
export function hearSeal(room: string, { match, deal, seal }: Sealed, lies: boolean, seated: boolean): string | null {
	const known = witnessed(room, match, deal);
	const seals = known.seals.includes(seal) ? known.seals : [...known.seals, seal];
	const wanted = seated && !lies;
	const numbers = wanted && known.numbers.length === 0 ? [number()] : known.numbers;
	keep({ ...known, seals, early: known.early || !lies, numbers });
	return wanted ? (numbers[0] ?? null) : null;
}

/** Remembers the cards that I am dealt, if this table tells of it. */
export function hearTable(room: string, { match, seen }: Table): void {
	const dealt = seen.events.filter(({ kind }) => kind === 'dealt');
	const place = dealt.findIndex(({ seat }) => seat === seen.seat);
	const cards = dealt[place]?.cards;
	if (seen.seat === null || cards === undefined) return;
	keep({ ...witnessed(room, match, seen.deal), dealt: { cards: [...cards], place, seats: dealt.length } });
}

function number(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function keep(one: Witnessed): void {
	const others = all().filter(({ room, match, deal }) => room !== one.room || match !== one.match || deal !== one.deal);
	save(KEY, [...others, one].slice(-MOST));
}

function all(): Witnessed[] {
	return load(KEY, read) ?? [];
}

function read(value: unknown): Witnessed[] | null {
	return Array.isArray(value) && value.every(isWitnessed) ? value : null;
}

function isWitnessed(value: unknown): value is Witnessed {
	if (!isRecord(value)) return false;
	const { room, match, deal, seals, early, numbers, dealt } = value;
	const named = typeof room === 'string' && typeof match === 'number' && typeof deal === 'number';
	return named && typeof early === 'boolean' && isWords(seals) && isWords(numbers) && (dealt === null || isDealt(dealt));
}

function isDealt(value: unknown): value is Dealt {
	return isRecord(value) && isWords(value['cards']) && typeof value['place'] === 'number' && typeof value['seats'] === 'number';
}

function isWords(value: unknown): value is string[] {
	return Array.isArray(value) && value.every((word) => typeof word === 'string');
}
