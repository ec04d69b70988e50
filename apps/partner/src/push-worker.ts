import type { PushedNotice, PushWorkerScope } from '@cpc/appkit';

/**
 * Shows the server's messages to a person of a shop while the page is closed, and opens on a tap the page that a message
 * is about (PA-12). Its address never changes, `/partner/push-worker.js`: browsers look there for a newer version. It
 * intercepts no requests.
 */

const worker = globalThis as unknown as PushWorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() as PushedNotice)));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as PushedNotice).url));
});

/** A message about the same kind of incident replaces the one before and alerts again, unless both are identical. */
async function show(message: PushedNotice): Promise<void> {
  const { title, body, lang, dir, tag } = message;
  const [shown] = await worker.registration.getNotifications({ tag });
  const renotify = shown !== undefined && (shown.data as PushedNotice).id !== message.id;
  const options = { body, lang, dir, tag, renotify, icon: '/notice.png', badge: '/notice-badge.png', data: message };
  await worker.registration.showNotification(title, options);
}

/** The address without the shop: a page that was opened by a message has dropped it. */
const pageOf = (url: string): string => new URL(url, worker.registration.scope).href.replace(/[?&]shop=[^&]*$/, '');

/**
 * Focuses a page that shows it already; that page changes to the shop of the message. Never reuses another page: somebody
 * may be typing there.
 */
async function open(url: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => pageOf(one.url) === pageOf(url));
  there?.postMessage({ leadsTo: url });
  await (there ? there.focus() : worker.clients.openWindow(url));
}
