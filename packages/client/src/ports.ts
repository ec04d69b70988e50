import type { DescribeTransportError } from './client-error.ts';
import type { Fetch } from './fetch.ts';
import type { SessionLoss } from './session-loss.ts';
import type { SendFile } from './upload.ts';

/** The part of a session that a call needs (SN-02): the header is `tokenHead + token`. */
export interface SessionToken {
  readonly token: string;
  readonly tokenHead: string;
}

/** The unfinished uploads that a device remembers, by the SHA-256 of the file. */
export interface UploadMemory {
  readonly read: (hash: string) => string | null;
  /** null deletes the entry. */
  readonly write: (hash: string, uploadId: string | null) => void;
  /** The pause after each failure in a row, ms; sensible defaults if absent. */
  readonly pauses?: readonly number[];
}

export interface ClientPorts {
  /** Origin of the server without a trailing slash; empty for the page's own. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly getSession: () => SessionToken | undefined;
  /** The locale code for messages. */
  readonly getLanguage?: () => string;
  /** Called once for every call whose session turned out to be lost (SN-05). */
  readonly onSessionLost?: (loss: SessionLoss) => void;
  /** Texts for transport errors; English if absent. */
  readonly describeError?: DescribeTransportError;
  /** The transport for a file; if absent, fetch without progress. */
  readonly sendFile?: SendFile;
  /** If absent, an upload continues after a network failure but not after a reload. */
  readonly uploads?: UploadMemory;
  /** Calls back whenever the page returns from the background. @returns a function that stops this */
  readonly onReturn?: (back: () => void) => () => void;
}

export interface FlowOptions {
  /** UTC, ms. With the id of the last row received: the rows after that one. If absent: from the end of the list. */
  readonly begin?: { readonly time: number; readonly id?: string } | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly orderBy?: string | undefined;
  readonly size: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
  /** One page of a longer list (AP-03): its number from 1, and its size. */
  readonly page?: { readonly number: number; readonly size: number } | undefined;
  /** A list read on from a point in time (AP-03): new rows do not shift it. */
  readonly flow?: FlowOptions | undefined;
  /** The call arrives also if the page ends now. Its input is at most 64 KB: the browser's limit for such requests. */
  readonly outlivesPage?: boolean | undefined;
}

/** AP-05: the timeout of requests, sockets, uploads and downloads, ms. */
export const TIMEOUT_MS = 600_000;
