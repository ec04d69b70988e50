import { errorCode } from '../../../base/ports/error-code.ts';
import type { NotificationsConfig, Services, With } from '../../../base/services.ts';
import { pushKey } from './key.ts';
import type { Deliver, Delivery, PushMessage } from './deliver.ts';
import { encryptPush } from './encrypt.ts';
import { isPushService, receiverKeys } from './endpoint.ts';
import type { ShownNotice } from './shown.ts';
import { vapidAuthorization } from './vapid.ts';

/** Limits of the pause that a push service asks for. */
const MAX_PAUSE_MS = 3_600_000;
const MIN_PAUSE_MS = 1_000;

export interface PushSending {
  readonly services: Services;
  readonly config: NotificationsConfig;
  readonly deliver: Deliver;
}

/** A browser, and how to forget it when it is gone. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly forget: () => Promise<void>;
}

/** What is sent, and how the push service treats it. Its topic is the tag of what is shown. */
export interface Push extends Pick<PushMessage, 'urgency'> {
  readonly shown: ShownNotice;
  /** UTC, ms; after that it is outdated. */
  readonly until: number;
}

/**
 * Sends one message to one browser. After the push service has accepted it, it is never sent again.
 * @returns when to try again, if the push service asks for a pause
 */
export async function sendPush(
  sending: PushSending,
  target: PushTarget,
  push: Push,
  signal: AbortSignal,
): Promise<undefined | { readonly again: number }> {
  const now = sending.services.clock.now();
  const message = await messageOf(sending, target, push, now);
  if (!message) return undefined;
  const { host } = new URL(message.endpoint);
  // The log contains neither the address nor the network's error: the address is enough to reach the browser.
  const delivery = await sending.deliver(message, now, signal).catch((error: unknown) => {
    throw new Error(`push: ${host} did not answer`, { cause: errorCode(error) });
  });
  return follow(sending.services, target, delivery, host);
}

async function follow(
  { log }: With<'log'>,
  { forget }: PushTarget,
  delivery: Delivery,
  host: string,
): Promise<undefined | { readonly again: number }> {
  switch (delivery.kind) {
    case 'taken':
      return undefined;
    case 'gone':
      await forget();
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
  { services, config }: PushSending,
  { endpoint, p256dh, auth }: PushTarget,
  { shown, until, urgency }: Push,
  now: number,
): Promise<PushMessage | undefined> {
  const keys = receiverKeys(p256dh, auth);
  if (!keys || !isPushService(endpoint, config)) return undefined;
  const { random } = services;
  const chance = { salt: random.bytes(16), privateKey: random.bytes(32) };
  return {
    endpoint,
    authorization: vapidAuthorization(await pushKey(services, config), endpoint, config.contact, now),
    body: encryptPush(Buffer.from(JSON.stringify(shown)), keys, chance),
    ttl: Math.ceil((until - now) / 1_000),
    topic: shown.tag,
    urgency,
  };
}
