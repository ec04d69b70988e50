import { sign } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { MisbehaviourQueue } from './misbehaviour.ts';
import type { ProviderEvent } from './provider.ts';
import type { SigningIdentity } from './certificates.ts';

/** The target of events. `post` returns the HTTP status; for anything but 2xx the event is sent again. */
export interface WebhookTarget {
  /** The provider's id of the subscription; it is part of the signed text. */
  readonly id: string;
  /** Where the merchant wants its events, as the provider knows it; default: an address of nobody. */
  readonly url?: () => string;
  readonly post: (headers: Readonly<Record<string, string>>, body: string) => Promise<number>;
}

interface WebhookPorts {
  readonly target: WebhookTarget;
  readonly identity: SigningIdentity;
  readonly certificateUrl: () => string;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly misbehaving: MisbehaviourQueue;
}

export interface Webhooks {
  send(event: ProviderEvent, resource: unknown): void;
  /** Resolves when no event is on its way. */
  idle(): Promise<void>;
  close(): void;
}

/** The provider retries for three days; a demo stops earlier. */
const RETRY_AFTER_MS = [1_000, 4_000, 15_000, 60_000];

const RESOURCE_TYPE = { CHECKOUT: 'checkout-order', CAPTURE: 'capture', REFUND: 'refund' } as const;

export function webhooks(ports: WebhookPorts): Webhooks {
  const underway = new Set<Promise<void>>();
  const closing = new AbortController();
  // There are as many listeners as waiting deliveries.
  setMaxListeners(0, closing.signal);
  const late: string[] = [];

  function track(work: Promise<void>): void {
    const tracked = work.finally(() => underway.delete(tracked));
    underway.add(tracked);
  }

  return {
    send(event, resource) {
      if (ports.misbehaving.take('webhook', 'webhookDropped')) return;
      const copies = ports.misbehaving.take('webhook', 'webhookRepeated') ? 3 : 1;
      const body = JSON.stringify(envelope(event, resource, ports));
      if (ports.misbehaving.take('webhook', 'webhookLate')) {
        late.push(body);
        return;
      }
      for (const sent of [...Array<string>(copies).fill(body), ...late.splice(0)])
        track(deliver(ports, sent, closing.signal));
    },
    async idle() {
      while (underway.size > 0) await Promise.all(underway);
    },
    close: () => closing.abort(),
  };
}

function envelope(event: ProviderEvent, resource: unknown, { clock, newId }: WebhookPorts) {
  const kind = 'order' in event ? 'CHECKOUT' : 'refund' in event ? 'REFUND' : 'CAPTURE';
  return {
    id: `WH-${newId()}-${newId()}`,
    event_version: '1.0',
    create_time: new Date(clock()).toISOString(),
    resource_type: RESOURCE_TYPE[kind],
    resource_version: '2.0',
    event_type: event.type,
    summary: event.type,
    resource,
    links: [],
  };
}

async function deliver(ports: WebhookPorts, body: string, closing: AbortSignal): Promise<void> {
  for (const wait of [0, ...RETRY_AFTER_MS]) {
    if (!(await pause(wait, closing))) return;
    const status = await ports.target.post(signedHeaders(ports, body), body).catch(() => 0);
    if (status >= 200 && status < 300) return;
  }
}

/**
 * The signed text is `transmissionId|transmissionTime|webhookId|crc32(body)`, with the checksum as an unsigned decimal:
 * https://developer.paypal.com/api/rest/webhooks/rest/#link-verifysignature
 */
function signedHeaders(
  { target, identity, certificateUrl, clock, newId }: WebhookPorts,
  body: string,
): Record<string, string> {
  const id = newId().toLowerCase();
  const time = `${new Date(clock()).toISOString().slice(0, 19)}Z`;
  const signature = sign('RSA-SHA256', Buffer.from(`${id}|${time}|${target.id}|${crc32(body)}`), identity.leafKey);
  return {
    'content-type': 'application/json',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signature.toString('base64'),
    'paypal-cert-url': certificateUrl(),
    'paypal-auth-algo': 'SHA256withRSA',
  };
}

/** @returns false if the stand-in closed in the meantime */
const pause = (ms: number, closing: AbortSignal): Promise<boolean> =>
  sleep(ms, true, { signal: closing }).catch(() => false);
