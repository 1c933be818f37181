/** Every sentence of the house and its games, in the language of the player. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { declareFonts } from './fonts';
import { LANGUAGES, type Language } from './languages';
import { prefs } from './prefs.svelte';

export type Arguments = Record<string, string | number>;
/** The text of a message; a message that nobody wrote is shown as its id. */
export type T = (id: string, args?: Arguments) => string;

type Source = () => Promise<string>;
// Vite reads these options as they stand here.
const FILES: Record<string, Source> = import.meta.glob<string>(
	[
		'../../../src/tashkhana/texts/*.ftl',
		'../../../src/tashkhana/games/*/texts/*.ftl',
		'../../../src/tashkhana/games/*/page/*.ftl',
	],
	{ query: '?raw', import: 'default' },
);
const HOUSE = '';
const PAGE = '/page';
/** The name under which the texts of a game's rule page are loaded and asked for; they include the game's own. */
export const pageOf = (game: string): string => `${game}${PAGE}`;

/** Resources by language and game; the house's own texts count as the game '', a rule page as `durak/page`. */
const resources = new Map<string, FluentResource>();
const games = new Set<string>([HOUSE]);
let bundles = new Map<string, FluentBundle>();

/** `shown`: the language whose texts are ready; it follows the wish of the player. */
const state = $state<{ shown: Language; loads: number }>({ shown: 'en', loads: 0 });

export function language(): Language {
	return state.shown;
}

/** Makes the texts of the house and of these games ready, in the wished language and in English. */
export async function loadTexts(...wanted: string[]): Promise<void> {
	for (const game of wanted) games.add(game);
	const wish = prefs.language;
	const languages = new Set<Language>([wish, 'en']);
	const needed = [...languages].flatMap((language) => [...games].map((game) => need(language, game)));
	declareFonts(wish);
	await Promise.all(needed);
	if (wish !== prefs.language) return;
	bundles = new Map();
	state.shown = wish;
	state.loads += 1;
}

/** The texts of the house alone. */
export const t: T = (id, args) => find(HOUSE, id, args) ?? id;

/** The texts of a game, and those of the house. */
export function textsOf(game: string): T {
	return (id, args) => find(game, id, args) ?? id;
}

/** The first of these messages that somebody wrote: the particular before the general. */
export function firstOf(game: string, ids: string[], args?: Arguments): string {
	for (const id of ids) {
		const text = find(game, id, args);
		if (text !== null) return text;
	}
	return ids.at(-1) ?? '';
}

/** Whether somebody wrote this message. */
export function knows(game: string, id: string): boolean {
	return patternOf(game, id) !== null;
}

/** A number in the digits of the language shown. */
export function number(value: number): string {
	return new Intl.NumberFormat(LANGUAGES[state.shown].locales).format(value);
}

/** Minutes and seconds, `4:05`. */
export function clock(seconds: number): string {
	return `${number(Math.floor(seconds / 60))}:${seconds % 60 < 10 ? number(0) : ''}${number(seconds % 60)}`;
}

function find(game: string, id: string, args: Arguments = {}): string | null {
	const found = patternOf(game, id);
	return found && format(found.bundle, found.pattern, id, args);
}

function patternOf(game: string, id: string): { bundle: FluentBundle; pattern: Pattern } | null {
	// Read so that whoever shows a text shows it again when more texts have come.
	if (state.loads === 0) return null;
	for (const language of new Set<Language>([state.shown, 'en'])) {
		const bundle = bundleOf(language, game);
		const pattern = bundle.getMessage(id)?.value;
		if (pattern) return { bundle, pattern };
	}
	return null;
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0];

function format(bundle: FluentBundle, pattern: Pattern, id: string, args: Record<string, FluentVariable>): string {
	const faults: Error[] = [];
	const text = bundle.formatPattern(pattern, args, faults);
	if (import.meta.env.DEV) for (const fault of faults) console.warn(id, fault);
	return text;
}

function bundleOf(language: Language, game: string): FluentBundle {
	const key = `${language}/${game}`;
	const known = bundles.get(key);
	if (known) return known;
	const bundle = new FluentBundle(LANGUAGES[language].locales, { useIsolating: true });
	for (const part of new Set([HOUSE, game.replace(PAGE, ''), game])) {
		const resource = resources.get(`${language}/${part}`);
		if (resource) bundle.addResource(resource, { allowOverrides: true });
	}
	bundles.set(key, bundle);
	return bundle;
}

async function need(language: Language, game: string): Promise<void> {
	const key = `${language}/${game}`;
	if (resources.has(key)) return;
	const folder = game === HOUSE ? 'texts' : `games/${game}${game.endsWith(PAGE) ? '' : '/texts'}`;
	const source = FILES[`../../../src/tashkhana/${folder}/${language}.ftl`];
	if (source) resources.set(key, new FluentResource(await source()));
}
