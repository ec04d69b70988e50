import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { localeCode } from '@cpc/i18n';
import { type Call, callerAs } from '../../base/http/call.ts';
import type { NotificationsConfig, With } from '../../base/services.ts';
import { pushKey } from './web-push/key.ts';
import { loginOf } from '../../records/accounts/logins.ts';
import {
  claimSubscription,
  endSubscription,
  keepSubscription,
  subscriptionAt,
} from '../../records/notifications/store.ts';
import { isPushService, receiverKeys } from './web-push/endpoint.ts';

/** What a browser needs to subscribe, and its language if it is subscribed already. */
export async function notificationState(
  services: With<'db' | 'clock' | 'random'>,
  config: NotificationsConfig | undefined,
  { endpoint }: ActionInput<'Notification.get'>,
  call: Call,
): Promise<ActionOutput<'Notification.get'>> {
  const { accountId, session } = callerAs(call, 'customer');
  if (config === undefined) return { key: null, language: null };
  const { publicKey } = await pushKey(services, config);
  const { db } = services;
  const stored = endpoint === undefined ? undefined : await subscriptionAt(db.read, accountId, endpoint);
  if (stored) {
    const login = await loginOf(db.read, session);
    // The customer has logged in again on this browser: its notices end with the new login.
    if (login !== undefined && login !== stored.login)
      await db.transact((tx) => claimSubscription(tx, accountId, stored.endpoint, login));
  }
  return { key: publicKey, language: stored ? localeCode(stored.language) : null };
}

/**
 * Subscribes this browser, in the language of the call.
 * @throws CallError notificationsOff, or pushUnsuitable if address or keys do not come from a listed push service
 */
export async function subscribe(
  { db, clock, random }: With<'db' | 'clock' | 'random'>,
  config: NotificationsConfig | undefined,
  { endpoint, p256dh, auth }: ActionInput<'Notification.subscribe'>,
  call: Call,
): Promise<ActionOutput<'Notification.subscribe'>> {
  const { accountId: account_id, session } = callerAs(call, 'customer');
  if (config === undefined) throw new CallError('notificationsOff');
  if (!isPushService(endpoint, config) || receiverKeys(p256dh, auth) === undefined)
    throw new CallError('pushUnsuitable');
  const { language } = call;
  const row = {
    id: random.id(),
    account_id,
    endpoint,
    p256dh,
    auth,
    language,
    created_at: clock.now(),
    ended_at: null,
  };
  const isKept = await db.transact(async (tx) =>
    keepSubscription(tx, { ...row, login: (await loginOf(tx, session)) ?? null }),
  );
  if (!isKept) throw new CallError('pushUnsuitable');
  return { language: localeCode(language) };
}

/** Ends a browser's subscription. A second call, or a call for another customer's browser, changes nothing. */
export async function unsubscribe(
  { db }: With<'db'>,
  { endpoint }: ActionInput<'Notification.unsubscribe'>,
  call: Call,
): Promise<ActionOutput<'Notification.unsubscribe'>> {
  const { accountId } = callerAs(call, 'customer');
  return { ended: await db.transact((tx) => endSubscription(tx, accountId, endpoint)) };
}
