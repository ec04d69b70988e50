/** This browser's side of web push: what it supports, and its subscription. */

/**
 * `none`: no secure connection, so no browser offers push. `homeScreen`: an iPhone, where only a page on the home
 * screen can receive push. `open`: the customer may be asked, or has agreed.
 */
export type Ability = 'none' | 'unsupported' | 'homeScreen' | 'denied' | 'open';

const WORKER = '/push-worker.js';

export function abilityHere(): Ability {
  if (!isSecureContext) return 'none';
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return isBesideHomeScreen() ? 'homeScreen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'open';
}

/** Only WebKit on iPhones and iPads says whether the page was opened from the home screen. */
const isBesideHomeScreen = (): boolean => 'standalone' in navigator && navigator.standalone === false;

export const isGranted = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted';

/** The subscription this browser has, if any. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!['denied', 'open'].includes(abilityHere())) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks the customer, and subscribes. Call it in response to a tap, as browsers require.
 * @param key the server's key, base64url; a subscription for another key is dropped
 * @returns undefined if the customer refuses
 * @throws DOMException if the browser cannot reach its push service
 */
export async function subscribeHere(key: string): Promise<PushSubscription | undefined> {
  if (!isGranted() && (await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const existing = await pushManager.getSubscription();
  if (existing && isFor(existing, key)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** Whether a subscription accepts messages signed with this key. */
export function isFor({ options }: PushSubscription, key: string): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return String(own) === String(bytesOf(key));
}

/** The subscription in the form that the server expects. */
export function subscriptionInput(subscription: PushSubscription) {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
