import { expect, test } from 'vitest';
import { keyOf } from './keys';

const press = (key: string, code: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, code, ...more });

test('T, D, A and L are the keys of the table on a Latin, a Cyrillic and an Urdu keyboard', () => {
	expect(keyOf(press('t', 'KeyT'))).toBe('take');
	expect(keyOf(press('D', 'KeyD'))).toBe('done');
	expect(keyOf(press('ф', 'KeyA'))).toBe('lay');
	expect(keyOf(press('ل', 'KeyL'))).toBe('history');
});

test('a Latin letter counts by what it says, not by where it lies', () => {
	expect(keyOf(press('a', 'KeyQ'))).toBe('lay');
	expect(keyOf(press('q', 'KeyA'))).toBeNull();
});

test('shortcuts of the browser, keys held down and keys in a text field mean nothing', () => {
	const field = document.createElement('input');
	const typed = press('t', 'KeyT');
	Object.defineProperty(typed, 'target', { value: field });

	expect(keyOf(press('t', 'KeyT', { ctrlKey: true }))).toBeNull();
	expect(keyOf(press('t', 'KeyT', { repeat: true }))).toBeNull();
	expect(keyOf(typed)).toBeNull();
});
