import type { FastifyInstance } from 'fastify';

/**
 * Closing waits for the calls in work and drops idle keep-alive connections; without that a browser's open connection
 * holds the server up for over a minute (fastify #7044). Long waits and streams end by the signal.
 */
export function closeGracefully(app: FastifyInstance, stopping: AbortController): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    stopping.abort();
    timer = setInterval(() => app.server.closeIdleConnections(), 100);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
