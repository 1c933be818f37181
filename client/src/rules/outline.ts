/**
 * The outline of a rule page: which sections and paragraphs stand there, and under which settings.
 * It holds no word of any language; `docs/5-add-a-game.md` says how one is written.
 */

import type { Settings, Value } from '$lib/house';

/** Values that a setting, or a number of the page, must have; several are alternatives. */
export type Conditions = Record<string, Value | Value[]>;

export interface Conditional {
	/** Shown only where all of these hold. */
	when?: Conditions;
	/** Not shown where all of these hold; of several such groups, where one does. */
	unless?: Conditions | Conditions[];
}

/** A message, perhaps a conditional one: `goal` is the message `page-goal`. */
export type Line = string | (Conditional & { say: string });

export type Block = Conditional &
	(
		| { say: string }
		| { list: Line[] }
		| { steps: Line[] }
		/** A scenario of `scenarios/<game>/page.yaml`, and the message under its title. */
		| { example: string; say: string }
		| { words: Line[] }
		| { questions: Line[] }
		/** The name of a key, and the message that says what it does. */
		| { keys: Record<string, string> }
		/** Every setting of the table with its value. */
		| { settings: 'all' }
	);

export interface Section extends Conditional {
	id: string;
	holds: (string | Block)[];
}

export interface Outline {
	/** Whole numbers that follow from the settings: a sum of them, each so many times; `plus` is added. */
	numbers?: Record<string, Record<string, number>>;
	/** Moves that lay their second card onto the first. */
	onto?: string[];
	sections: Section[];
}

/** What texts are told and conditions ask: every setting, and the numbers of the page. */
export type Facts = Record<string, Value>;

/** `match: deals:3` becomes `match: deals` and `match_count: 3`. */
export function factsOf(outline: Outline, settings: Settings): Facts {
	const facts: Facts = {};
	for (const [id, value] of Object.entries(settings)) {
		const [word = '', count] = String(value).split(':');
		facts[id] = typeof value === 'number' ? value : word;
		if (count !== undefined) facts[`${id}_count`] = Number(count);
	}
	for (const [id, terms] of Object.entries(outline.numbers ?? {})) facts[id] = sum(terms, facts);
	return facts;
}

function sum(terms: Record<string, number>, facts: Facts): number {
	return Object.entries(terms).reduce((all, [id, times]) => all + times * (id === 'plus' ? 1 : Number(facts[id])), 0);
}

export function shown(item: string | Conditional, facts: Facts): boolean {
	if (typeof item === 'string') return true;
	const { when, unless } = item;
	return (when === undefined || hold(when, facts)) && ![unless ?? []].flat().some((group) => hold(group, facts));
}

function hold(conditions: Conditions, facts: Facts): boolean {
	return Object.entries(conditions).every(([id, wanted]) => [wanted].flat().some((value) => value === facts[id]));
}

/** The messages of those lines that are shown. */
export function said(lines: Line[], facts: Facts): string[] {
	return lines.filter((line) => shown(line, facts)).map((line) => (typeof line === 'string' ? line : line.say));
}

/** The sections that are shown, with those of their blocks that are. */
export function sectionsOf(outline: Outline, facts: Facts): { id: string; blocks: Block[] }[] {
	return outline.sections
		.filter((section) => shown(section, facts))
		.map(({ id, holds }) => ({ id, blocks: holds.filter((block) => shown(block, facts)).map(blockOf) }));
}

const blockOf = (block: string | Block): Block => (typeof block === 'string' ? { say: block } : block);
