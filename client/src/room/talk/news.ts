/** News about the people of a room, in words. */

import type { News, Place } from '../../protocol';
import { t } from '$lib/texts.svelte';

const TOLD = new Set(['joined', 'left', 'away', 'back', 'removed', 'renamed', 'host', 'stand-in', 'time-up']);
/** What I did myself, or cannot hear. */
const NOT_OF_ME = new Set(['joined', 'renamed', 'away', 'stand-in']);

/** The sentence, null where nothing is to be said. `me`: my own seat; what I did myself I know. */
export function newsText(news: News, places: readonly Place[], me: number | null): string | null {
	if (!TOLD.has(news.code)) return null;
	const mine = news.seat !== null && news.seat === me;
	if (mine && NOT_OF_ME.has(news.code)) return null;
	const letter = news.seat === null ? '' : String.fromCharCode('A'.charCodeAt(0) + news.seat);
	const name = news.name || (news.seat === null ? '' : places[news.seat]?.name) || letter;
	return t(`news-${news.code}`, { who: mine ? 'you' : 'person', name });
}
