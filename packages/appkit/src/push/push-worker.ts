import type { PushedNotice, PushWorkerScope } from './worker-scope.ts';

/** What differs between the workers of the apps. */
export interface PushWorkerTerms {
  /** Returns true if an open page shows what a notification leads to. Both are addresses. */
  readonly shows: (page: string, url: string) => boolean;
  /** Whether that page is told the whole address. */
  readonly isTold?: boolean;
}

/**
 * Shows the server's notifications while the pages of an app are closed, and opens on a tap what they are about. A
 * notification with the tag of another one replaces it and alerts again, unless both are identical. It intercepts no
 * requests.
 */
export function startPushWorker({ shows, isTold = false }: PushWorkerTerms): void {
  const worker = globalThis as unknown as PushWorkerScope;

  async function show(notice: PushedNotice): Promise<void> {
    const { title, body, lang, dir, tag } = notice;
    const [shown] = await worker.registration.getNotifications({ tag });
    const renotify = shown !== undefined && (shown.data as PushedNotice).id !== notice.id;
    const options = { body, lang, dir, tag, renotify, icon: '/notice.png', badge: '/notice-badge.png', data: notice };
    await worker.registration.showNotification(title, options);
  }

  /** Focuses a page that shows it already. Never reuses another page: somebody may be working there. */
  async function open(url: string): Promise<void> {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find((one) => shows(one.url, url));
    if (isTold) there?.postMessage({ leadsTo: url });
    await (there ? there.focus() : worker.clients.openWindow(url));
  }

  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() as PushedNotice)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data as PushedNotice).url));
  });
}
