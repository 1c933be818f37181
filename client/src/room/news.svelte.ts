/** What happens to the people of a room, told for a moment: who comes and goes, and what the house did for whom. */

import type { AnyTell, News } from '../protocol';

export interface NewsItem {
	n: number;
	code: string;
	text: string;
}

const SHOWN_MS = 5_000;
/** So many at once. */
const MOST = 2;

export class RoomNews {
	shown = $state.raw<readonly NewsItem[]>([]);
	private count = 0;
	private readonly timers = new Set<ReturnType<typeof setTimeout>>();

	/** `words`: the sentence of some news, null where nothing is to be said. `told`: hears each sentence. */
	constructor(
		private readonly words: (news: News) => string | null,
		private readonly told: (text: string) => void,
	) {}

	readonly hear = (tell: AnyTell): void => {
		const text = tell.t === 'news' ? this.words(tell) : null;
		if (tell.t !== 'news' || text === null) return;
		const n = (this.count += 1);
		this.shown = [...this.shown, { n, code: tell.code, text }].slice(-MOST);
		this.timers.add(setTimeout(() => (this.shown = this.shown.filter((one) => one.n !== n)), SHOWN_MS));
		this.told(text);
	};

	end(): void {
		for (const timer of this.timers) clearTimeout(timer);
	}
}
