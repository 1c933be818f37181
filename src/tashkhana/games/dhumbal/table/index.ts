export { default as Score } from './Score.svelte';
export { default } from './Table.svelte';

export const keys = [
	['S', 'key-draw'],
	['F', 'key-take-discard'],
	['A', 'key-throw'],
	['C', 'key-call'],
	['L', 'key-history'],
] as const;
