/** The tables of the games: each game brings its own, in its folder. */

import type { Component } from 'svelte';
import type { TableProps } from './table';

type Module = { default: Component<TableProps> };

const TABLES = import.meta.glob('../../../src/tashkhana/games/*/table/index.ts') as Record<string, () => Promise<Module>>;

/** The table of a game.
 * @throws Error this client has no table for the game */
export async function loadTable(game: string): Promise<Component<TableProps>> {
	const load = TABLES[`../../../src/tashkhana/games/${game}/table/index.ts`];
	if (!load) throw new Error(`no table for the game ${game}`);
	return (await load()).default;
}
