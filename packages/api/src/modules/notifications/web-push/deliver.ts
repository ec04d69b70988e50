import { Agent, request } from 'undici';
import { publicLookup } from './public-lookup.ts';

/** A push service's answer to a message. */
export type Delivery =
  | { readonly kind: 'taken' }
  /** The browser is gone and must never be asked again (RFC 8030, 7.3). */
  | { readonly kind: 'gone' }
  /** Too many requests, or away for now. Retry after this many ms, if it says so. */
  | { readonly kind: 'busy'; readonly afterMs: number | undefined }
  /** It would refuse the same message again. */
  | { readonly kind: 'refused'; readonly status: number };

export interface PushMessage {
  readonly endpoint: string;
  /** By RFC 8292. */
  readonly authorization: string;
  /** By RFC 8291. */
  readonly body: Uint8Array;
  /** For how many seconds the push service keeps it for a browser that is offline. */
  readonly ttl: number;
  /** A later message of the same topic replaces one that still waits. At most 32 characters of base64url. */
  readonly topic: string;
  readonly urgency: 'high' | 'normal';
}

/** Sends one message (RFC 8030, 5). @param now UTC, ms */
export type Deliver = (message: PushMessage, now: number, signal: AbortSignal) => Promise<Delivery>;

const MAX_CONNECT_MS = 5_000;
const MAX_ANSWER_MS = 10_000;
/** For the whole of a message: an answer that drips is never silent. */
const MAX_MESSAGE_MS = 30_000;
/** The body of a push service's answer is not used. */
const MAX_READ_BYTES = 16 * 1024;

export function pushDelivery(): Deliver {
  const agent = new Agent({
    connect: { timeout: MAX_CONNECT_MS, lookup: publicLookup },
    headersTimeout: MAX_ANSWER_MS,
    bodyTimeout: MAX_ANSWER_MS,
  });
  return async ({ endpoint, authorization, body, ttl, topic, urgency }, now, signal) => {
    const headers = {
      authorization,
      ttl: String(ttl),
      topic,
      urgency,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
    };
    // No redirection is followed: it could lead anywhere.
    const limited = AbortSignal.any([signal, AbortSignal.timeout(MAX_MESSAGE_MS)]);
    const answer = await request(endpoint, { method: 'POST', headers, body, dispatcher: agent, signal: limited });
    await answer.body.dump({ limit: MAX_READ_BYTES });
    return judge(answer.statusCode, answer.headers['retry-after'], now);
  };
}

function judge(status: number, retryAfter: string | string[] | undefined, now: number): Delivery {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'busy', afterMs: waitOf(retryAfter, now) };
  return { kind: 'refused', status };
}

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3). */
function waitOf(value: string | string[] | undefined, now: number): number | undefined {
  if (typeof value !== 'string') return undefined;
  const at = /^\d+$/.test(value) ? now + Number(value) * 1_000 : Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
