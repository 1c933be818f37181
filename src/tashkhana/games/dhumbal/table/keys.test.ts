import { expect, test } from 'vitest';
import { keyOf } from './keys';

const press = (key: string, code: string) => new KeyboardEvent('keydown', { key, code });

test('A, S, F or T, C and L are the keys of the table on a Latin, a Cyrillic and an Urdu keyboard', () => {
	expect(keyOf(press('a', 'KeyA'))).toBe('throw');
	expect(keyOf(press('Ы', 'KeyS'))).toBe('stock');
	expect(keyOf(press('ف', 'KeyF'))).toBe('take');
	expect(keyOf(press('t', 'KeyT'))).toBe('take');
	expect(keyOf(press('с', 'KeyC'))).toBe('call');
	expect(keyOf(press('l', 'KeyL'))).toBe('history');
	expect(keyOf(press('Escape', 'Escape'))).toBe('escape');
	expect(keyOf(press('d', 'KeyD'))).toBeNull();
});
