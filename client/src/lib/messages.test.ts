/** The browser's reader says every message of every language, with each language's forms and digits. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './languages';

const FILES = import.meta.glob<string>(
	[
		'../../../src/tashkhana/texts/*.ftl',
		'../../../src/tashkhana/games/*/texts/*.ftl',
		'../../../src/tashkhana/games/*/page/*.ftl',
	],
	{ query: '?raw', import: 'default', eager: true },
);
const HOUSE = 'tashkhana/texts';
const FOLDERS = [...new Set(Object.keys(FILES).map((path) => path.replace(/^.*\/src\/(.*)\/\w+\.ftl$/, '$1')))];
const PLAYERS = [
	['you', 1],
	['person', 21],
	['bot', 5],
	['bot', 0],
] as const;

/** A folder's texts as they are read: after the house's, and a rule page after its game's. */
function bundleOf(language: Language, folder = HOUSE): { bundle: FluentBundle; faults: Error[]; source: string } {
	const bundle = new FluentBundle(LANGUAGES[language].locales, { useIsolating: false });
	const read = [...new Set([HOUSE, folder.replace(/\/page$/, '/texts'), folder])];
	const sources = read.map((one) => FILES[`../../../src/${one}/${language}.ftl`] ?? '');
	const faults = sources.flatMap((source) => bundle.addResource(new FluentResource(source), { allowOverrides: true }));
	return { bundle, faults, source: sources.at(-1) ?? '' };
}

function argumentsFor(who: string, count: number): Record<string, string | number> {
	const numbers = ['count', 'deal', 'deals', 'number', 'place', 'rank'].map((name) => [name, count]);
	const words = 'name next cards card attack cover attacks why items last names game preset role attacker defenders corner';
	const given = Object.fromEntries([...words.split(' ').map((name) => [name, 'Anna']), ...numbers]);
	return { ...given, who, nextWho: who, suit: 'CDHS'.charAt(count % 4) };
}

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
	test.each(FOLDERS)('every message is said without a fault: %s', (folder) => {
		const { bundle, faults, source } = bundleOf(language, folder);
		const ids = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? '');
		// A rule page is told every setting, which choose by words or count.
		const settings = [...source.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? '');

		expect(ids).not.toEqual([]);
		for (const id of ids) {
			const pattern = bundle.getMessage(id)?.value;
			for (const [who, count] of PLAYERS) {
				const given = { ...Object.fromEntries(settings.map((name) => [name, count])), ...argumentsFor(who, count) };
				const said = pattern ? bundle.formatPattern(pattern, given, faults) : '';
				expect(said, id).not.toBe('');
			}
		}
		expect(faults).toEqual([]);
	});
});

test.each([
	['ne', 36, '३६ पत्ती'],
	['ur', 36, '36 پتے'],
	['hy', 0, '0 խաղաթուղթ'],
	['ru', 21, '21 карта'],
	['ru', 22, '22 карты'],
	['ru', 111, '111 карт'],
	['en', 1, '1 card'],
] as const)('%s counts %i cards', (language, count, said) => {
	const { bundle } = bundleOf(language);

	expect(bundle.formatPattern(bundle.getMessage('count-cards')?.value ?? '', { count })).toBe(said);
});
