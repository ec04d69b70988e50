import type { PushedNotice, PushWorkerScope } from '@cpc/appkit';

/**
 * Shows the server's notifications while the page is closed, and opens the order on a tap (QU-02). Its address never
 * changes, `/push-worker.js`: browsers look there for a newer version. It intercepts no requests.
 */

const worker = globalThis as unknown as PushWorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() as PushedNotice)));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as PushedNotice).url));
});

/** A notification about the same order replaces the one before and alerts again, unless both are identical. */
async function show(notice: PushedNotice): Promise<void> {
  const { title, body, lang, dir, tag } = notice;
  const [shown] = await worker.registration.getNotifications({ tag });
  const renotify = shown !== undefined && (shown.data as PushedNotice).id !== notice.id;
  const options = { body, lang, dir, tag, renotify, icon: '/notice.png', badge: '/notice-badge.png', data: notice };
  await worker.registration.showNotification(title, options);
}

/** Pages on which the order can be followed. */
const FOLLOWED = /\/(orderDetail|lineUp)\?/;

/** Focuses a page that shows the order already. Never reuses another page: somebody may be designing there. */
async function open(url: string): Promise<void> {
  const order = new URLSearchParams(url.slice(url.indexOf('?'))).get('order_id') ?? '';
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => FOLLOWED.test(one.url) && one.url.includes(order));
  await (there ? there.focus() : worker.clients.openWindow(url));
}
