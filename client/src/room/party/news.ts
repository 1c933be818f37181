/** News about the people of a room, in words. */

import type { News, Place } from '../../protocol';
import { t } from '$lib/texts.svelte';

/** What is told here; the rest is seen and said at the table itself. */
const TOLD = new Set(['joined', 'left', 'removed', 'renamed', 'host']);

/** The sentence, null where nothing is to be said. `me`: my own seat; what I did myself I know. */
export function newsText(news: News, places: readonly Place[], me: number | null): string | null {
	if (!TOLD.has(news.code)) return null;
	const mine = news.seat !== null && news.seat === me;
	if (mine && (news.code === 'joined' || news.code === 'renamed')) return null;
	const letter = news.seat === null ? '' : String.fromCharCode('A'.charCodeAt(0) + news.seat);
	const name = news.name || (news.seat === null ? '' : places[news.seat]?.name) || letter;
	return t(`news-${news.code}`, { who: mine ? 'you' : 'person', name });
}
