import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.ts';

/** A call whose body has not come whole by then is not waited for, in ms from the beginning of the stop. */
const MAX_BODY_WAIT_MS = 1_000;
/** Calls in work have this long; together with what is closed after the server, a stop ends within 10 s. */
const MAX_CALL_WAIT_MS = 6_000;

/**
 * Closing waits for the calls in work and drops idle keep-alive connections; without that a browser's open connection
 * holds the server up for over a minute (fastify #7044). Long waits and streams end by the signal. Who keeps half a
 * call back holds nothing up.
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
