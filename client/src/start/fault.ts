/** What is wrong with the chosen settings, in a sentence, and the fields it concerns. */

import type { NotAllowed } from '$lib/api';
import type { Setting } from '../protocol';
import { t as house, type T } from '$lib/texts.svelte';

export interface Fault {
	fields: string[];
	text: string;
}

/** The facts of a refusal name a setting, or carry the settings that do not go together. */
export function faultOf(t: T, settings: readonly Setting[], { code, facts }: NotAllowed): Fault {
	const named = facts['setting'];
	const fields = settings.map(({ id }) => id).filter((id) => id === named || Object.hasOwn(facts, id));
	return { fields, text: refusalText(t, code) };
}

/** The sentence of a refusal. */
export function refusalText(t: T, code: string): string {
	const id = `why-${code}`;
	const text = t(id);
	return text === id ? house('why-unknown') : text;
}
