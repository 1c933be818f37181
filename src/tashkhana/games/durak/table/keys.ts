/** The keys of the table: T take, D done, A lay the chosen cards, L history. Any keyboard layout. */

export type Key = 'take' | 'done' | 'lay' | 'history' | 'escape';

const LETTERS: Record<string, Key> = { t: 'take', d: 'done', a: 'lay', l: 'history' };

/** The key meant, or null: while somebody writes, or another window lies over the table, none is. */
export function keyOf(event: KeyboardEvent): Key | null {
	if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return null;
	if (elsewhere(event.target)) return null;
	if (event.key === 'Escape') return 'escape';
	// Cyrillic and Urdu layouts have other letters on these keys.
	const latin = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code.replace(/^Key/, '').toLowerCase();
	return LETTERS[latin] ?? null;
}

function elsewhere(target: EventTarget | null): boolean {
	if (!(target instanceof Element)) return false;
	return target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]') !== null;
}
