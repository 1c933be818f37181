/** The rule pages of the games: an outline in the folder of each, and the scenarios that its examples are. */

import type { Outline } from './outline';
import type { Scenario } from './scenario';

// Vite reads these options as they stand here.
const OUTLINES = import.meta.glob<Outline>('../../../src/tashkhana/games/*/page/outline.yaml', { import: 'default' });
const EXAMPLES = import.meta.glob<Scenario[]>('../../../scenarios/*/page.yaml', { import: 'default' });

export interface Page {
	outline: Outline;
	/** By id. */
	examples: Map<string, Scenario>;
}

/** The games that have a rule page. */
export const hasPage = (game: string): boolean => outlineOf(game) in OUTLINES;

/** The rule page of a game.
 * @throws Error this client has none for the game */
export async function loadPage(game: string): Promise<Page> {
	const outline = OUTLINES[outlineOf(game)];
	if (!outline) throw new Error(`no rule page for the game ${game}`);
	const scenarios = EXAMPLES[`../../../scenarios/${game}/page.yaml`];
	const [own, cases] = await Promise.all([outline(), scenarios?.() ?? []]);
	return { outline: own, examples: new Map(cases.map((one) => [one.id, one])) };
}

const outlineOf = (game: string): string => `../../../src/tashkhana/games/${game}/page/outline.yaml`;
