import { expect, test } from 'vitest';
import { readPlace } from './router.svelte';

test.each([
	['/', { page: 'start' }],
	['/r/abc-1', { page: 'room', way: 'sit', room: 'abc-1', rules: false }],
	['/r/7D4F9J3R#rules', { page: 'room', way: 'sit', room: '7D4F9J3R', rules: true }],
	['/r/%E0%A5%ADd4f-9j3r', { page: 'room', way: 'sit', room: '7D4F9J3R', rules: false }],
	['/r/%E0%A5', { page: 'room', way: 'sit', room: '%E0%A5', rules: false }],
	['/w/7D4F9J3R', { page: 'room', way: 'watch', room: '7D4F9J3R', rules: false }],
	['/quick/idiot', { page: 'quick', game: 'idiot' }],
	['/seat', { page: 'seat', code: '' }],
	['/seat#7D4F9J3R', { page: 'seat', code: '7D4F9J3R' }],
	['/rules/durak?players=5', { page: 'rules', game: 'durak', search: '?players=5' }],
	['/rules/durak#rules-match', { page: 'rules', game: 'durak', search: '' }],
	['/rules/../etc', { page: 'start' }],
	['/somewhere', { page: 'start' }],
])('%s leads to its place', (path, place) => {
	expect(readPlace(new URL(path, 'http://house.test') as unknown as Location)).toEqual(place);
});
