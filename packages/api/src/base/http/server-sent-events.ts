import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import { isUnavailable } from '../db/unavailable.ts';
import { childSignal } from '../ports/child-signal.ts';
import type { Events } from '../ports/events.ts';
import type { Call, Caller } from './call.ts';
import { topicsOf } from './caller-topics.ts';

/** Proxies and our client close a silent stream; a comment at this interval keeps it open. */
const COMMENT_MS = 20_000;

export interface EventSource {
  /** The current value, in one line. */
  readonly read: () => string;
  /** Resolves when the value may have changed, after the given time, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Returns true if no other value will come: the stream ends when the last one is sent. */
  readonly isOver?: () => boolean;
  /** The interval in ms; default: 20 s. */
  readonly every?: number;
}

/** How a stream notices that its login, person, shop or key has ended. */
export interface StreamLogin {
  readonly events: Events;
  /** Admits the request of the stream again. @throws CallError as for a new request */
  readonly callerNow: () => Promise<Caller>;
}

/**
 * Answers with server-sent events (WHATWG HTML, 9.2): the value of `read`, at once and after every wake, until the
 * caller disconnects or would not be admitted as the same caller again, the source is over, or the server stops. The
 * caller is admitted again when a topic of the caller says so, before each comment, and at the same interval while values
 * are sent. An unchanged value is not sent again. If the caller does not read, nothing more is written: a stream holds at
 * most one value in memory.
 */
export async function streamEvents(
  reply: FastifyReply,
  call: Call,
  event: string,
  { read, wait, isOver, every = COMMENT_MS }: EventSource,
  { events, callerNow }: StreamLogin,
): Promise<void> {
  reply.hijack();
  const headers = reply.getHeaders() as Record<string, string>;
  reply.raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const send = async (text: string) => {
    if (!reply.raw.write(text)) await once(reply.raw, 'drain', { signal: call.signal }).catch(() => undefined);
  };
  let woken = childSignal(call.signal);
  let isDoubtful = false;
  const unsubscribes = topicsOf(call.caller).map((topic) =>
    events.subscribe(topic, () => {
      isDoubtful = true;
      woken.abort();
    }),
  );
  let sent = read();
  let asked = performance.now();
  try {
    await send(`event: ${event}\ndata: ${sent}\n\n`);
    while (!call.signal.aborted) {
      await wait(every, woken.signal);
      if (call.signal.aborted) break;
      const now = read();
      if (now === sent && isOver?.()) break;
      if (now === sent || isDoubtful || performance.now() - asked >= every) {
        woken.unlink();
        woken = childSignal(call.signal);
        isDoubtful = false;
        if (!(await isStillCaller(call.caller, callerNow))) break;
        asked = performance.now();
      }
      await send(now === sent ? ': still here\n\n' : `event: ${event}\ndata: ${now}\n\n`);
      sent = now;
    }
  } finally {
    woken.unlink();
    for (const unsubscribe of unsubscribes) unsubscribe();
    reply.raw.end();
  }
}

/** While the database is away, a stream goes on with what it shows. */
const isStillCaller = (caller: Caller, callerNow: () => Promise<Caller>): Promise<boolean> =>
  callerNow().then((now) => isSame(now, caller), isUnavailable);

const isSame = (now: Caller, before: Caller): boolean =>
  now.kind === before.kind &&
  (now.kind !== 'customer' || before.kind !== 'customer' || now.accountId === before.accountId);
