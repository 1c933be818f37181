/** The browser's reader says every message of every language, with each language's forms and digits. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './languages';

const FILES = import.meta.glob<string>(
	['../../../src/tashkhana/texts/*.ftl', '../../../src/tashkhana/games/*/texts/*.ftl'],
	{ query: '?raw', import: 'default', eager: true },
);
const PLAYERS = [
	['you', 1],
	['person', 21],
	['bot', 5],
	['bot', 0],
] as const;

function bundleOf(language: Language): { bundle: FluentBundle; faults: Error[]; ids: string[] } {
	const bundle = new FluentBundle(LANGUAGES[language].locales, { useIsolating: false });
	const sources = Object.entries(FILES).filter(([path]) => path.endsWith(`/${language}.ftl`));
	const faults = sources.flatMap(([, source]) => bundle.addResource(new FluentResource(source)));
	const ids = sources.flatMap(([, source]) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? ''));
	return { bundle, faults, ids };
}

function argumentsFor(who: string, count: number): Record<string, string | number> {
	const numbers = ['count', 'deal', 'deals', 'number', 'place', 'rank'].map((name) => [name, count]);
	const words = 'name next cards card attack cover attacks why items last names game preset role attacker defenders corner';
	const given = Object.fromEntries([...words.split(' ').map((name) => [name, 'Anna']), ...numbers]);
	return { ...given, who, nextWho: who, suit: 'CDHS'.charAt(count % 4) };
}

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
	test('every message is said without a fault', () => {
		const { bundle, faults, ids } = bundleOf(language);

		expect(ids.length).toBeGreaterThan(300);
		for (const id of ids) {
			const pattern = bundle.getMessage(id)?.value;
			for (const [who, count] of PLAYERS) {
				const said = pattern ? bundle.formatPattern(pattern, argumentsFor(who, count), faults) : '';
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
