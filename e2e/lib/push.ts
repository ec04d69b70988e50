import type { BrowserContext, Page } from '@playwright/test';

/**
 * Chromium without a push service subscribes at the shop's stand-in. Permission, worker and notifications are
 * Chromium's own, except that the permission is not granted before the page asks. The number of requests is counted.
 */
export async function standInForPush(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    const KEPT = 'standin_push';
    const made = () => {
      const stored = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
      if (stored === null) return null;
      const applicationServerKey = Uint8Array.from(stored.key as number[]).buffer;
      return {
        endpoint: stored.endpoint,
        options: { applicationServerKey },
        toJSON: () => ({ endpoint: stored.endpoint, keys: { p256dh: stored.p256dh, auth: stored.auth } }),
        unsubscribe: async () => {
          localStorage.removeItem(KEPT);
          return true;
        },
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => made(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
        const key = [...applicationServerKey];
        const body = btoa(String.fromCharCode(...key))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '');
        const answer = await fetch('/demo-push/browsers', { method: 'POST', body });
        localStorage.setItem(KEPT, JSON.stringify({ key, ...(await answer.json()) }));
        return made();
      },
    });
    const permission = () => (sessionStorage.getItem('asked') === null ? 'default' : 'granted');
    Object.defineProperty(Notification, 'permission', { get: permission });
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1));
      return ask();
    };
  });
}

/** The address at which the stand-in takes messages for this page's browser. */
export const endpointOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('standin_push') ?? '{}').endpoint as string);

/** How often this page asked for permission. */
export const timesAsked = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('asked') ?? 0));

/** The messages that the shop sent to this page's browser, decrypted by the stand-in. */
export const sentTo = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    async (address) => (await (await fetch(address)).json()) as string[],
    new URL(await endpointOf(page)).pathname.replace('/push/', '/browsers/'),
  );

/**
 * Delivers a message to the page's worker, as its push service would. The session stays open: closing it would drop the
 * message.
 */
export async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const origin = `${new URL(page.url()).origin}/`;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** The notifications that the page's worker shows. */
export const notificationsOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, lang, dir }) => ({ title, body, lang, dir }));
  });

/** Taps the notification. @returns the address that its worker opens, or `focus` for a page that is already open */
export async function tapNotification(page: Page): Promise<string> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('no worker');
  // Only a real tap may open windows: the worker's request is recorded instead.
  return worker.evaluate(async () => {
    const self = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent: (event: Event) => boolean;
    } & Record<'Clients' | 'WindowClient' | 'NotificationEvent', new (name: string, init: object) => Event>;
    const opened = new Promise<string>((resolve) => {
      Object.assign(self.Clients.prototype, { openWindow: async (url: string) => resolve(url) });
      Object.assign(self.WindowClient.prototype, { focus: async () => resolve('focus') });
    });
    const [notification] = await self.registration.getNotifications();
    const tap = new self.NotificationEvent('notificationclick', { notification });
    self.dispatchEvent(Object.assign(tap, { waitUntil: () => undefined }));
    return opened;
  });
}
