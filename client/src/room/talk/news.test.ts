import { beforeAll, expect, test } from 'vitest';
import type { News, Place } from '../../protocol';
import { loadTexts } from '$lib/texts.svelte';
import { newsText } from './news';

const person = (name: string): Place => ({ name, bot: false, here: true, free: false, stand_in: false, picture: '', person: '' });
const PLACES = [person('Anna'), person('')];
const news = (code: string, seat: number | null, name = ''): News => ({ t: 'news', code, seat, name });

beforeAll(() => loadTexts());

test.each(['joined', 'left', 'away', 'back', 'removed', 'renamed', 'host', 'stand-in', 'time-up'])('%s of somebody else is said with their name', (code) => {
	expect(newsText(news(code, 0, 'Anna'), PLACES, 1)).toContain('Anna');
});

test('who gave no name is called by the letter of the seat', () => {
	expect(newsText(news('joined', 1), PLACES, 0)).toContain('\u2068B\u2069');
});

test('I am told what happens to me, and not what I did myself', () => {
	expect(newsText(news('host', 1, ''), PLACES, 1)).toBe('You are the host now');
	expect(newsText(news('joined', 1, ''), PLACES, 1)).toBeNull();
	expect(newsText(news('renamed', 1, 'Bela'), PLACES, 1)).toBeNull();
});

test('what the house did for me is explained', () => {
	expect(newsText(news('time-up', 1), PLACES, 1)).toMatch(/^Your time was up/);
	expect(newsText(news('back', 1), PLACES, 1)).toBe('You are back in your seat');
	expect(newsText(news('stand-in', 1), PLACES, 1)).toBeNull();
});

test('news that this page does not know is no news', () => {
	expect(newsText(news('weather', 0, 'Anna'), PLACES, 1)).toBeNull();
});
