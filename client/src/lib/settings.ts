/** The words of a setting's value. */

import { number, type T } from './texts.svelte';
import type { Value } from './house';

/** `deals:3` and `36` speak with their number, `neighbours` with its word. */
export function valueText(t: T, setting: string, value: Value): string {
	const own = `value-${setting}`;
	if (typeof value === 'number') return known(t, `${own}-${value}`) ?? known(t, own, value) ?? number(value);
	const [word = '', count] = value.split(':');
	return count === undefined ? t(`${own}-${word}`) : t(`${own}-${word}`, { count: Number(count) });
}

function known(t: T, id: string, count?: number): string | null {
	const text = count === undefined ? t(id) : t(id, { count });
	return text === id ? null : text;
}
