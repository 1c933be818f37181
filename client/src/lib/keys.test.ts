import { expect, test } from 'vitest';
import { letterOf } from './keys';

const press = (key: string, code: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, code, ...more });

test('the keys of a table are found on a Latin, a Cyrillic, an Arabic and an Urdu keyboard', () => {
	expect(letterOf(press('t', 'KeyT'))).toBe('t');
	expect(letterOf(press('D', 'KeyD'))).toBe('d');
	expect(letterOf(press('ф', 'KeyA'))).toBe('a');
	expect(letterOf(press('Ы', 'KeyS'))).toBe('s');
	expect(letterOf(press('ف', 'KeyF'))).toBe('f');
	expect(letterOf(press('ل', 'KeyL'))).toBe('l');
	expect(letterOf(press('Escape', 'Escape'))).toBe('escape');
});

test('a Latin letter counts by what it says, not by where it lies', () => {
	expect(letterOf(press('a', 'KeyQ'))).toBe('a');
	expect(letterOf(press('q', 'KeyA'))).toBe('q');
});

test('shortcuts of the browser, keys held down and keys in a text field mean nothing', () => {
	const field = document.createElement('input');
	const typed = press('t', 'KeyT');
	Object.defineProperty(typed, 'target', { value: field });

	expect(letterOf(press('t', 'KeyT', { ctrlKey: true }))).toBeNull();
	expect(letterOf(press('t', 'KeyT', { repeat: true }))).toBeNull();
	expect(letterOf(typed)).toBeNull();
});
