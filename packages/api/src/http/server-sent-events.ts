import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import type { Call } from './call.ts';

/** A silent stream looks dead to proxies and to our client; a comment this often keeps it alive. */
const COMMENT_MS = 20_000;

/**
 * Answers with server-sent events (WHATWG HTML, 9.2): what `read` gives, at once and after every wake, until the
 * caller hangs up or the server stops. An unchanged value is not sent again, and to a caller who does not read nothing
 * is written, so that his stream holds no more memory than one value.
 * @param wait resolves when it may have changed, after the given time, or when the signal aborts
 */
export async function streamEvents(
  reply: FastifyReply,
  call: Call,
  event: string,
  read: () => Promise<unknown>,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const first = JSON.stringify(await read());
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
  let sent = first;
  try {
    await send(`event: ${event}\ndata: ${first}\n\n`);
    while (!call.signal.aborted) {
      await wait(COMMENT_MS, call.signal);
      if (call.signal.aborted) break;
      const now = JSON.stringify(await read());
      await send(now === sent ? ': still here\n\n' : `event: ${event}\ndata: ${now}\n\n`);
      sent = now;
    }
  } finally {
    reply.raw.end();
  }
}
