/** The address of a rule page carries the rules it is about: `/rules/durak?preset=house&first_limit=6`. */

import type { GameInfo, Setting } from '../protocol';
import type { Settings, Value } from '$lib/house';
import { fits } from '$lib/settings';

export interface Chosen {
	preset: string;
	values: Settings;
	/** How many differ from the preset's. */
	changed: number;
}

export function rulesPath(game: string, preset: string, changed: Settings): string {
	const query = new URLSearchParams({ preset });
	for (const [id, value] of Object.entries(changed)) query.set(id, String(value));
	return `/rules/${encodeURIComponent(game)}?${query}`;
}

/** The rules that an address asks for; what it says wrongly is as in the preset, or in the house's own. */
export function chosenIn(search: string, game: GameInfo): Chosen {
	const query = new URLSearchParams(search);
	const wish = query.get('preset') ?? '';
	const preset = Object.hasOwn(game.presets, wish) ? wish : game.house_preset;
	const own = game.presets[preset] ?? {};
	const changed = game.settings.flatMap((setting) => {
		const value = read(setting, query.get(setting.id));
		return value === null || value === own[setting.id] ? [] : [[setting.id, value] as const];
	});
	return { preset, values: { ...own, ...Object.fromEntries(changed) }, changed: changed.length };
}

function read(setting: Setting, word: string | null): Value | null {
	if (word === null) return null;
	const values: Value[] = [word, ...(/^\d+$/.test(word) ? [Number(word)] : [])];
	return values.find((value) => fits(setting, value)) ?? null;
}
