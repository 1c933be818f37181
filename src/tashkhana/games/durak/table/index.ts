export { default } from './Table.svelte';
