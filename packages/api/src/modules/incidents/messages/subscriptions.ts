import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { type Locale, localeCode } from '@cpc/i18n';
import type { NotificationsConfig, With } from '../../../base/services.ts';
import { keepBrowser, ownBrowser } from '../../../records/notifications/shop-browsers.ts';
import type { ShopPerson } from '../../../records/partners/actor.ts';
import { pushKey } from '../../notifications/web-push/key.ts';
import { isPushService, receiverKeys } from '../../notifications/web-push/endpoint.ts';

/** What a browser needs to subscribe, and its language if it gets messages of this shop already. */
export async function messageState(
  services: With<'db' | 'clock' | 'random'>,
  config: NotificationsConfig | undefined,
  by: ShopPerson,
  { endpoint }: ActionInput<'Partner.messages'>,
): Promise<ActionOutput<'Partner.messages'>> {
  if (config === undefined) return { key: null, language: null };
  const { publicKey } = await pushKey(services, config);
  const stored = endpoint === undefined ? undefined : await ownBrowser(services.db.read, by, endpoint);
  return { key: publicKey, language: stored ? localeCode(stored.language) : null };
}

/**
 * Subscribes this browser of the person, for the shop that the login acts for.
 * @throws CallError notificationsOff, or pushUnsuitable if address or keys do not come from a listed push service
 */
export async function startMessages(
  { db, clock, random }: With<'db' | 'clock' | 'random'>,
  config: NotificationsConfig | undefined,
  { personId, partnerId }: ShopPerson,
  { endpoint, p256dh, auth }: ActionInput<'Partner.startMessages'>,
  language: Locale,
): Promise<ActionOutput<'Partner.startMessages'>> {
  if (config === undefined) throw new CallError('notificationsOff');
  if (!isPushService(endpoint, config) || receiverKeys(p256dh, auth) === undefined)
    throw new CallError('pushUnsuitable');
  const browser = { id: random.id(), endpoint, p256dh, auth, language, created_at: clock.now() };
  const row = { ...browser, partner_id: partnerId, person_id: personId };
  if (!(await db.transact((tx) => keepBrowser(tx, row)))) throw new CallError('pushUnsuitable');
  return { language: localeCode(language) };
}
