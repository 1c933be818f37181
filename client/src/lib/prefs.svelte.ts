/** A player's own wishes for how things look, sound and move. They change no rule. */

import { isLanguage, LANGUAGES, wishedLanguage, type Language } from './languages';
import { isRecord, load, save } from './storage.svelte';

export interface Prefs {
	language: Language;
	theme: 'system' | 'light' | 'dark';
	fourColours: boolean;
	sort: 'suit' | 'rank' | 'manual';
	/** The letters of jack, queen, king and ace; null: as the language has them. */
	letters: 'latin' | 'russian' | null;
	readonly corner: 'latin' | 'russian';
	sound: boolean;
	/** Whether a screen reader is told what happens. */
	spoken: boolean;
	motion: 'system' | 'off';
	/** What others at a table call me; "" for no name. */
	name: string;
	/** How I am drawn, a word of `pictures.ts`; "" until it matters. */
	picture: string;
}

type Kept = Omit<Prefs, 'corner'>;

const KEY = 'tashkhana.prefs';
const VERSION = 1;
export const LONGEST_NAME = 24;

const CHECKS: { [K in keyof Kept]: (value: unknown) => boolean } = {
	language: isLanguage,
	theme: oneOf('system', 'light', 'dark'),
	fourColours: oneOf(true, false),
	sort: oneOf('suit', 'rank', 'manual'),
	letters: oneOf('latin', 'russian', null),
	sound: oneOf(true, false),
	spoken: oneOf(true, false),
	motion: oneOf('system', 'off'),
	name: (value) => typeof value === 'string' && value.length <= LONGEST_NAME,
	picture: (value) => typeof value === 'string' && /^[a-z0-9-]{0,12}$/.test(value),
};

function oneOf(...values: unknown[]): (value: unknown) => boolean {
	return (value) => values.includes(value);
}

export function defaults(wishes: readonly string[]): Kept {
	return {
		language: wishedLanguage(wishes),
		theme: 'system',
		fourColours: false,
		sort: 'suit',
		letters: null,
		sound: true,
		spoken: true,
		motion: 'system',
		name: '',
		picture: '',
	};
}

/** What was kept, or null where any of it is unknown to this version. */
export function readPrefs(value: unknown): Partial<Kept> | null {
	if (!isRecord(value) || value['version'] !== VERSION) return null;
	const { version: _, ...kept } = value;
	const known = Object.entries(kept).every(([name, found]) => CHECKS[name as keyof Kept]?.(found));
	return known ? (kept as Partial<Kept>) : null;
}

class Wishes implements Prefs {
	language = $state<Language>('en');
	theme = $state<Prefs['theme']>('system');
	fourColours = $state(false);
	sort = $state<Prefs['sort']>('suit');
	letters = $state<Prefs['letters']>(null);
	sound = $state(true);
	spoken = $state(true);
	motion = $state<Prefs['motion']>('system');
	name = $state('');
	picture = $state('');
	readonly corner = $derived(this.letters ?? (this.language === 'ru' ? 'russian' : 'latin'));

	constructor() {
		this.load();
	}

	load(): void {
		Object.assign(this, defaults(navigator.languages), load(KEY, readPrefs));
	}

	kept(): Kept {
		const { language, theme, fourColours, sort, letters, sound, spoken, motion, name, picture } = this;
		return { language, theme, fourColours, sort, letters, sound, spoken, motion, name, picture };
	}
}

export const prefs: Prefs & { load(): void; kept(): Kept } = new Wishes();

/** Keeps every change, and lets the page follow it; the answer ends that. */
export function keepPrefs(): () => void {
	return $effect.root(() => {
		let first = true;
		$effect(() => {
			const kept = prefs.kept();
			if (!first) save(KEY, { version: VERSION, ...kept });
			first = false;
		});
		$effect(() => {
			const page = document.documentElement;
			page.dataset['theme'] = prefs.theme;
			page.dataset['motion'] = prefs.motion;
			page.lang = prefs.language;
			page.dir = LANGUAGES[prefs.language].direction;
		});
	});
}
