/**
 * Shows the server's notifications while the page is closed, and opens the order on a tap (QU-02). Its address never
 * changes, `/push-worker.js`: browsers look there for a newer version. It intercepts no requests.
 */

/** What the server sends; the same type is in packages/api/src/modules/notifications/text.ts. */
interface Notice {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: NotificationDirection;
  readonly tag: string;
  readonly url: string;
}

interface OpenWindow {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}
interface Waits extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface Pushed extends Waits {
  readonly data: { readonly json: () => unknown } | null;
}
interface Tapped extends Waits {
  readonly notification: Notification;
}

/** The part of a service worker's global scope that is used here; the rest of the app is typed for windows. */
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly matchAll: (which: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }) => Promise<OpenWindow[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: ((name: 'install', listener: (event: Waits) => void) => void) &
    ((name: 'push', listener: (event: Pushed) => void) => void) &
    ((name: 'notificationclick', listener: (event: Tapped) => void) => void);
}

const worker = globalThis as unknown as Worker;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() as Notice)));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as Notice).url));
});

/** A notification about the same order replaces the one before and alerts again, unless both are identical. */
async function show(notice: Notice): Promise<void> {
  const { title, body, lang, dir, tag } = notice;
  const [shown] = await worker.registration.getNotifications({ tag });
  const renotify = shown !== undefined && (shown.data as Notice).id !== notice.id;
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
