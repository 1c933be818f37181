import { describe, expect, test } from 'vitest';
import { groups, readCode, spelled } from './code';

describe('a code is understood', () => {
	test.each([
		['as it is', '7D4F9J3R', '7D4F9J3R'],
		['in small letters, with blanks and dashes', ' 7d4f-9j 3r ', '7D4F9J3R'],
		['with digits of Nepal', '७D४F९J३R', '7D4F9J3R'],
		['with digits of Urdu', '۷d۴f۹j۳r', '7D4F9J3R'],
		['with digits of Arabic', '٧d٤f٩j٣r', '7D4F9J3R'],
		['with letters read for digits', 'ZDSFGJBR', '2D5F6J8R'],
		['with the marks that a messenger puts round it', '\u20667D4F 9J3R\u2069\u200f', '7D4F9J3R'],
	])('%s', (_, typed, code) => {
		expect(readCode(typed)).toBe(code);
	});
});

test.each(['', '7D4F', '7D4F9J3RR', '7D4F9J3O', 'ԱԲԳԴԵԶԷԸ', '<b>7D4F9'])('%j is no code', (typed) => {
	expect(readCode(typed)).toBeNull();
});

test('a code is shown in two groups and spoken symbol by symbol', () => {
	expect(groups('7D4F9J3R')).toBe('7D4F 9J3R');
	expect(groups('')).toBe('');
	expect(spelled('7D4')).toBe('7, D, 4');
});
