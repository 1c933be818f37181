import { expect, test } from 'vitest';
import { me } from './me';
import { PICTURES, readPicture } from './pictures';
import { prefs } from './prefs.svelte';

test('every picture that is offered can be drawn, and has a word that the house takes', () => {
	for (const word of PICTURES) {
		expect(readPicture(word), word).not.toBeNull();
		expect(word).toMatch(/^[a-z0-9-]{1,12}$/);
	}
});

test.each(['', 'owl', 'owl-1', 'cat-0', 'cat-99', 'toString-1', 'cat-<b>'])('%j is no picture of ours', (word) => {
	expect(readPicture(word)).toBeNull();
});

test('I get a picture by lot and keep it', () => {
	prefs.picture = '';
	const { picture } = me();

	expect(PICTURES).toContain(picture);
	expect(me().picture).toBe(picture);
	expect(prefs.kept().picture).toBe(picture);
});
