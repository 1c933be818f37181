/** Dragging by mouse, finger and pen alike. A press that does not move stays a press. */

import type { Attachment } from 'svelte/attachments';

export interface Point {
	x: number;
	y: number;
}

export interface Drag {
	/** Whether a drag may begin now. */
	may: () => boolean;
	begin: () => void;
	/** `by`: how far from where it began; `at`: where the pointer is on the page. */
	move: (by: Point, at: Point) => void;
	/** `at` is null when the drag was called off. */
	end: (at: Point | null) => void;
}

const BEGIN_PX = 7;

export function dragged(drag: Drag): Attachment<HTMLElement> {
	return (element) => {
		let start: Point | null = null;
		let dragging = false;

		const down = (event: PointerEvent): void => {
			if (event.button !== 0 || !event.isPrimary || !drag.may()) return;
			start = { x: event.clientX, y: event.clientY };
			dragging = false;
			element.setPointerCapture(event.pointerId);
		};
		const move = (event: PointerEvent): void => {
			if (!start) return;
			const by = { x: event.clientX - start.x, y: event.clientY - start.y };
			if (!dragging && Math.hypot(by.x, by.y) < BEGIN_PX) return;
			if (!dragging) drag.begin();
			dragging = true;
			drag.move(by, { x: event.clientX, y: event.clientY });
		};
		const up = (event: PointerEvent): void => {
			if (dragging) {
				drag.end({ x: event.clientX, y: event.clientY });
				swallowClick(element);
			}
			start = null;
			dragging = false;
		};
		const off = (): void => {
			if (dragging) drag.end(null);
			start = null;
			dragging = false;
		};

		element.addEventListener('pointerdown', down);
		element.addEventListener('pointermove', move);
		element.addEventListener('pointerup', up);
		element.addEventListener('pointercancel', off);
		return () => {
			off();
			element.removeEventListener('pointerdown', down);
			element.removeEventListener('pointermove', move);
			element.removeEventListener('pointerup', up);
			element.removeEventListener('pointercancel', off);
		};
	};
}

/** The click that follows a drag is not a tap. */
function swallowClick(element: HTMLElement): void {
	const swallow = (event: Event): void => {
		event.stopImmediatePropagation();
		event.preventDefault();
	};
	element.addEventListener('click', swallow, { capture: true, once: true });
	setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 50);
}
