import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearNotice, mayNotify, noticeTurn, permission } from './notices.svelte';
import { prefs } from './prefs.svelte';

const LONG = { title: 'Your turn', body: 'Durak', waited: 60_000 };
const played = vi.hoisted(() => vi.fn());
vi.mock('./sound', () => ({ play: played }));

/** What a browser shows, and whether it lets pages show it themselves. */
class Shown {
	static permission: NotificationPermission = 'granted';
	static byPages = true;
	static all: Shown[] = [];
	static requestPermission = vi.fn();
	onclick: (() => void) | null = null;
	closed = false;

	constructor(
		readonly title: string,
		readonly options: { body: string },
	) {
		if (!Shown.byPages) throw new TypeError('Illegal constructor');
		Shown.all.push(this);
	}
	close(): void {
		this.closed = true;
	}
}

const worker = { showNotification: vi.fn(), getNotifications: vi.fn() };
const workers = { register: vi.fn(), getRegistration: vi.fn() };
const shake = vi.fn();
let hidden: boolean;

beforeEach(() => {
	hidden = true;
	Object.assign(Shown, { permission: 'granted', byPages: true, all: [] });
	Object.assign(prefs, { notify: true, vibration: true });
	for (const mock of [played, shake, worker.showNotification, Shown.requestPermission]) mock.mockReset();
	worker.getNotifications.mockReset().mockResolvedValue([]);
	workers.register.mockReset().mockResolvedValue(worker);
	workers.getRegistration.mockReset().mockResolvedValue(worker);
	vi.stubGlobal('Notification', Shown);
	vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
	Object.assign(navigator, { vibrate: shake });
	Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
});
afterEach(() => {
	clearNotice();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

describe('my turn', () => {
	test('is told by sound, vibration and notification to who looks elsewhere', () => {
		noticeTurn(LONG);
		expect(played).toHaveBeenCalledWith('turn');
		expect(shake).toHaveBeenCalledOnce();
		expect(Shown.all.map(({ title, options }) => [title, options.body])).toEqual([['Your turn', 'Durak']]);
	});

	test('is told by no notification to who looks at the page', () => {
		hidden = false;
		noticeTurn(LONG);
		expect(played).toHaveBeenCalledOnce();
		expect(Shown.all).toEqual([]);
	});

	test('is not told at all to who has just moved, and looks', () => {
		hidden = false;
		noticeTurn({ ...LONG, waited: 500 });
		expect(played).not.toHaveBeenCalled();
		expect(shake).not.toHaveBeenCalled();
	});

	test('comes by the ways that I wish, and no others', () => {
		Object.assign(prefs, { notify: false, vibration: false });
		noticeTurn(LONG);
		expect(shake).not.toHaveBeenCalled();
		expect(Shown.all).toEqual([]);
	});

	test.each(['default', 'denied'] as const)('shows nothing where the browser says %s', (said) => {
		Shown.permission = said;
		noticeTurn(LONG);
		expect(Shown.all).toEqual([]);
	});

	test('takes its notification away when it is over, or when that is pressed', () => {
		noticeTurn(LONG);
		noticeTurn(LONG);
		expect(Shown.all.map(({ closed }) => closed)).toEqual([true, false]);
		Shown.all[1]!.onclick!();
		expect(Shown.all[1]!.closed).toBe(true);
	});
});

describe('a phone', () => {
	beforeEach(() => (Shown.byPages = false));

	test('is told by the worker, which leads back to this page', async () => {
		noticeTurn(LONG);
		await vi.waitFor(() => expect(worker.showNotification).toHaveBeenCalledOnce());
		expect(worker.showNotification.mock.calls[0]).toEqual(['Your turn', { body: 'Durak', tag: 'tashkhana-turn', data: location.href }]);
	});

	test('loses the notification with the turn', async () => {
		const notice = { close: vi.fn() };
		worker.getNotifications.mockResolvedValue([notice]);
		clearNotice();
		await vi.waitFor(() => expect(notice.close).toHaveBeenCalledOnce());
	});
});

describe('the switch', () => {
	test('asks the browser once, and brings the worker', async () => {
		Shown.permission = 'default';
		Shown.requestPermission.mockImplementation(() => (Shown.permission = 'granted'));
		expect(await mayNotify()).toBe(true);
		expect(workers.register).toHaveBeenCalledWith('/notices.js');
	});

	test('stays off where the browser refuses', async () => {
		Shown.permission = 'denied';
		expect(await mayNotify()).toBe(false);
		expect(workers.register).not.toHaveBeenCalled();
	});

	test('is of use even where the worker cannot come', async () => {
		workers.register.mockRejectedValue(new Error('no secure context'));
		expect(await mayNotify()).toBe(true);
	});

	test('is not offered where nothing can be shown', () => {
		vi.stubGlobal('Notification', undefined);
		expect(permission()).toBe('unable');
	});
});
