/** How somebody who looks elsewhere learns that it is their turn: each way as they wish. */

import { prefs } from './prefs.svelte';
import { play } from './sound';

export type Permission = NotificationPermission | 'unable';

/** Whose last turn was so short ago is still looking. */
const AWAKE_MS = 3_000;
const SHAKE_MS = 80;

let shown: Notification | null = null;

/** `waited`: milliseconds since my last turn ended. */
export function noticeTurn({ title, body, waited }: { title: string; body: string; waited: number }): void {
	if (waited < AWAKE_MS && !document.hidden) return;
	play('turn');
	if (prefs.vibration) navigator.vibrate?.(SHAKE_MS);
	if (document.hidden && prefs.notify && permission() === 'granted') show(title, body);
}

/** It is no longer my turn, or I have seen it. */
export function clearNotice(): void {
	shown?.close();
	shown = null;
}

export function permission(): Permission {
	return typeof Notification === 'undefined' ? 'unable' : Notification.permission;
}

/** Whether notifications may be shown; asks, so only after a press. */
export async function mayNotify(): Promise<boolean> {
	if (permission() === 'default') await Notification.requestPermission();
	return permission() === 'granted';
}

export function canVibrate(): boolean {
	return typeof navigator.vibrate === 'function';
}

function show(title: string, body: string): void {
	clearNotice();
	try {
		shown = new Notification(title, { body, tag: 'tashkhana-turn' });
		shown.onclick = () => {
			window.focus();
			clearNotice();
		};
	} catch {
		// Phones show notices of an installed page only.
		void navigator.serviceWorker?.getRegistration().then((page) => page?.showNotification(title, { body, tag: 'tashkhana-turn' }));
	}
}
