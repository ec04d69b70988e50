import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, FormData, request } from 'undici';
import { DrawingFailed } from './provider.ts';

/** The largest JSON answer, in bytes: four pictures of 20 MB in base64 would be more than any provider sends. */
const MAX_ANSWER_BYTES = 64 * 2 ** 20;
/** The largest picture, in bytes: as for uploads. */
export const MAX_PICTURE_BYTES = 20 * 2 ** 20;
/** Longer than a drawing may take: undici would end a silent request after 300 s. */
const MAX_SILENCE_MS = 660_000;
/** The time to tell a provider that its work is not wanted any more. */
const MAX_TELL_MS = 5_000;
/** The time to begin work that has a name. */
const MAX_BEGIN_MS = 60_000;
/** How often a busy provider is asked again, and for how long at most it is waited for, in ms. */
const MAX_BUSY = 5;
const USUAL_BUSY_MS = 3_000;
const MAX_BUSY_MS = 60_000;

export interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Sent as JSON, unless it is a form. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The request begins work: it is not broken off, because its answer names what must be cancelled. */
  readonly unbroken?: true;
}

export interface Answered {
  readonly status: number;
  readonly bytes: Buffer;
}

/** Requests to the operator's model server, and to no other address. */
export interface ModelClient {
  /**
   * A JSON answer. A busy provider (429, 503) is asked again when it says so.
   * @param accept the errors that are answers: their data is undefined if it is no JSON
   * @throws DrawingFailed if the answer is no JSON or another error
   */
  readonly json: (asked: Asked, accept?: (status: number) => boolean) => Promise<{ status: number; data: unknown }>;
  /** A file of at most 20 MB. @throws DrawingFailed */
  readonly file: (path: string, signal: AbortSignal) => Promise<Buffer>;
  /** Tells the provider something once, within 5 s; a failure is ignored, because the work has ended here anyway. */
  readonly tell: (asked: Omit<Asked, 'signal'>) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const failed = (message: string) => new DrawingFailed('provider', message);

/** @param url the operator's address, without a slash at the end. Redirects are not followed. */
export function modelClient(url: string, headers: Readonly<Record<string, string>>): ModelClient {
  const agent = new Agent({
    connect: { timeout: 10_000 },
    headersTimeout: MAX_SILENCE_MS,
    bodyTimeout: MAX_SILENCE_MS,
    maxResponseSize: MAX_ANSWER_BYTES,
  });

  async function send({
    method,
    path,
    body,
    headers: more,
    signal: given,
    unbroken,
  }: Asked): Promise<Answered & { retry: string }> {
    const isForm = body instanceof FormData;
    const signal = unbroken ? AbortSignal.timeout(MAX_BEGIN_MS) : given;
    const answer = await request(url + path, {
      method,
      dispatcher: agent,
      headers: {
        ...headers,
        ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
        ...more,
      },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      ...(signal && { signal }),
    });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    return {
      status: answer.statusCode,
      retry: String(answer.headers['retry-after'] ?? ''),
      bytes,
    };
  }

  /** Network errors become failures; an abort keeps its reason. */
  async function attempt(asked: Asked) {
    try {
      return await send(asked);
    } catch (error) {
      asked.signal?.throwIfAborted();
      throw failed(`${asked.method} ${asked.path.split('?')[0]} got no answer: ${nameOf(error)}`);
    }
  }

  async function patiently(asked: Asked) {
    for (let tries = 1; ; tries += 1) {
      const answer = await attempt(asked);
      if ((answer.status !== 429 && answer.status !== 503) || tries >= MAX_BUSY) return answer;
      await sleep(busyMs(answer.retry), undefined, asked.signal ? { signal: asked.signal } : {}).catch(() => undefined);
      asked.signal?.throwIfAborted();
    }
  }

  return {
    async json(asked, accept = () => false) {
      const { status, bytes } = await patiently(asked);
      const what = `${asked.method} ${asked.path.split('?')[0]}`;
      const isError = status < 200 || status >= 300;
      if (isError && !accept(status)) throw failed(`${what} answered ${status}`);
      try {
        return { status, data: JSON.parse(bytes.toString('utf8')) };
      } catch {
        if (isError) return { status, data: undefined };
        throw failed(`${what} answered no JSON`);
      }
    },
    async file(path, signal) {
      const { status, bytes } = await patiently({ method: 'GET', path, signal });
      if (status !== 200) throw failed(`a result answered ${status}`);
      if (bytes.length > MAX_PICTURE_BYTES) throw failed('a result is too large');
      return bytes;
    },
    tell: (asked) => send({ ...asked, signal: AbortSignal.timeout(MAX_TELL_MS) }).catch(() => undefined),
    close: () => agent.destroy(),
  };
}

/** RFC 9110, 10.2.3: seconds; a date is not waited for. */
function busyMs(retryAfter: string): number {
  const seconds = /^\d{1,4}$/.test(retryAfter) ? Number(retryAfter) : Number.NaN;
  return Number.isNaN(seconds) ? USUAL_BUSY_MS : Math.min(seconds * 1_000, MAX_BUSY_MS);
}

const nameOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown';

/** Decodes a picture in base64, with or without the prefix of a data URL. @throws DrawingFailed */
export function pictureOf(encoded: unknown): Buffer {
  if (typeof encoded !== 'string' || encoded.length > (MAX_PICTURE_BYTES * 4) / 3 + 100)
    throw failed('a result is no picture');
  const text = encoded.replace(/^data:image\/[a-z]+;base64,/, '');
  if (text === '' || !/^[A-Za-z0-9+/=\r\n]*$/.test(text)) throw failed('a result is not base64');
  return Buffer.from(text, 'base64');
}
