import { METRICS_MEDIA_TYPE, StartError } from '@cpc/api';
import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Serves the metrics at `/metrics` (RL-05), on an address of their own: they are the operator's, and the product's
 * address is open to everybody.
 * @returns a function that stops it
 * @throws StartError if the port is in use
 */
export async function serveMetrics(
  address: { readonly host: string; readonly port: number },
  page: () => Promise<string>,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    page().then(
      (text) => response.writeHead(200, { 'content-type': METRICS_MEDIA_TYPE }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(address);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new StartError(`METRICS_PORT ${address.port} is in use by another program`);
    throw error;
  });
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
