import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.ts';

/** How long a stop waits for incomplete bodies, in ms from its beginning. */
const MAX_BODY_WAIT_MS = 1_000;
/** How long a stop waits for running calls; together with the steps after it, a stop ends within 10 s. */
const MAX_CALL_WAIT_MS = 6_000;

/**
 * A stop waits for running calls and closes idle keep-alive connections; otherwise a browser's open connection delays
 * it by over a minute (fastify #7044). Long waits and streams end by the signal. Incomplete requests do not delay it.
 */
export function closeGracefully(app: FastifyInstance, stopping: AbortController, connections: Connections): void {
  const timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    stopping.abort();
    timers.push(
      setInterval(() => app.server.closeIdleConnections(), 100),
      setTimeout(() => timers.push(setInterval(connections.dropUnfinished, 100)), MAX_BODY_WAIT_MS),
      setTimeout(() => app.server.closeAllConnections(), MAX_CALL_WAIT_MS),
    );
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
