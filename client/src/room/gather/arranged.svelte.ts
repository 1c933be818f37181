/** The rules of a table that gathers, as its host changes them: each change is asked of the house at once. */

import type { GameInfo } from '../../protocol';
import type { Settings, Value } from '$lib/house';
import { Choice } from '../../start/choice.svelte';

export class Arranged extends Choice {
	private told = false;

	constructor(
		game: GameInfo,
		private readonly tell: (preset: string, changed: Settings) => void,
	) {
		super([game]);
	}

	/** What the house says now stands here; it is not asked for again. */
	lay(preset: string, settings: Settings): void {
		const own = this.game.presets[preset] ?? {};
		this.preset = preset;
		this.changed = Object.fromEntries(Object.entries(settings).filter(([id, value]) => own[id] !== value));
	}

	override set(id: string, value: Value): void {
		super.set(id, value);
		this.soon();
	}

	override sitAt(preset: string): void {
		super.sitAt(preset);
		this.soon();
	}

	/** One press may change several settings; it is one ask. */
	private soon(): void {
		// While the parent's constructor runs, there is nothing to tell yet.
		if (this.tell === undefined || this.told) return;
		this.told = true;
		queueMicrotask(() => {
			this.told = false;
			this.tell(this.preset, this.changed);
		});
	}
}
