import { AwsV4Signer } from 'aws4fetch';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { errorCode } from './error-code.ts';
import { FilesUnavailable } from './store-marker.ts';

/** A bucket of an S3-compatible store. */
export interface S3Config {
  /** https://s3.example, without the bucket and without a slash at the end. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface S3Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

interface S3Call {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The name of an object; empty for the bucket. */
  readonly key: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export interface S3Timing {
  /** For one attempt, with its bytes, in ms. */
  readonly wholeMs: number;
  /** The longest time without a byte of an answer, in ms. */
  readonly silenceMs: number;
  /** The pauses before further attempts, in ms. */
  readonly pausesMs: readonly number[];
}
const TIMING: S3Timing = { wholeMs: 60_000, silenceMs: 10_000, pausesMs: [100, 500] };
const MAX_CONNECT_MS = 5_000;
/** Far above every stored file, in bytes. */
const MAX_ANSWER_BYTES = 2 ** 30;

export interface S3Store {
  /**
   * Every call may be repeated, so short failures of the store are not seen.
   * @returns an answer that says yes or that there is no such object
   * @throws FilesUnavailable if the store does not answer, refuses, or has no such bucket
   */
  readonly send: (call: S3Call) => Promise<S3Answer>;
  /** Its address, for messages. */
  readonly place: string;
  readonly bucket: string;
  readonly close: () => Promise<void>;
}

/** Signed calls to a bucket, addressed by its path, which every S3-compatible store understands. */
export function s3Store(config: S3Config, timing: Partial<S3Timing> = {}): S3Store {
  const { wholeMs, silenceMs, pausesMs } = { ...TIMING, ...timing };
  const agent = new Agent({
    connect: { timeout: MAX_CONNECT_MS },
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    maxResponseSize: MAX_ANSWER_BYTES,
  });
  const place = `${config.endpoint}/${config.bucket}`;
  const away = (reason: string) => new FilesUnavailable(`the files in ${place} are away: ${reason}`);

  async function sendOnce(call: S3Call): Promise<S3Answer> {
    const { url, headers } = await signed(config, `${place}/${call.key}${call.query ?? ''}`, call);
    const signal = AbortSignal.timeout(wholeMs);
    const body = call.body ?? null;
    const answer = await request(url, { method: call.method, headers, body, dispatcher: agent, signal });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: Buffer.from(await answer.body.arrayBuffer()),
    };
  }

  async function send(call: S3Call): Promise<S3Answer> {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await sendOnce(call).catch(reasonOf);
      const isPassing = typeof answer === 'string' || PASSING.has(answer.status);
      const pauseMs = pausesMs[attempt];
      if (isPassing && pauseMs !== undefined) {
        await pause(pauseMs);
        continue;
      }
      if (typeof answer === 'string') throw away(answer);
      const refusal = refusalOf(answer);
      if (refusal !== undefined) throw away(refusal);
      return answer;
    }
  }
  return { send, place, bucket: config.bucket, close: () => agent.close() };
}

const PASSING: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/** The reason of a call that got no answer; the message of an error may name more than the log should. */
const reasonOf = (error: unknown): string =>
  errorCode(error) ?? (error instanceof Error ? error.name : 'no connection');

/** @returns why the store refused; undefined if it did what was asked, or has no such object */
function refusalOf({ status, body }: S3Answer): string | undefined {
  if (status < 300) return undefined;
  const code = /<Code>(\w{1,60})<\/Code>/.exec(body.toString('utf8', 0, 2_000))?.[1];
  return status === 404 && code !== 'NoSuchBucket' ? undefined : `${status} ${code ?? ''}`.trim();
}

/** Signature version 4. The bytes are signed by their sum, if the call names it. */
async function signed({ accessKeyId, secretAccessKey, region }: S3Config, url: string, call: S3Call) {
  const made = await new AwsV4Signer({
    method: call.method,
    url,
    headers: { ...call.headers },
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
  }).sign();
  return { url: made.url, headers: Object.fromEntries(made.headers) };
}
