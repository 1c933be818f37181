/** The tables of the games: each game brings its own, in its folder. */

import type { Component } from 'svelte';
import type { ScoreProps, TableProps } from './table';

export type Keys = readonly (readonly [letter: string, text: string])[];

/** What `table/index.ts` of a game exports. */
export interface GameTable {
	default: Component<TableProps>;
	/** The letters that the table listens to, each with the text that says what it does. */
	keys?: Keys;
	/** How the result of a deal is shown, for a game that has more to show than totals. */
	Score?: Component<ScoreProps>;
}

const TABLES = import.meta.glob<GameTable>('../../../src/tashkhana/games/*/table/index.ts');

/** The table of a game.
 * @throws Error this client has no table for the game */
export async function loadTable(game: string): Promise<GameTable> {
	const load = TABLES[`../../../src/tashkhana/games/${game}/table/index.ts`];
	if (!load) throw new Error(`no table for the game ${game}`);
	return load();
}
