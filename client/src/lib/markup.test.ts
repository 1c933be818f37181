import { expect, test } from 'vitest';

const sources = {
	...import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true }),
	...import.meta.glob<string>('../../../src/tashkhana/games/*/table/**/*.svelte', { query: '?raw', import: 'default', eager: true }),
};

test('no part of a page is made of text: what people type stays text', () => {
	const made = Object.entries(sources).filter(([, text]) => /\{@html|innerHTML|insertAdjacentHTML|srcdoc/.test(text));

	expect(Object.keys(sources).length).toBeGreaterThan(60);
	expect(made.map(([path]) => path)).toEqual([]);
});
