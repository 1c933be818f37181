/**
 * Whether the house is still at the other end of a line. It is asked by a knock, and only a knock that stays unanswered
 * tells that the line is lost: of a page that sleeps, or whose clocks stand still because nobody looks at it, the last
 * word is always old.
 */

export const PING_MS = 5_000;
/** So long a knock may stay unanswered, and an opening line silent: together they are what a dead line takes to notice. */
export const ANSWER_MS = 6_000;
export const OPENING_MS = 11_000;
/** The same for somebody who looks at the page again. */
const LOOKING_MS = 3_000;
/** The pulse beats once a second. Whoever's does not has slept: answers may wait to be heard. */
export const BEAT_MS = 1_000;
const SLEPT_MS = 5_000;

export class Pulse {
	private heardAt = 0;
	private knockedAt = 0;
	private beatAt = 0;
	private patience = OPENING_MS;
	/** Knocks that nobody has answered. */
	private open = 0;

	constructor(
		private readonly send: () => void,
		private readonly lost: () => void,
	) {}

	/** A line is being opened. */
	begin(): void {
		this.heardAt = this.knockedAt = this.beatAt = Date.now();
		this.patience = OPENING_MS;
		this.open = 1;
	}

	/** The house has said something. */
	heard(): void {
		this.heardAt = Date.now();
		this.open = 0;
	}

	/** Time has passed. */
	beat(): void {
		const now = Date.now();
		const slept = now - this.beatAt >= SLEPT_MS;
		this.beatAt = now;
		if (this.unanswered(now, slept)) this.lost();
		else if (slept || (this.open === 0 && now - Math.max(this.heardAt, this.knockedAt) >= PING_MS)) this.knock(now, ANSWER_MS);
	}

	/** Somebody looks at the page again, or the network is back. */
	look(): void {
		this.beatAt = Date.now();
		this.knock(this.beatAt, LOOKING_MS);
	}

	/** Awake, a knock has its time; between two sleeps it has had more than that. */
	private unanswered(now: number, slept: boolean): boolean {
		return slept ? this.open > 1 : this.open > 0 && now - this.knockedAt >= this.patience;
	}

	private knock(now: number, patience: number): void {
		this.knockedAt = now;
		this.patience = patience;
		this.open += 1;
		this.send();
	}
}
