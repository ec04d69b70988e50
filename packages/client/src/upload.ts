import type { Fetch } from './fetch.ts';

/** The upload of one file. */
interface FileRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Multipart field name. */
  readonly field: string;
  readonly file: Blob;
  readonly fileName: string;
  readonly signal: AbortSignal;
  /** 0 … 1 */
  readonly onProgress: (share: number) => void;
}
export type SendFile = (request: FileRequest) => Promise<{ readonly status: number; readonly body: string }>;

function form({ field, file, fileName }: FileRequest): FormData {
  const data = new FormData();
  data.append(field, file, fileName);
  return data;
}

/** Uses fetch: no progress except the end. */
export function fetchSender(send: Fetch): SendFile {
  return async (request) => {
    const response = await send(request.url, {
      method: 'POST',
      headers: request.headers,
      body: form(request),
      signal: request.signal,
    });
    request.onProgress(1);
    return { status: response.status, body: await response.text() };
  };
}

/** The part of XMLHttpRequest that is used; it is the only browser interface that reports upload progress. */
export interface UploadRequest {
  readonly upload: { onprogress: ((event: never) => unknown) | null };
  onload: ((event: never) => unknown) | null;
  onerror: ((event: never) => unknown) | null;
  onabort: ((event: never) => unknown) | null;
  readonly status: number;
  readonly responseText: string;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: FormData): void;
  abort(): void;
}

/** Uses XMLHttpRequest, with progress: `xhrSender(() => new XMLHttpRequest())`. */
export function xhrSender(create: () => UploadRequest): SendFile {
  return (request) =>
    new Promise((resolve, reject) => {
      const xhr = create();
      const abort = () => xhr.abort();
      const end = (settle: () => void) => () => {
        request.signal.removeEventListener('abort', abort);
        settle();
      };
      xhr.upload.onprogress = ({ loaded, total }: { readonly loaded: number; readonly total: number }) =>
        request.onProgress(total > 0 ? loaded / total : 0);
      xhr.onload = end(() => resolve({ status: xhr.status, body: xhr.responseText }));
      xhr.onerror = end(() => reject(new TypeError('upload: the connection failed')));
      xhr.onabort = end(() => reject(new DOMException('upload: aborted', 'AbortError')));
      xhr.open('POST', request.url);
      for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
      request.signal.addEventListener('abort', abort, { once: true });
      // A request that was never sent fires no abort event (XMLHttpRequest, 3.5.7).
      if (request.signal.aborted) end(() => reject(new DOMException('upload: aborted', 'AbortError')))();
      else xhr.send(form(request));
    });
}
