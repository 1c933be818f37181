import { expect, test } from 'vitest';
import { readNumber } from './digits';

test.each([
	['12', 12],
	['१२', 12],
	['۱۲', 12],
	['١٢', 12],
	[' 7 ', 7],
])('%s is read as %d', (text, number) => {
	expect(readNumber(text)).toBe(number);
});

test.each(['', 'x', '1.5', '-3', '12345678'])('%j is no number', (text) => {
	expect(readNumber(text)).toBeNull();
});
