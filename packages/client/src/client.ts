import type {
  ActionInput,
  ActionName,
  ActionOutput,
  PaymentOutcome,
  Typeface,
  UploadedPicture,
  VoucherView,
} from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { DEFAULT_TYPEFACE, pathOf } from '@cpc/contract/wire';
import { transportError } from './client-error.ts';
import { exchange, openEnvelope } from './exchange.ts';
import { follow, type LiveOptions } from './live.ts';
import type { CallOptions, ClientPorts } from './ports.ts';

export interface UploadOptions extends CallOptions {
  /** 0 … 1 */
  readonly onProgress?: (share: number) => void;
}

/** A file up to this size, in bytes, is sent in one request: two parts would take longer. */
const MAX_WHOLE_BYTES = 256 * 1024;

/**
 * Every call of the product, typed by the contract. All reject with ClientError (AP-05), or with the caller's own
 * abort.
 */
export interface Client {
  readonly call: <Name extends ActionName>(
    name: Name,
    input: ActionInput<Name>,
    options?: CallOptions,
  ) => Promise<ActionOutput<Name>>;
  /** Uploads a picture (AP-06). A large one is sent in parts and continues where a bad network interrupted it. */
  readonly upload: (file: Blob, options?: UploadOptions) => Promise<UploadedPicture>;
  /** POSTs bytes unchanged, with the type of the blob and the session's header. */
  readonly sendBytes: (path: string, bytes: Blob, options?: CallOptions) => Promise<unknown>;
  /** GET a file with the session's header. */
  readonly fetchBlob: (path: string, options?: CallOptions) => Promise<Blob>;
  /** The default typeface first; if the call fails, only the default (CT-07). */
  readonly typefaces: (stationId?: string, options?: CallOptions) => Promise<readonly Typeface[]>;
  /**
   * Reports that the customer came back from the payment provider; the server asks the provider what happened (PY-03).
   */
  readonly paypalReturn: (how: 'success' | 'cancel', token: string, options?: CallOptions) => Promise<PaymentOutcome>;
  /** The customer's vouchers; with a code, also the vouchers of that code (PY-09). */
  readonly vouchers: (stationId: StationId, code?: string, options?: CallOptions) => Promise<readonly VoucherView[]>;
  /** Follows server-sent events until the returned function is called. */
  readonly stream: <T>(path: string, options: LiveOptions<T>) => () => void;
}

export function createClient(given: ClientPorts): Client {
  // A browser's fetch throws if it is called as a method of another object.
  const send = given.fetch;
  const ports: ClientPorts = { ...given, fetch: (url, init) => send(url, init) };
  const post = <Output>(path: string, fields: object, options: CallOptions = {}) =>
    postForm<Output>(ports, path, fields, options);
  return {
    call: <Name extends ActionName>(name: Name, input: ActionInput<Name>, options?: CallOptions) =>
      post<ActionOutput<Name>>(pathOf(name), Object.assign({ s: name }, input), options),
    upload: (file, options = {}) =>
      file.size > MAX_WHOLE_BYTES ? inParts(ports, file, options) : whole(ports, file, options),
    sendBytes: (path, bytes, options = {}) => sendBytes(ports, path, bytes, options),
    fetchBlob: (path, options = {}) => fetchBlob(ports, path, options),
    typefaces: (stationId, options) =>
      post<readonly Typeface[]>('/api/material/mchineFontFamilyList', { machine_id: stationId }, options).then(
        defaultFirst,
        () => [DEFAULT_TYPEFACE],
      ),
    paypalReturn: (how, token, options) => post(`/api/Paypal/${how}`, { token }, options),
    vouchers: (stationId, code, options) =>
      post('/douyin/Order/getOrderList', { machine_id: stationId, code }, options),
    stream: (path, options) => follow(ports, path, options),
  };
}

function postForm<Output>(ports: ClientPorts, path: string, fields: object, options: CallOptions): Promise<Output> {
  return exchange(ports, options, async (headers, signal) => {
    const keepalive = options.outlivesPage === true;
    const request = { method: 'POST', headers, body: formOf(fields), signal, keepalive };
    const response = await ports.fetch(ports.baseUrl + path, request);
    return openEnvelope({ status: response.status, body: await response.text() }, ports);
  });
}

/** Strings are sent unchanged, everything else as JSON; undefined is left out. */
function formOf(fields: object): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

async function inParts(ports: ClientPorts, file: Blob, options: UploadOptions): Promise<UploadedPicture> {
  const { uploadInParts } = await import('./parts.ts');
  const finish = (uploadId: string) =>
    postForm<UploadedPicture>(ports, pathOf('Upload.finish'), { s: 'Upload.finish', upload_id: uploadId }, options);
  return uploadInParts(ports, file, { ...options, finish });
}

function whole(ports: ClientPorts, file: Blob, options: UploadOptions): Promise<UploadedPicture> {
  return exchange(ports, options, async (headers, signal) => {
    const send = ports.sendFile ?? (await import('./upload.ts')).fetchSender(ports.fetch);
    const answer = await send({
      url: `${ports.baseUrl}/api/upload/picture`,
      headers,
      field: 'file',
      file,
      fileName: 'name' in file && typeof file.name === 'string' ? file.name : 'picture',
      signal,
      onProgress: options.onProgress ?? (() => {}),
    });
    return openEnvelope(answer, ports);
  });
}

function sendBytes(ports: ClientPorts, path: string, body: Blob, options: CallOptions): Promise<unknown> {
  return exchange(ports, options, async (given, signal) => {
    const headers = { ...given, 'Content-Type': body.type };
    const response = await ports.fetch(ports.baseUrl + path, { method: 'POST', headers, body, signal });
    return openEnvelope({ status: response.status, body: await response.text() }, ports);
  });
}

function fetchBlob(ports: ClientPorts, path: string, options: CallOptions): Promise<Blob> {
  return exchange(ports, options, async (headers, signal) => {
    const response = await ports.fetch(ports.baseUrl + path, { headers, signal });
    if (response.ok) return await response.blob();
    await openEnvelope({ status: response.status, body: await response.text() }, ports);
    throw transportError('noResponse', ports.describeError);
  });
}

function defaultFirst(list: readonly Typeface[]): readonly Typeface[] {
  return [DEFAULT_TYPEFACE, ...list.filter((typeface) => typeface.id !== DEFAULT_TYPEFACE.id)];
}
