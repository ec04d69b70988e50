/** A browser's side of web push: what it supports, and the subscription of an app. */

/**
 * `none`: no secure connection, so no browser offers push. `homeScreen`: an iPhone, where only a page on the home
 * screen can receive push. `open`: the person may be asked, or has agreed.
 */
export type PushAbility = 'none' | 'unsupported' | 'homeScreen' | 'denied' | 'open';

export function pushAbility(): PushAbility {
  if (!isSecureContext) return 'none';
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return isBesideHomeScreen() ? 'homeScreen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'open';
}

/** Only WebKit on iPhones and iPads says whether the page was opened from the home screen. */
const isBesideHomeScreen = (): boolean => 'standalone' in navigator && navigator.standalone === false;

export const isGranted = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted';

/** The subscription that the app at this address has here, if any. Each app of a server has its own. */
export async function subscriptionAt(base: string): Promise<PushSubscription | null> {
  if (!['denied', 'open'].includes(pushAbility())) return null;
  const registration = await navigator.serviceWorker.getRegistration(base);
  // Without its own worker the browser names the one of an app above it.
  if (registration?.scope !== new URL(base, location.href).href) return null;
  return registration.pushManager.getSubscription();
}

/**
 * Asks the person, and subscribes. Call it in response to a tap, as browsers require.
 * @param base the address of the app, where its worker `push-worker.js` is
 * @param key the server's key, base64url; a subscription for another key is dropped
 * @returns undefined if the person refuses
 * @throws DOMException if the browser cannot reach its push service
 */
export async function subscribeAt(base: string, key: string): Promise<PushSubscription | undefined> {
  if (!isGranted() && (await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.register(`${base}push-worker.js`, { scope: base });
  await begun(registration);
  const { pushManager } = registration;
  const existing = await pushManager.getSubscription();
  if (existing && isFor(existing, key)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** Waits until a worker works, or has failed: then subscribing tells why. */
async function begun({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active !== null || coming === null) return;
  await new Promise<void>((resolve) => {
    const look = () => ['activated', 'redundant'].includes(coming.state) && resolve();
    coming.addEventListener('statechange', look);
    look();
  });
}

/** Whether a subscription accepts messages signed with this key. */
export function isFor({ options }: PushSubscription, key: string): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return String(own) === String(bytesOf(key));
}

/** The subscription in the form that the server expects. */
export function subscriptionInput(subscription: PushSubscription): PushInput {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

export interface PushInput {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
