import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ACTIONS, type ActionInput, type ActionName, type ActionOutput, ERRORS, pathOf } from '@cpc/contract';
import { Agent, request } from 'undici';
import { whyDown } from './link-advice.ts';
import { requestIdOfNow } from './request-id.ts';

/** The server could not be reached, or could not answer now: try again later. */
export class LinkDown extends Error {
  override readonly name = 'LinkDown';
}

/** The server refused the call. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  /** The envelope's code (`ERRORS` in the contract). */
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Whether the server no longer accepts this station's key (SA-01). */
export const isKeyRefused = (error: unknown): boolean =>
  error instanceof CallRefused && (error.code === ERRORS.tokenInvalid.code || error.code === ERRORS.forbidden.code);

const AGAIN_LATER: ReadonlySet<number> = new Set([
  ERRORS.internal.code,
  ERRORS.unavailable.code,
  ERRORS.tooManyRequests.code,
]);

/** Longer than the longest lease poll (20 s), shorter than the lease itself (60 s). */
const MAX_ANSWER_MS = 40_000;
/** For the whole of a call: an answer that drips is never silent. */
const MAX_CALL_MS = 120_000;
/** The largest answer to a call, in bytes. */
const MAX_ANSWER_BYTES = 16 * 2 ** 20;

/** The agent's calls to the server: outgoing only, each with its own time limit (SA-01). */
export class ServerLink {
  readonly #serverUrl: string;
  readonly #key: string | undefined;
  readonly #scheme: 'Station' | 'Screen';
  readonly #dispatcher = new Agent({
    connectTimeout: 5_000,
    headersTimeout: MAX_ANSWER_MS,
    bodyTimeout: MAX_ANSWER_MS,
    keepAliveTimeout: 4_000,
  });

  /**
   * @param key undefined until the station is enrolled
   * @param scheme the owner of the key: the agent (`Station`) or the station's display (`Screen`)
   */
  constructor(serverUrl: string, key: string | undefined, scheme: 'Station' | 'Screen' = 'Station') {
    this.#serverUrl = serverUrl;
    this.#key = key;
    this.#scheme = scheme;
  }

  /** @throws LinkDown, CallRefused, or the signal's reason */
  async call<Name extends ActionName>(
    name: Name,
    input: ActionInput<Name>,
    signal?: AbortSignal,
  ): Promise<ActionOutput<Name>> {
    const { status, body } = await this.#post(pathOf(name), JSON.stringify(Object.assign({ s: name }, input)), signal);
    const envelope = envelopeOf(body);
    if (!envelope) throw new LinkDown(`HTTP ${status} without an envelope`);
    if (envelope.code !== 0) throw refusal(envelope.code, envelope.msg);
    const output = ACTIONS.find((action) => action.name === name)?.output.safeParse(envelope.data);
    if (!output?.success) throw new LinkDown(`the answer to ${name} does not fit the contract`);
    return output.data as ActionOutput<Name>;
  }

  /**
   * Streams a leased file to disk. The station's key is sent to its own server only.
   * @param most bytes: a longer file is cut off
   * @param type the file's media type; any other type is an answer of the server or of something in between
   * @throws LinkDown, CallRefused, or the signal's reason
   */
  async download(fileUrl: string, type: string, path: string, signal: AbortSignal, most = Infinity): Promise<void> {
    const url = new URL(fileUrl, this.#serverUrl);
    if (url.origin !== this.#serverUrl)
      throw new CallRefused(ERRORS.notFound.code, `not a file of this server: ${url.origin}`);
    const { statusCode, headers, body } = await this.#guarded(signal, () =>
      request(url, { dispatcher: this.#dispatcher, headers: this.#headers(), signal }),
    );
    const came = mediaType(headers['content-type']);
    if (statusCode !== 200 || came !== type) {
      const envelope = envelopeOf(came === 'application/json' ? await body.text().catch(() => '') : await left(body));
      if (statusCode >= 500 || statusCode === 429) throw new LinkDown(`HTTP ${statusCode}`);
      // Refusals come with status 200 too (AP-04). A page in place of the file comes from a network that wants a login.
      if (envelope === undefined && statusCode === 200) throw new LinkDown(`expected ${type}, got ${came}`);
      throw refusal(envelope?.code ?? statusCode, envelope?.msg ?? `HTTP ${statusCode}`);
    }
    await this.#guarded(signal, () => pipeline(upTo(most, body), createWriteStream(path), { signal }), isDiskFault);
  }

  async close(): Promise<void> {
    await this.#dispatcher.destroy();
  }

  async #post(path: string, body: string, signal: AbortSignal | undefined): Promise<{ status: number; body: string }> {
    return this.#guarded(signal, async () => {
      const answer = await request(this.#serverUrl + path, {
        dispatcher: this.#dispatcher,
        method: 'POST',
        headers: { ...this.#headers(), 'content-type': 'application/json' },
        body,
        signal: AbortSignal.any([AbortSignal.timeout(MAX_CALL_MS), ...(signal ? [signal] : [])]),
      });
      return { status: answer.statusCode, body: String(await buffer(upTo(MAX_ANSWER_BYTES, answer.body))) };
    });
  }

  #headers(): Record<string, string> {
    const requestId = requestIdOfNow();
    return {
      ...(this.#key === undefined ? {} : { authorization: `${this.#scheme} ${this.#key}` }),
      ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
    };
  }

  async #guarded<T>(
    signal: AbortSignal | undefined,
    exchange: () => Promise<T>,
    isOurs: (error: unknown) => boolean = () => false,
  ): Promise<T> {
    try {
      return await exchange();
    } catch (error) {
      signal?.throwIfAborted();
      if (isOurs(error)) throw error;
      throw new LinkDown(whyDown(error));
    }
  }
}

const DISK_FAULTS: ReadonlySet<unknown> = new Set([
  'EACCES',
  'EBUSY',
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENOENT',
  'ENOSPC',
  'EPERM',
  'EROFS',
]);

/** A full or missing disk is not a network error. */
export const isDiskFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && DISK_FAULTS.has(error.code);

/** The first bytes of a body, and one more if there are more: then its hash is wrong. */
async function* upTo(most: number, body: Readable): AsyncGenerator<Buffer> {
  let left = most + 1;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk).subarray(0, left);
    left -= bytes.length;
    yield bytes;
    if (left <= 0) return;
  }
}

const mediaType = (header: string | string[] | undefined): string => String(header).split(';', 1)[0]?.trim() ?? '';

/** Discards a body without reading it. */
async function left(body: Readable): Promise<string> {
  body.on('error', () => undefined).destroy();
  return '';
}

const refusal = (code: number, msg: string): LinkDown | CallRefused =>
  AGAIN_LATER.has(code) ? new LinkDown(msg) : new CallRefused(code, msg);

function envelopeOf(body: string): { code: number; data: unknown; msg: string } | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('code' in parsed) || typeof parsed.code !== 'number') return;
    const msg = 'msg' in parsed && typeof parsed.msg === 'string' ? parsed.msg : '';
    return { code: parsed.code, data: 'data' in parsed ? parsed.data : null, msg };
  } catch {
    return undefined;
  }
}
