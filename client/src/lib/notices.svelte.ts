/** How somebody who looks elsewhere learns that it is their turn: each way as they wish. */

import { prefs } from './prefs.svelte';
import { play } from './sound';

export type Permission = NotificationPermission | 'unable';

/** Whose last turn was so short ago is still looking. */
const AWAKE_MS = 3_000;
const SHAKE_MS = 80;
const TAG = 'tashkhana-turn';
/** Serves no page: a house that was brought up to date is never hidden behind an old copy. */
const WORKER = '/notices.js';

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
	void closeByWorker();
}

export function permission(): Permission {
	return typeof Notification === 'undefined' ? 'unable' : Notification.permission;
}

/** Whether notifications may be shown; asks, so only after a press. */
export async function mayNotify(): Promise<boolean> {
	if (permission() === 'default') await Notification.requestPermission();
	if (permission() !== 'granted') return false;
	await navigator.serviceWorker?.register(WORKER).catch(() => {});
	return true;
}

export function canVibrate(): boolean {
	return typeof navigator.vibrate === 'function';
}

function show(title: string, body: string): void {
	clearNotice();
	try {
		shown = new Notification(title, { body, tag: TAG });
		shown.onclick = () => {
			window.focus();
			clearNotice();
		};
	} catch {
		// Phones show notices of a worker only.
		void showByWorker(title, body);
	}
}

async function showByWorker(title: string, body: string): Promise<void> {
	const worker = await navigator.serviceWorker?.getRegistration();
	await worker?.showNotification(title, { body, tag: TAG, data: location.href });
}

async function closeByWorker(): Promise<void> {
	const worker = await navigator.serviceWorker?.getRegistration();
	for (const notice of (await worker?.getNotifications({ tag: TAG })) ?? []) notice.close();
}
