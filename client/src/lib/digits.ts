/** Numbers typed in the digits of any of the house's languages. */

const ZEROS = ['0', '०', '۰', '٠'].map((zero) => zero.charCodeAt(0));

/** The whole number meant by `text`, or null: `12`, `१२` and `۱۲` are the same. */
export function readNumber(text: string): number | null {
	const digits = [...text.trim()].map(digitOf);
	if (digits.length === 0 || digits.length > 6 || digits.includes(null)) return null;
	return Number(digits.join(''));
}

function digitOf(character: string): number | null {
	const code = character.charCodeAt(0);
	const zero = ZEROS.find((zero) => code >= zero && code <= zero + 9);
	return zero === undefined ? null : code - zero;
}
