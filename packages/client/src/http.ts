import type { Envelope } from '@cpc/contract/wire';
import { exchange, openEnvelope, parseEnvelope } from './exchange.ts';
import type { CallOptions, ClientPorts } from './ports.ts';

type Send = (path: string, body?: unknown, options?: CallOptions) => Promise<Envelope>;
/** Plain requests to the server in JSON, for what no action of the contract names. */
export type Http = Readonly<Record<'get' | 'post' | 'put' | 'delete', Send>>;

/**
 * A status 2xx resolves with the body, whatever its code. So does a 401 with our envelope, after the login was opened;
 * every other status rejects with ClientError (AP-05).
 */
export function createHttp(ports: ClientPorts): Http {
  const by =
    (method: string): Send =>
    (path, body, options = {}) =>
      send(ports, { method, path, body }, options);
  return { get: by('GET'), post: by('POST'), put: by('PUT'), delete: by('DELETE') };
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

async function send(ports: ClientPorts, { method, path, body }: Request, options: CallOptions): Promise<Envelope> {
  let envelope: Envelope | undefined;
  const carry = async (given: Record<string, string>, signal: AbortSignal): Promise<Envelope> => {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = body === undefined ? given : { ...given, 'Content-Type': 'application/json' };
    const response = await ports.fetch(ports.baseUrl + path, { method, headers, signal, ...json });
    const answer = { status: response.status, body: await response.text() };
    const read = parseEnvelope(answer.body);
    if (read?.msg !== undefined && (response.ok || response.status === 401)) envelope = { ...read, msg: read.msg };
    // It refuses what the code refuses, so that a lost session is told (SN-05).
    const data = await openEnvelope(answer, ports);
    return { code: 0, msg: '', count: 0, ...read, data };
  };
  return exchange(ports, options, carry).catch((error: unknown) => {
    if (envelope === undefined) throw error;
    return envelope;
  });
}
