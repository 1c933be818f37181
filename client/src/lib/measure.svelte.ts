/** Where the parts of the table stand, in pixels of the table. */

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Box } from '$lib/table';

const NOWHERE: Box = { x: 0, y: 0, w: 0, h: 0 };

export interface Boxes {
	root: Attachment<HTMLElement>;
	/** Measures an element under a name. */
	watch: (name: string) => Attachment<HTMLElement>;
	box: (name: string) => Box;
}

export function boxes(): Boxes {
	const parts = new Map<string, HTMLElement>();
	let root: HTMLElement | null = null;
	let found = $state.raw<Record<string, Box>>({});

	function measure(): void {
		if (!root) return;
		const origin = root.getBoundingClientRect();
		const next = Object.fromEntries([...parts].map(([name, part]) => [name, within(origin, part.getBoundingClientRect())]));
		// An attachment that measures must not be attached anew, and lose its observer, when something was found.
		untrack(() => {
			if (JSON.stringify(next) !== JSON.stringify(found)) found = next;
		});
	}
	const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);

	return {
		root: (element) => {
			root = element;
			observer?.observe(element);
			measure();
			return () => observer?.disconnect();
		},
		watch: (name) => (element) => {
			parts.set(name, element);
			observer?.observe(element);
			measure();
			return () => parts.delete(name);
		},
		box: (name) => found[name] ?? NOWHERE,
	};
}

function within(origin: DOMRect, box: DOMRect): Box {
	return { x: box.left - origin.left, y: box.top - origin.top, w: box.width, h: box.height };
}
