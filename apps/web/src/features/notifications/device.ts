/** This browser's side of web push: what it can do, and what it agreed to. */

/**
 * `none`: not over a secure connection, where no browser offers it. `homeScreen`: an iPhone, where only a page on the
 * home screen can be told. `open`: it may be asked, or has agreed.
 */
export type Ability = 'none' | 'unsupported' | 'homeScreen' | 'denied' | 'open';

const WORKER = '/push-worker.js';

export function abilityHere(): Ability {
  if (!isSecureContext) return 'none';
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return isBesideHomeScreen() ? 'homeScreen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'open';
}

/** WebKit on iPhones and iPads alone says whether the page was opened from the home screen. */
const isBesideHomeScreen = (): boolean => 'standalone' in navigator && navigator.standalone === false;

export const isGranted = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted';

/** The subscription this browser has, if any. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!['denied', 'open'].includes(abilityHere())) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks, and subscribes. Call it in answer to a tap: browsers ask for nothing else.
 * @param key the shop's, base64url; a subscription for another one is given up
 * @returns undefined where the answer was no
 * @throws DOMException where the browser cannot reach its push service
 */
export async function subscribeHere(key: string): Promise<PushSubscription | undefined> {
  if (!isGranted() && (await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const kept = await pushManager.getSubscription();
  if (kept && isFor(kept, key)) return kept;
  await kept?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** Whether a subscription takes messages of this key's owner. */
export function isFor({ options }: PushSubscription, key: string): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return String(own) === String(bytesOf(key));
}

/** As the shop is told of it. */
export function toldOf(subscription: PushSubscription) {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
