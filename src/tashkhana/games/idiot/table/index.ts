import type { Keys } from '$lib/tables';

export { default } from './Table.svelte';

export const keys: Keys = [
	['P', 'key-pick-up'],
	['D', 'key-word'],
	['A', 'key-lay'],
	['L', 'key-history'],
];
