import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import type { Call } from './call.ts';

/** A silent stream looks dead to proxies and to our client; a comment this often keeps it alive. */
const COMMENT_MS = 20_000;

export interface EventSource {
  /** What is to be seen now, in one line. */
  readonly read: () => string;
  /** Resolves when that may have changed, after the given time, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Asked before each comment, and as often where something is sent all the time: whether the caller may go on. */
  readonly mayGoOn: () => Promise<boolean>;
  /** Whether that is to be asked at once. */
  readonly isDoubtful?: () => boolean;
  /** How often, in ms; 20 s where it is left out. */
  readonly every?: number;
}

/**
 * Answers with server-sent events (WHATWG HTML, 9.2): what `read` gives, at once and after every wake, until the
 * caller hangs up, may not go on, or the server stops. An unchanged value is not sent again, and to a caller who does
 * not read nothing is written, so that his stream holds no more memory than one value.
 */
export async function streamEvents(
  reply: FastifyReply,
  call: Call,
  event: string,
  { read, wait, mayGoOn, isDoubtful, every = COMMENT_MS }: EventSource,
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
        if (!(await mayGoOn())) break;
        asked = performance.now();
      }
      await send(now === sent ? ': still here\n\n' : `event: ${event}\ndata: ${now}\n\n`);
      sent = now;
    }
  } finally {
    reply.raw.end();
  }
}
