import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import type { Call } from './call.ts';

/** Proxies and our client close a silent stream; a comment at this interval keeps it open. */
const COMMENT_MS = 20_000;

export interface EventSource {
  /** The current value, in one line. */
  readonly read: () => string;
  /** Resolves when the value may have changed, after the given time, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /**
   * Returns false if the stream must end. Called before each comment, and at the same interval while values are sent.
   */
  readonly mayContinue: () => Promise<boolean>;
  /** Returns true if `mayContinue` must be called at once. */
  readonly isDoubtful?: () => boolean;
  /** The interval in ms; default: 20 s. */
  readonly every?: number;
}

/**
 * Answers with server-sent events (WHATWG HTML, 9.2): the value of `read`, at once and after every wake, until the
 * caller disconnects, `mayContinue` returns false, or the server stops. An unchanged value is not sent again. If the caller
 * does not read, nothing more is written: a stream holds at most one value in memory.
 */
export async function streamEvents(
  reply: FastifyReply,
  call: Call,
  event: string,
  { read, wait, mayContinue, isDoubtful, every = COMMENT_MS }: EventSource,
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
  let sent = read();
  let asked = performance.now();
  try {
    await send(`event: ${event}\ndata: ${sent}\n\n`);
    while (!call.signal.aborted) {
      await wait(every, call.signal);
      if (call.signal.aborted) break;
      const now = read();
      if (now === sent || isDoubtful?.() || performance.now() - asked >= every) {
        if (!(await mayContinue())) break;
        asked = performance.now();
      }
      await send(now === sent ? ': still here\n\n' : `event: ${event}\ndata: ${now}\n\n`);
      sent = now;
    }
  } finally {
    reply.raw.end();
  }
}
