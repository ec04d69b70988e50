import type { Envelope } from '@cpc/contract/wire';
import { ClientError, envelopeError, transportError } from './client-error.ts';
import { deadline } from './deadline.ts';
import { type CallOptions, type ClientPorts, type FlowOptions, type SessionToken, TIMEOUT_MS } from './ports.ts';
import { sessionLoss } from './session-loss.ts';

/** An answer, independent of the transport. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

export function headersFor(ports: ClientPorts, session: SessionToken | undefined): Record<string, string> {
  const headers: Record<string, string> = {};
  if (session !== undefined) headers['Authorization'] = session.tokenHead + session.token;
  const language = ports.getLanguage?.();
  if (language !== undefined) headers['Accept-Language'] = language;
  return headers;
}

/**
 * Sends one request with the session's header, and turns every failure into a ClientError (AP-05). An abort by the
 * caller's own signal is passed on unchanged.
 */
export async function exchange<T>(
  ports: ClientPorts,
  options: CallOptions,
  carry: (headers: Record<string, string>, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const session = ports.getSession();
  const limit = deadline(options.timeout ?? TIMEOUT_MS, options.signal);
  try {
    return await carry({ ...headersFor(ports, session), ...pageHeaders(options) }, limit.signal);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (limit.timedOut()) throw transportError('networkTimeout', ports.describeError);
    if (!(error instanceof ClientError)) throw transportError('networkAbnormal', ports.describeError);
    notifySessionLoss(ports, session, error);
    throw error;
  } finally {
    limit.clear();
  }
}

function pageHeaders({ page, flow }: CallOptions): Record<string, string> {
  const paged = page === undefined ? {} : { pageNum: String(page.number), pageSize: String(page.size) };
  return flow === undefined ? paged : { ...paged, ...flowHeaders(flow) };
}

/** The direction is always sent: only this header marks a request as a flow. */
function flowHeaders({ begin, direction = 'desc', orderBy, size }: FlowOptions): Record<string, string> {
  const place = begin && (begin.id === undefined ? String(begin.time) : `${begin.time},${begin.id}`);
  return {
    direction,
    pageSize: String(size),
    ...(place === undefined ? {} : { beginTime: place }),
    ...(orderBy === undefined ? {} : { orderBy }),
  };
}

/** A late answer to an old token must not end the session that replaced it. */
function notifySessionLoss(ports: ClientPorts, sent: SessionToken | undefined, error: ClientError): void {
  const loss = sessionLoss(error);
  if (loss !== undefined && ports.getSession()?.token === sent?.token) ports.onSessionLost?.(loss);
}

/** The data of an answer's envelope. @throws ClientError for every other outcome */
export async function openEnvelope<Data>({ status, body }: Answer, ports: ClientPorts): Promise<Data> {
  const envelope = parseEnvelope(body);
  // A proxy or the log-in page of a network says 401, too: only the server ends a session, and it always says why.
  if (envelope === undefined || (status === 401 && envelope.msg === undefined))
    throw transportError('noResponse', ports.describeError);
  const sound = status >= 200 && status < 300 && envelope.code === 0;
  // The server sends what the contract says of the call.
  if (sound) return envelope.data as Data;
  // A refusing status with a succeeding code is a contradiction; the HTTP status wins.
  throw await envelopeError(envelope.code === 0 ? status : envelope.code, envelope.msg ?? '', envelope.data);
}

/** The envelope in an answer's text; undefined for anything else. */
export function parseEnvelope(body: string): (Omit<Envelope, 'msg'> & Partial<Pick<Envelope, 'msg'>>) | undefined {
  try {
    const parsed: Partial<Envelope> | null = JSON.parse(body);
    return typeof parsed?.code === 'number' ? { data: null, count: 0, ...parsed, code: parsed.code } : undefined;
  } catch {
    return undefined;
  }
}
