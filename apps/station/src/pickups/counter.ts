import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ERRORS } from '@cpc/contract';
import { type Log, messageOf } from '../log.ts';
import type { PickupAnswer, Pickups } from './pickups.ts';

const MAX_BYTES = 1_000;
const PATH = '/pickup';

/**
 * The endpoint at which the station's own display asks for an item while the server is down. It accepts connections
 * from this computer only, and only for pages of the station's own server. POST /pickup {code} answers with the
 * product's envelope.
 */
export async function openCounter(
  pickups: Pick<Pickups, 'hand'>,
  { port, origin, log }: { readonly port: number; readonly origin: string; readonly log: Log },
): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response, pickups, origin).catch((error: unknown) => {
      log('counter.failed', { error: messageOf(error) });
      send(response, 500, { code: ERRORS.internal.code, data: null, msg: '', count: 0 });
    });
  });
  await new Promise<void>((resolve) => {
    // Pickup still works through the server; the port is used by a display of another station on this computer.
    server.once('error', (error) => (log('counter.unavailable', { error: messageOf(error) }), resolve()));
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  pickups: Pick<Pickups, 'hand'>,
  origin: string,
): Promise<void> {
  if (request.headers.origin !== origin || request.url !== PATH) return send(response, 404, refusal('notFound'));
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('vary', 'origin');
  if (request.method === 'OPTIONS') {
    response.setHeader('access-control-allow-headers', 'content-type');
    response.setHeader('access-control-allow-private-network', 'true');
    return send(response, 204);
  }
  if (request.method !== 'POST') return send(response, 405, refusal('notFound'));
  const code = await codeOf(request);
  return code === undefined
    ? send(response, 400, refusal('malformed'))
    : send(response, 200, envelopeOf(await pickups.hand(code)));
}

const refusal = (error: keyof typeof ERRORS, seconds?: number) => ({
  code: ERRORS[error].code,
  data: { error, ...(seconds !== undefined && { seconds }) },
  msg: '',
  count: 0,
});

function envelopeOf(answered: PickupAnswer) {
  if ('error' in answered) return refusal(answered.error, answered.seconds);
  if ('message' in answered) return { code: answered.code, data: null, msg: answered.message, count: 0 };
  return { code: 0, data: answered, msg: '', count: 1 };
}

async function codeOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  const arriving: AsyncIterable<Buffer> = request;
  for await (const part of arriving) {
    bytes += part.length;
    if (bytes > MAX_BYTES) return undefined;
    parts.push(part);
  }
  try {
    const body: unknown = JSON.parse(Buffer.concat(parts).toString());
    const isCode = typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
    return isCode ? String(body.code) : undefined;
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, status: number, body?: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(body && JSON.stringify(body));
}
