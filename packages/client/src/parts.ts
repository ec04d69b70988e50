import type { UploadedPicture } from '@cpc/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { ClientError, transportError } from './client-error.ts';
import { exchange, openEnvelope } from './exchange.ts';
import type { CallOptions, ClientPorts } from './ports.ts';
import { sleep } from './sleep.ts';

/** Bytes per part: small at first, larger while all goes well, smaller again after a failure. */
const MIN_PART_BYTES = 64 * 1024;
const FIRST = 256 * 1024;
const MAX_PART_BYTES = 1024 * 1024;
/** A part without progress for this long, in ms, is sent again. */
const PART_TIMEOUT_MS = 60_000;
/** The pause after each failure in a row, in ms; after the last one the upload has failed. */
const PAUSES_MS = [300, 1_000, 2_000, 4_000, 8_000, 15_000] as const;
/** How often an upload that the server lost, or found damaged, is started again. */
const MAX_STARTS = 3;

const PATH = '/api/upload/parts';
const TUS = { 'Tus-Resumable': '1.0.0' };

interface PartsOptions extends CallOptions {
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Calls Upload.finish. */
  readonly finish: (uploadId: string) => Promise<UploadedPicture>;
}

/**
 * Uploads a file in parts by the tus protocol 1.0.0 (https://tus.io/protocols/resumable-upload). What has arrived
 * stays, over a network failure and, if the device remembers the upload, over a reload.
 * @throws ClientError if the network stays away or the server refuses; or the caller's own abort
 */
export async function uploadInParts(ports: ClientPorts, file: Blob, options: PartsOptions): Promise<UploadedPicture> {
  const hash = await hashOf(file);
  for (let start = 0; ; start += 1) {
    const remembered = ports.uploads?.read(hash) ?? undefined;
    const id = remembered ?? (await withRetries(ports, options, () => create(ports, file, hash, options)));
    ports.uploads?.write(hash, id);
    try {
      const sent = await sendAll(ports, file, id, options);
      const picture = sent ? await withRetries(ports, options, () => options.finish(id)) : undefined;
      if (picture) {
        ports.uploads?.write(hash, null);
        return picture;
      }
    } catch (error) {
      if (!isSettled(error) || (error.name === 'spaceFull' && ports.uploads)) throw error;
      ports.uploads?.write(hash, null);
      await end(ports, id, options);
      if (!isLost(error) || start + 1 >= MAX_STARTS) throw error;
    }
    ports.uploads?.write(hash, null);
    if (start + 1 >= MAX_STARTS) throw new ClientError('uploadFailed', 1307, 'Upload failed');
  }
}

/**
 * A refusal of the file itself, as opposed to a network failure: the sent parts are useless. Exception: spaceFull; a
 * device that remembers the upload finishes it when there is space.
 */
const isSettled = (error: unknown): error is ClientError => error instanceof ClientError && error.code >= 1000;

/** The parts are gone, or differ from what was announced: sending them again may succeed. */
const isLost = (error: ClientError): boolean => error.name === 'notFound' || error.name === 'uploadFailed';

async function create(ports: ClientPorts, file: Blob, hash: string, options: CallOptions): Promise<string> {
  const answer = await request(ports, options, {
    method: 'POST',
    path: PATH,
    headers: { 'Upload-Length': String(file.size), 'Upload-Metadata': `sha256 ${btoa(hash)}` },
  });
  const location = answer.headers.get('location');
  if (answer.status !== 201 || location === null) throw await refusal(ports, answer);
  return location.slice(location.lastIndexOf('/') + 1);
}

/** @returns false if the server does not know the upload any more */
async function sendAll(ports: ClientPorts, file: Blob, id: string, options: PartsOptions): Promise<boolean> {
  let size = FIRST;
  let failures = 0;
  let at = await withRetries(ports, options, () => offsetOf(ports, id, options));
  while (at !== undefined && at < file.size) {
    options.onProgress?.(at / file.size);
    try {
      at = await sendPart(ports, file.slice(at, at + size), id, at, options);
      size = Math.min(MAX_PART_BYTES, size * 2);
      failures = 0;
    } catch (error) {
      await pause(ports, options, failures, error);
      failures += 1;
      size = Math.max(MIN_PART_BYTES, size / 2);
      // Only the server knows how much has arrived.
      at = await withRetries(ports, options, () => offsetOf(ports, id, options));
    }
  }
  options.onProgress?.(1);
  return at !== undefined;
}

/** @returns how many bytes have arrived; undefined if the upload is not known */
async function offsetOf(ports: ClientPorts, id: string, options: CallOptions): Promise<number | undefined> {
  const answer = await request(ports, options, { method: 'HEAD', path: `${PATH}/${id}` });
  if (answer.status === 404 || answer.status === 410) return undefined;
  const offset = Number(answer.headers.get('upload-offset') ?? Number.NaN);
  if (answer.status !== 200 || !Number.isSafeInteger(offset)) throw await refusal(ports, answer);
  return offset;
}

/** Deletes an upload that will not continue: its announced bytes would count until it expires. */
async function end(ports: ClientPorts, id: string, options: CallOptions): Promise<void> {
  await request(ports, options, { method: 'DELETE', path: `${PATH}/${id}` }).catch(() => undefined);
}

async function sendPart(
  ports: ClientPorts,
  part: Blob,
  id: string,
  at: number,
  options: CallOptions,
): Promise<number | undefined> {
  const headers = { 'Upload-Offset': String(at), 'Content-Type': 'application/offset+octet-stream' };
  const answer = await request(ports, options, { method: 'PATCH', path: `${PATH}/${id}`, headers, body: part });
  if (answer.status === 204) return Number(answer.headers.get('upload-offset'));
  if (answer.status === 409 || answer.status === 404) return offsetOf(ports, id, options);
  throw await refusal(ports, answer);
}

interface TusRequest {
  readonly method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob;
}

function request(ports: ClientPorts, { signal }: CallOptions, { path, headers, ...more }: TusRequest) {
  return exchange(ports, { signal, timeout: PART_TIMEOUT_MS }, async (own, limited): Promise<Response> => {
    const answer = await ports.fetch(ports.baseUrl + path, {
      ...more,
      headers: { ...own, ...TUS, ...headers },
      signal: limited,
    });
    if (answer.status !== 401) return answer;
    // A lost session is reported as by any other call. An answer to HEAD has no body: the header of the protocol tells
    // that it is the server's.
    const isOurs = more.method === 'HEAD' && answer.headers.has('tus-resumable');
    if (isOurs) throw transportError('unauthorised', ports.describeError);
    await openEnvelope({ status: 401, body: await answer.text() }, ports);
    return answer;
  });
}

async function refusal(ports: ClientPorts, answer: Response): Promise<unknown> {
  try {
    await openEnvelope({ status: answer.status, body: await answer.text() }, ports);
  } catch (error) {
    return error;
  }
  return new ClientError('uploadFailed', 1307, 'Upload failed');
}

/** Retries while the network is down, with growing pauses. */
async function withRetries<T>(ports: ClientPorts, options: CallOptions, work: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      await pause(ports, options, failures, error);
    }
  }
}

/** @throws the error, if waiting cannot help or the pauses are used up */
async function pause(ports: ClientPorts, { signal }: CallOptions, failures: number, error: unknown): Promise<void> {
  const pauses = ports.uploads?.pauses ?? PAUSES_MS;
  const ms = pauses[failures];
  if (signal?.aborted || ms === undefined || !mayPass(error)) throw error;
  await sleep(ms, signal);
  if (signal?.aborted) throw signal.reason;
}

/**
 * Returns true for errors of the network, of the server itself, or of too much load: not for refusals of this file or
 * session.
 */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ClientError)) return false;
  return error.code <= 1 || error.code === 900 || (error.code >= 500 && error.code < 1000);
}

/** Reads one part at a time, so that twenty megabytes are never in memory at once. @returns lower-case hex SHA-256 */
async function hashOf(file: Blob): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += MAX_PART_BYTES)
    hash.update(new Uint8Array(await file.slice(at, at + MAX_PART_BYTES).arrayBuffer()));
  return bytesToHex(hash.digest());
}
