import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DrawingStandinOptions, Easel } from './state.ts';
import type { DrawingMisbehaviour } from './wish.ts';

export interface DrawingWire {
  readonly options: DrawingStandinOptions;
  readonly easel: Easel;
  /** The misbehaviour for this drawing, if any. */
  readonly take: () => DrawingMisbehaviour | undefined;
}

/** An address inside of a network, as a hostile provider would name it. */
export const ELSEWHERE = 'http://169.254.169.254/latest/meta-data';

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export function jsonOf({ body }: FastifyRequest): Fields {
  try {
    const read: unknown = JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '{}');
    return isFields(read) ? read : {};
  } catch {
    return {};
  }
}

/** The fields and files of a multipart body. */
export async function formOf({ body, headers }: FastifyRequest): Promise<FormData> {
  const bytes = Buffer.isBuffer(body) ? Uint8Array.from(body) : new Uint8Array();
  const type = headers['content-type'] ?? '';
  return new Response(bytes, { headers: { 'content-type': type } }).formData();
}

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
export const numberIn = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);

/** Faults that are the same in every protocol. */
const SAME_FAULTS: Readonly<Partial<Record<DrawingMisbehaviour, (reply: FastifyReply) => unknown>>> = {
  busy: (reply) =>
    reply
      .code(429)
      .header('retry-after', '1')
      .send({ error: { code: 'rate_limit_exceeded' } }),
  away: (reply) => reply.code(500).type('text/plain').send('Internal Server Error'),
  html: (reply) => reply.code(200).type('text/html').send('<!doctype html><title>Sign in to the network</title>'),
  half(reply) {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    reply.raw.write('{"created":1,"data":[{"b64_json":"iVBORw0KGgo');
    setTimeout(() => reply.raw.destroy(), 20);
  },
};

/** @returns true if the call is answered with a fault */
export function answersWrong(reply: FastifyReply, what: DrawingMisbehaviour | undefined): boolean {
  const fault = what && SAME_FAULTS[what];
  fault?.(reply);
  return fault !== undefined;
}
