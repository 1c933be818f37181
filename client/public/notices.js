/** Shows notices on phones, where no page may do so by itself. It keeps nothing and fetches nothing. */

self.addEventListener('notificationclick', (event) => {
	event.notification.close();
	event.waitUntil(lead(event.notification.data));
});

/** The window that shows this address, or a new one. */
async function lead(address) {
	const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
	const page = pages.find(({ url }) => url === address);
	return page ? page.focus() : self.clients.openWindow(address);
}
