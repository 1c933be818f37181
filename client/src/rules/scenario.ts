/** A scenario file, read for the eye: cards to draw and messages to say, in the order of play. */

/** A case as it stands in `scenarios/<game>/page.yaml`; `scenarios/README.md` describes it. */
export interface Scenario {
	id: string;
	position?: Record<string, unknown>;
	steps: (string | Record<string, unknown>)[];
}

/** A card, and the one that lies on it. */
export interface Laid {
	card: string;
	cover?: string;
}

/** A move that a seat may choose, or may not and why. */
export interface Option {
	verb: string;
	laid: Laid[];
	count?: number;
	why?: string;
}

/** One line of an example: `id` is its message, the rest its arguments and its cards. */
export interface Drawn {
	id: string;
	seats: string[];
	suit?: string;
	count?: number;
	laid: Laid[];
	options: Option[];
	/** A move, not what is found after it. */
	move?: true;
}

const CARD = /^(?:[2-9TJQKA][CDHS]|JK[12]?)$/;
const SEAT = /^[A-I]$/;
const SUIT = /^[CDHS]$/;
/** Moves of the house, and what it deals: nobody decides there. */
const HOUSE = new Set(['house', 'deal', 'shuffle']);

/** How the example begins. */
export function startOf({ position = {} }: Scenario): Drawn[] {
	return Object.entries(position).flatMap(([key, value]) => found(`page-start-${key}`, key, value));
}

/** What happens then, move by move, and what must be found between the moves. */
export function stepsOf({ steps }: Scenario, onto: readonly string[]): Drawn[] {
	return steps.flatMap((step) => (typeof step === 'string' ? moved(step, onto) : expected(step, onto)));
}

function moved(step: string, onto: readonly string[]): Drawn[] {
	const [seat = '', ...words] = step.trim().split(/\s+/);
	if (HOUSE.has(seat)) return [];
	const { verb, ...option } = optionOf(words.join(' '), onto);
	return [{ id: `page-move-${verb}`, seats: [seat], options: [], move: true, ...option }];
}

/** A move in words, `cover 7S 9S`. */
export function optionOf(move: string, onto: readonly string[]): Option {
	const [verb = '', ...words] = move.split(/\s+/);
	const cards = words.filter((word) => CARD.test(word));
	const count = words.find((word) => /^\d+$/.test(word));
	const [card, cover] = cards;
	const pair = onto.includes(verb) && card !== undefined && cover !== undefined;
	const laid = pair ? [{ card, cover }] : cards.map((one) => ({ card: one }));
	return { verb, laid, ...(count === undefined ? {} : { count: Number(count) }) };
}

function expected(step: Record<string, unknown>, onto: readonly string[]): Drawn[] {
	return Object.entries(step).flatMap(([key, value]) => {
		if (key === 'legal' || key === 'can') return choices('example-may', value as Record<string, string[]>, onto);
		if (key === 'cannot') return refusals(value as Record<string, Record<string, string>>, onto);
		return found(`page-see-${key}`, key, value);
	});
}

function choices(id: string, bySeat: Record<string, string[]>, onto: readonly string[]): Drawn[] {
	return Object.entries(bySeat).map(([seat, moves]) => {
		return { id, seats: [seat], laid: [], options: moves.map((move) => optionOf(move, onto)) };
	});
}

function refusals(bySeat: Record<string, Record<string, string>>, onto: readonly string[]): Drawn[] {
	return Object.entries(bySeat).map(([seat, moves]) => {
		const options = Object.entries(moves).map(([move, why]) => ({ ...optionOf(move, onto), why }));
		return { id: 'example-may-not', seats: [seat], laid: [], options };
	});
}

/** A value under a key: of each seat its own, or several by name, or one for the table. */
function found(id: string, key: string, value: unknown, of: string[] = []): Drawn[] {
	if (value === null || typeof value !== 'object' || Array.isArray(value)) return one(id, key, value, of);
	return Object.entries(value).flatMap(([name, own]) =>
		SEAT.test(name) ? found(id, key, own, [name]) : found(`${id}-${name}`, key, own, of),
	);
}

function one(id: string, key: string, value: unknown, of: string[]): Drawn[] {
	const line: Drawn = { id, seats: of, laid: [], options: [] };
	if (typeof value === 'number') return [{ ...line, count: value }];
	if (value === true) return [line];
	const words = (Array.isArray(value) ? value.map(String) : String(value).split(/\s+/)).filter((word) => word !== '');
	if (words.length === 0) return [];
	if (key === 'trump' && words.every((word) => SUIT.test(word))) return [{ ...line, suit: words[0]! }];
	if (words.every((word) => SEAT.test(word))) return [{ ...line, seats: [...of, ...words] }];
	const laid = words.map(pair).filter(({ card }) => CARD.test(card));
	return laid.length ? [{ ...line, laid }] : [];
}

function pair(word: string): Laid {
	const [card = '', cover] = word.split('/');
	return cover === undefined ? { card } : { card, cover };
}
