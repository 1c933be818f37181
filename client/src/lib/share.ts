/** How a link gets to others: by the share sheet of the device, or by the clipboard. */

export const canShare = (): boolean => typeof navigator.share === 'function';

/** The marks that Fluent puts around what it inserts; a telephone that does not know them draws boxes. */
const ISOLATES = /[\u2068\u2069]/g;

/** Opens the share sheet; whoever closes it again has not shared. */
export async function share(text: string, url: string): Promise<void> {
	await navigator.share({ text: text.replace(ISOLATES, ''), url }).catch(() => {});
}

/** Whether the text lies in the clipboard now. Without a secure page, browsers offer only the old way. */
export async function copy(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyByField(text);
	}
}

function copyByField(text: string): boolean {
	const before = document.activeElement;
	const field = document.createElement('textarea');
	field.value = text;
	field.style.cssText = 'position:fixed;opacity:0';
	document.body.append(field);
	field.select();
	const done = document.execCommand('copy');
	field.remove();
	if (before instanceof HTMLElement) before.focus({ preventScroll: true });
	return done;
}
