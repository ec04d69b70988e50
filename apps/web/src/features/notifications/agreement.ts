import { STORAGE_PREFIX } from '@cpc/appkit';
import { client } from '../../core/client.ts';
import { deviceStorage } from '../../core/storage.ts';
import { sessionStore } from '../../core/stores.ts';
import { isFor, isGranted, subscribeHere, subscriptionHere, subscriptionInput } from './device.ts';

/** The account that agreed on this device. Browsers may drop a subscription; it is then created again. */
const AGREED = `${STORAGE_PREFIX}notify`;

const ownId = (): string => sessionStore.getState().userInfo?.uid ?? '';

/** Asks the browser, and registers the subscription with the server. @returns whether notifications are on */
export async function agree(key: string): Promise<boolean> {
  const subscription = await subscribeHere(key);
  if (subscription === undefined) return false;
  await client.call('Notification.subscribe', subscriptionInput(subscription));
  deviceStorage.setItem(AGREED, ownId());
  return true;
}

/** Ends notifications here and on the server. Ending them in the browser is enough if the server cannot be reached. */
export async function disagree(): Promise<void> {
  deviceStorage.removeItem(AGREED);
  const subscription = await subscriptionHere();
  if (subscription === null) return;
  await subscription.unsubscribe();
  await client.call('Notification.unsubscribe', { endpoint: subscription.endpoint }).catch(() => undefined);
}

/**
 * Ends notifications when the customer logs out, without waiting for a push service. @returns the endpoint that ended,
 * for the server to forget
 */
export async function leave(): Promise<string | undefined> {
  deviceStorage.removeItem(AGREED);
  const subscription = await subscriptionHere();
  subscription?.unsubscribe().catch(() => undefined);
  return subscription?.endpoint;
}

export interface Agreed {
  /** The server's push key; null if it sends no notifications. */
  readonly key: string | null;
  readonly on: boolean;
}

/**
 * Whether this browser receives notifications about the account's orders, in the current language. If a subscription
 * that the customer agreed to was lost in the browser or on the server, it is restored without a question.
 */
export async function agreedHere(language: string): Promise<Agreed> {
  const here = await subscriptionHere();
  const { key, language: subscribedLanguage } = await client.call('Notification.get', { endpoint: here?.endpoint });
  if (key === null) return { key, on: false };
  if (here !== null && subscribedLanguage === language && isFor(here, key)) return { key, on: true };
  const wanted = subscribedLanguage !== null || deviceStorage.getItem(AGREED) === ownId();
  return { key, on: wanted && isGranted() && (await agree(key).catch(() => false)) };
}
