import { client } from '../../core/client.ts';
import { deviceStorage, STORAGE_PREFIX } from '../../core/storage.ts';
import { sessionStore } from '../../core/stores.ts';
import { isFor, isGranted, subscribeHere, subscriptionHere, toldOf } from './device.ts';

/** Whose account agreed on this device: browsers lose subscriptions by themselves, and theirs is then made anew. */
const AGREED = `${STORAGE_PREFIX}notify`;

const ownId = (): string => sessionStore.getState().userInfo?.uid ?? '';

/** Asks the browser, and has the shop tell it from now on. @returns whether it does */
export async function agree(key: string): Promise<boolean> {
  const subscription = await subscribeHere(key);
  if (subscription === undefined) return false;
  await client.call('Notification.subscribe', toldOf(subscription));
  deviceStorage.setItem(AGREED, ownId());
  return true;
}

/** The end of it, here and at the shop. The browser's own end counts, also where the shop cannot be reached. */
export async function disagree(): Promise<void> {
  deviceStorage.removeItem(AGREED);
  const subscription = await subscriptionHere();
  if (subscription === null) return;
  await subscription.unsubscribe();
  await client.call('Notification.unsubscribe', { endpoint: subscription.endpoint }).catch(() => undefined);
}

/** Ends it with the login, which waits for no push service. @returns the address that ended, for the shop to forget */
export async function leave(): Promise<string | undefined> {
  deviceStorage.removeItem(AGREED);
  const subscription = await subscriptionHere();
  subscription?.unsubscribe().catch(() => undefined);
  return subscription?.endpoint;
}

export interface Agreed {
  /** The shop's key; null where it notifies nobody. */
  readonly key: string | null;
  readonly on: boolean;
}

/**
 * Whether this browser is told of the account's orders, in the language spoken here. What was agreed to and got lost
 * since, on either side, is made good; nobody is asked anything.
 */
export async function agreedHere(language: string): Promise<Agreed> {
  const here = await subscriptionHere();
  const { key, language: told } = await client.call('Notification.get', { endpoint: here?.endpoint });
  if (key === null) return { key, on: false };
  if (here !== null && told === language && isFor(here, key)) return { key, on: true };
  const wanted = told !== null || deviceStorage.getItem(AGREED) === ownId();
  return { key, on: wanted && isGranted() && (await agree(key).catch(() => false)) };
}
