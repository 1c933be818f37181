import { expect, test } from 'vitest';
import { NotAllowed } from './api';
import { fileOf, readFile } from './kept';

const ME = { secret: 'kYb1c3v8mQ2Xw0s9TzL4hg', name: 'Аня', picture: 'cat-2' };
const file = (text: string): Blob => new Blob([text]);
const changed = (change: object): string => JSON.stringify({ ...(JSON.parse(fileOf(ME)) as object), ...change });

test('a file that was kept gives everything back', async () => {
	expect(await readFile(file(fileOf(ME)))).toEqual(ME);
});

test.each([
	['file-damaged', ''],
	['file-damaged', fileOf(ME).slice(0, -5)],
	['file-damaged', changed({ secret: 'short' })],
	['file-damaged', changed({ secret: 7 })],
	['file-damaged', changed({ version: '1' })],
	['file-foreign', '[]'],
	['file-foreign', '{"tashkhana.prefs": "{"}'],
	['file-foreign', changed({ kind: 'recipe' })],
	['file-foreign', ' '.repeat(20_000)],
	['protocol-old', changed({ version: 2 })],
])('%s is the answer to %s', async (code, text) => {
	const refused = await readFile(file(text)).catch((error: unknown) => error);

	expect(refused).toBeInstanceOf(NotAllowed);
	expect((refused as NotAllowed).code).toBe(code);
});

test.each([{ name: 7, picture: 'dragon-9' }, { name: null, picture: null }])('without a readable name the figures come back all the same', async (change) => {
	expect(await readFile(file(changed(change)))).toEqual({ secret: ME.secret, name: '', picture: '' });
});
