export { default } from './Table.svelte';

export const keys = [
	['T', 'key-take'],
	['D', 'key-done'],
	['A', 'key-attack'],
	['L', 'key-history'],
] as const;
