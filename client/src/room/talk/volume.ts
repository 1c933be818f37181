/** How loud others are, where that can be said. */

/** Whether this browser lets a page say how loud something is. */
export function canTurn(): boolean {
	const element = new Audio();
	element.volume = 0.5;
	return element.volume === 0.5;
}
