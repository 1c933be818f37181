/** What the people at a table do besides playing: they talk, speak, hurry each other, come and go. */

import { untrack } from 'svelte';
import { announce } from '$lib/announce.svelte';
import type { Connection } from '$lib/connection.svelte';
import { nameOf } from '$lib/names';
import { t } from '$lib/texts.svelte';
import { TurnClock } from '../clock.svelte';
import { RoomNews } from '../news.svelte';
import { newsText } from './news';
import { Talk, wordsOf } from './talk.svelte';
import { VoiceDoor } from './voices.svelte';

/** What the talk needs of the line to the house. */
export type Line = Pick<Connection, 'line' | 'places' | 'party' | 'ask' | 'pass' | 'listen'>;

export class Company {
	readonly talk: Talk;
	readonly door: VoiceDoor;
	readonly clock: TurnClock;
	readonly news: RoomNews;
	/** Whether the sheet for talking is open. */
	open = $state(false);
	/** Whether people may meet here: at a table of computers nobody answers. */
	readonly talks = $derived.by(() => this.line.party.kind !== 'alone');

	constructor(readonly line: Line) {
		const me = (): number | null => line.party.seat;
		const seated = {
			get line() {
				return line.line;
			},
			get places() {
				return line.places;
			},
			get seat() {
				return me();
			},
			ask: line.ask.bind(line),
			pass: line.pass.bind(line),
		};
		const person = (seat: number): string => line.places[seat]?.person ?? '';
		this.talk = new Talk(seated, (saying) => {
			announce(t('talk-line', { name: this.name(saying.seat), words: wordsOf(t, saying) }));
		});
		this.door = new VoiceDoor(seated, person, this.talk.hearing);
		this.clock = new TurnClock(me, () => announce(t('clock-hurry')));
		this.news = new RoomNews((news) => newsText(news, line.places, me()), announce);
	}

	/** Hears the room until the answer ends that. */
	start(): () => void {
		const deaf = this.line.listen((tell) => {
			for (const ear of [this.talk, this.door, this.clock, this.news]) ear.hear(tell);
		});
		return () => {
			deaf();
			this.door.end();
			this.talk.end();
			this.clock.end();
			this.news.end();
		};
	}

	/** Follows the line to the house, which forgets voices when it breaks. Runs as an effect. */
	follow(was: Connection['line']): Connection['line'] {
		const { line } = this.line;
		untrack(() => {
			if (line === 'open' && was === 'waiting') this.door.returned();
			if (line === 'over') this.door.end();
		});
		return line;
	}

	name(seat: number): string {
		return nameOf(t, this.line.places, seat, this.line.party.seat);
	}

	/** Whom I hear no longer, or hear again. */
	hush(seat: number): void {
		this.talk.hush(seat);
		this.door.hushed(seat);
	}
}
