import { errorCode } from '../../base/ports/error-code.ts';
import { matchLocale } from '@cpc/i18n';
import type { Translators } from '../../base/http/present.ts';
import type { JobRun } from '../../base/jobs/jobs.ts';
import type { NotificationsConfig, Services, With } from '../../base/services.ts';
import { factsOf } from './facts.ts';
import { pushKey } from './key.ts';
import { MANNERS, type NoticeJob } from '../../records/notifications/notice.ts';
import { type Subscription, findSubscription, forgetSubscription } from '../../records/notifications/store.ts';
import { shownNotice, topicOf } from './text.ts';
import type { Deliver, Delivery, PushMessage } from './web-push/deliver.ts';
import { encryptPush } from './web-push/encrypt.ts';
import { isPushService, receiverKeys } from './web-push/endpoint.ts';
import { vapidAuthorization } from './web-push/vapid.ts';

/** Limits of the pause that a push service asks for. */
const MAX_PAUSE_MS = 3_600_000;
const MIN_PAUSE_MS = 1_000;

export interface Sending {
  readonly services: Services;
  readonly config: NotificationsConfig;
  readonly deliver: Deliver;
  readonly translators: Translators;
}

/**
 * Sends one notice to one browser, if it is still true and not outdated. After the push service has accepted it, it is
 * never sent again. If this process dies in between, it is sent twice and shown once, under the same tag.
 */
export async function sendNotice(
  sending: Sending,
  job: NoticeJob,
  run: JobRun,
): Promise<undefined | { readonly again: number }> {
  const { db, clock } = sending.services;
  const now = clock.now();
  if (now >= job.until) return undefined;
  const subscription = await findSubscription(db.read, job.subscription_id);
  if (!subscription) return undefined;
  const message = await messageOf(sending, job, subscription, run.jobId, now);
  if (!message) return undefined;
  const { host } = new URL(message.endpoint);
  // The log contains neither the address nor the network's error: the address is enough to reach the browser.
  const delivery = await sending.deliver(message, now, run.signal).catch((error: unknown) => {
    throw new Error(`push: ${host} did not answer`, { cause: errorCode(error) });
  });
  return follow(sending.services, subscription, delivery, host);
}

async function follow(
  { db, log }: With<'db' | 'log'>,
  { id }: Subscription,
  delivery: Delivery,
  host: string,
): Promise<undefined | { readonly again: number }> {
  switch (delivery.kind) {
    case 'taken':
      return undefined;
    case 'gone':
      await db.transact((tx) => forgetSubscription(tx, id));
      return undefined;
    case 'busy':
      // Without a time from the service it is retried like any failed job: soon, then less and less often.
      if (delivery.afterMs === undefined) throw new Error(`push: ${host} is busy`);
      return { again: Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, delivery.afterMs)) };
    case 'refused':
      log.error({ host, status: delivery.status }, 'a push service refused a notification');
      return undefined;
  }
}

/** The encrypted message, or undefined if it must not be sent. */
async function messageOf(
  { services, config, translators }: Sending,
  job: NoticeJob,
  { account_id, endpoint, p256dh, auth, language }: Subscription,
  id: string,
  now: number,
): Promise<PushMessage | undefined> {
  const facts = await factsOf(services.db.read, job, account_id);
  const keys = receiverKeys(p256dh, auth);
  if (!facts || !keys || !isPushService(endpoint, config)) return undefined;
  const shown = shownNotice(id, job, facts, translators(matchLocale(language) ?? 'en-us'), now);
  const { random } = services;
  const chance = { salt: random.bytes(16), privateKey: random.bytes(32) };
  return {
    endpoint,
    authorization: vapidAuthorization(await pushKey(services, config), endpoint, config.contact, now),
    body: encryptPush(Buffer.from(JSON.stringify(shown)), keys, chance),
    ttl: Math.ceil((job.until - now) / 1_000),
    topic: topicOf(job),
    urgency: MANNERS[job.kind].urgency,
  };
}
