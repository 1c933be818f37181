/** What a player wants to play: a game, a preset and what differs from it. Remembered for the next visit. */

import type { GameInfo } from '../protocol';
import type { Settings, Value } from '$lib/house';
import { fits } from '$lib/settings';
import { isRecord, load, save } from '$lib/storage.svelte';

const KEY = 'tashkhana.choice';
const VERSION = 1;
/** Wishes that a player takes along from table to table. */
const COMPANY = ['level', 'speed'];

interface Kept {
	version: number;
	game: string;
	games: Record<string, { preset: string; changed: Settings }>;
}

export function readChoice(value: unknown): Kept | null {
	if (!isRecord(value) || value['version'] !== VERSION || typeof value['game'] !== 'string') return null;
	const games = value['games'];
	if (!isRecord(games) || !Object.values(games).every(isOneGame)) return null;
	return value as unknown as Kept;
}

function isOneGame(value: unknown): boolean {
	return isRecord(value) && typeof value['preset'] === 'string' && isRecord(value['changed']);
}

export class Choice {
	readonly games: GameInfo[];
	private kept: Kept;
	game = $state.raw<GameInfo>() as GameInfo;
	preset = $state('');
	changed = $state<Settings>({});
	readonly values = $derived<Settings>({ ...this.game.presets[this.preset], ...this.changed });
	/** How many rules differ from the preset's; how well and how fast bots play is no rule. */
	readonly rulesChanged = $derived(Object.keys(this.changed).filter((id) => !COMPANY.includes(id)).length);

	/** `games` has at least one. */
	constructor(games: GameInfo[]) {
		this.games = games;
		this.kept = load(KEY, readChoice) ?? { version: VERSION, game: '', games: {} };
		this.pick(this.kept.game);
	}

	/** Chooses a game, as it was played last. */
	pick(id: string): void {
		this.game = this.games.find((game) => game.id === id) ?? this.games[0]!;
		const last = this.kept.games[this.game.id];
		const known = last !== undefined && Object.hasOwn(this.game.presets, last.preset);
		this.preset = known ? last.preset : this.game.house_preset;
		this.changed = {};
		for (const setting of this.game.settings) {
			const value = known ? last.changed[setting.id] : undefined;
			if (fits(setting, value)) this.set(setting.id, value);
		}
	}

	/** Chooses the rules of a table; the company stays. */
	sitAt(preset: string): void {
		const company = COMPANY.map((id) => [id, this.values[id]] as const);
		this.preset = preset;
		this.changed = {};
		for (const [id, value] of company) if (value !== undefined) this.set(id, value);
	}

	set(id: string, value: Value): void {
		const { [id]: _, ...others } = this.changed;
		const own = this.game.presets[this.preset]?.[id] === value;
		this.changed = own ? others : { ...others, [id]: value };
	}

	reset(): void {
		this.sitAt(this.preset);
	}

	keep(): void {
		const { id } = this.game;
		const games = { ...this.kept.games, [id]: { preset: this.preset, changed: this.changed } };
		this.kept = { version: VERSION, game: id, games };
		save(KEY, this.kept);
	}
}
