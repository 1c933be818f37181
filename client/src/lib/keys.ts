/** Which key of a table was pressed, on any keyboard layout. */

/** The small Latin letter meant, `escape`, or null: while somebody writes, or a window lies over the table, none is. */
export function letterOf(event: KeyboardEvent): string | null {
	if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return null;
	if (elsewhere(event.target)) return null;
	if (event.key === 'Escape') return 'escape';
	// Cyrillic and Urdu layouts have other letters on these keys.
	const latin = /^[a-z]$/i.test(event.key) ? event.key : event.code.replace(/^Key/, '');
	return /^[a-z]$/i.test(latin) ? latin.toLowerCase() : null;
}

function elsewhere(target: EventTarget | null): boolean {
	if (!(target instanceof Element)) return false;
	return target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]') !== null;
}
