/** Codes of rooms, of their links for watchers, and of seats: eight symbols that cannot be misread. */

const ALPHABET = '23456789DFJNRVW';
const LENGTH = 8;
/** What people read for some digits. */
const MISREAD: Record<string, string> = { Z: '2', S: '5', G: '6', B: '8' };
/** Zero in the digits of the world: each script has its ten in a row. */
const DIGIT = /\p{Nd}/u;
/** Blanks, dashes and invisible marks, as people and messengers put them between symbols. */
const NOTHING = /[\p{Zs}\p{Pd}\p{Cf}\p{Cc}]/gu;

/** The code that was meant: any case, with blanks and dashes, in the digits of any script; null if it is none. */
export function readCode(text: string): string | null {
	const symbols = [...text.replace(NOTHING, '')].map(symbolOf);
	return symbols.length === LENGTH && symbols.every((one) => ALPHABET.includes(one)) ? symbols.join('') : null;
}

/** As it is shown and typed: in two groups. */
export function groups(code: string): string {
	return `${code.slice(0, LENGTH / 2)} ${code.slice(LENGTH / 2)}`.trim();
}

/** As it is spoken: symbol by symbol. */
export function spelled(code: string): string {
	return [...code].join(', ');
}

/** Reads from left to right, whatever stands round it. */
export function fromLeft(text: string): string {
	return `\u2066${text}\u2069`;
}

function symbolOf(character: string): string {
	const upper = DIGIT.test(character) ? digitOf(character) : character.toUpperCase();
	return MISREAD[upper] ?? upper;
}

/** Each script keeps its ten digits in a row, so the digits just before one tell which it is. */
function digitOf(character: string): string {
	let value = 0;
	for (let before = character.codePointAt(0)! - 1; DIGIT.test(String.fromCodePoint(before)) && value < 9; before -= 1) value += 1;
	return String(value);
}
