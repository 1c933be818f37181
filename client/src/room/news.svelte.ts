/** What happens to the people of a room, told for a moment: who comes and goes, and what the house did for whom. */

import type { AnyTell, News } from '../protocol';

export interface NewsItem extends News {
	n: number;
}

const SHOWN_MS = 5_000;
/** So many at once. */
const MOST = 2;
/** What I know of myself without being told. */
const NOT_OF_ME = new Set(['joined', 'left', 'away', 'renamed', 'removed', 'stand-in']);

export class RoomNews {
	shown = $state.raw<readonly NewsItem[]>([]);
	private count = 0;

	constructor(
		private readonly me: () => number | null,
		private readonly told: (news: News) => void,
	) {}

	readonly hear = (tell: AnyTell): void => {
		if (tell.t !== 'news' || (tell.seat !== null && tell.seat === this.me() && NOT_OF_ME.has(tell.code))) return;
		const item = { ...tell, n: (this.count += 1) };
		this.shown = [...this.shown, item].slice(-MOST);
		setTimeout(() => this.close(item.n), SHOWN_MS);
		this.told(tell);
	};

	close(n: number): void {
		this.shown = this.shown.filter((one) => one.n !== n);
	}
}
