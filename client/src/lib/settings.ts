/** A setting's values: which it can have, and their words. */

import type { Setting } from '../protocol';
import { number, type T } from './texts.svelte';
import type { Value } from './house';

/** `deals:3` and `36` speak with their number, `neighbours` with its word. */
export function valueText(t: T, setting: string, value: Value): string {
	const own = `value-${setting}`;
	if (typeof value === 'number') return known(t, `${own}-${value}`) ?? known(t, own, value) ?? number(value);
	const [word = '', count] = value.split(':');
	const id = `${own}-${spelled(word)}`;
	return count === undefined ? t(id) : t(id, { count: Number(count) });
}

/** As it stands in an id, which knows no `+`. */
function spelled(word: string): string {
	return word.replaceAll('+', '-');
}

/** What the chosen value does, where somebody wrote it; else what the setting does. */
export function helpText(t: T, setting: string, value: Value): string {
	return known(t, `value-${setting}-${spelled(String(value))}-help`) ?? t(`setting-${setting}-help`);
}

function known(t: T, id: string, count?: number): string | null {
	const text = count === undefined ? t(id) : t(id, { count });
	return text === id ? null : text;
}

/** More numbers than this are stepped through instead of lying side by side. */
const MANY = 9;

/** The values that lie side by side: those a form shows, and the chosen one in any case. None where one steps through them. */
export function offered(setting: Extract<Setting, { type: 'choice' | 'number' }>, chosen: Value): Value[] {
	if (setting.type === 'choice') {
		const shown = setting.offered.length ? setting.offered : setting.values;
		return setting.values.filter((value) => value === chosen || shown.includes(value));
	}
	const { low, high } = setting;
	if (!setting.offered.length) return high - low < MANY ? Array.from({ length: high - low + 1 }, (_, n) => low + n) : [];
	return [...new Set([...setting.offered, Number(chosen)])].sort((a, b) => a - b);
}

/** Whether a setting can have this value. */
export function fits(setting: Setting, value: unknown): value is Value {
	switch (setting.type) {
		case 'choice':
			return setting.values.includes(value as Value);
		case 'number':
			return typeof value === 'number' && value >= setting.low && value <= setting.high;
		case 'counted':
			return typeof value === 'string' && fitsCounted(setting, value);
	}
}

function fitsCounted(setting: Extract<Setting, { type: 'counted' }>, value: string): boolean {
	const [word = '', count] = value.split(':');
	if (count === undefined) return setting.words.includes(word);
	const range = setting.ranges[word];
	return range !== undefined && Number(count) >= range[0] && Number(count) <= range[1];
}
