import { expect, test } from 'vitest';
import { readPlace } from './router.svelte';

test.each([
	['/', { page: 'start' }],
	['/r/abc-1', { page: 'room', room: 'abc-1', rules: false }],
	['/r/abc-1#rules', { page: 'room', room: 'abc-1', rules: true }],
	['/rules/durak?players=5', { page: 'rules', game: 'durak', search: '?players=5' }],
	['/rules/durak#rules-match', { page: 'rules', game: 'durak', search: '' }],
	['/rules/../etc', { page: 'start' }],
	['/somewhere', { page: 'start' }],
])('%s leads to its place', (path, place) => {
	expect(readPlace(new URL(path, 'http://house.test') as unknown as Location)).toEqual(place);
});
