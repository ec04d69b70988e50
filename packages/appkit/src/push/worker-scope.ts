/** The part of a service worker's global scope that the apps' push workers use; the apps are typed for windows. */
export interface PushWorkerScope {
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

/** What the server sends; the same type is in packages/api/src/modules/notifications/web-push/shown.ts. */
export interface PushedNotice {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: NotificationDirection;
  readonly tag: string;
  readonly url: string;
}

/** What a worker posts to the page that it focuses: the address that the tapped message leads to. */
export interface TappedNotice {
  readonly leadsTo: string;
}

interface OpenWindow {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: TappedNotice) => void;
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
