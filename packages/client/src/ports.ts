import type { SayTransportError } from './client-error.ts';
import type { Fetch } from './fetch.ts';
import type { SessionLoss } from './session-loss.ts';
import type { SendFile } from './upload.ts';

/** The part of a session a call carries (SN-02): the header is `tokenHead + token`. */
export interface SessionToken {
  readonly token: string;
  readonly tokenHead: string;
}

/** What a device remembers of uploads that were not finished, by the SHA-256 of the file. */
export interface UploadMemory {
  readonly read: (hash: string) => string | null;
  /** null forgets. */
  readonly write: (hash: string, uploadId: string | null) => void;
  /** ms to wait after each failure in a row; a sensible few when left out. */
  readonly pauses?: readonly number[];
}

export interface ClientPorts {
  /** Origin of the server without a trailing slash; empty for the page's own. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly getSession: () => SessionToken | undefined;
  /** The locale code messages are wanted in. */
  readonly getLanguage?: () => string;
  /** Told once for every call that found the session it was sent with lost (SN-05). */
  readonly onSessionLost?: (loss: SessionLoss) => void;
  /** Transport errors in the reader's language; English when left out. */
  readonly say?: SayTransportError;
  /** How a file travels; over fetch without progress when left out. */
  readonly sendFile?: SendFile;
  /** Where left out, an upload goes on after a break but not after a reload. */
  readonly uploads?: UploadMemory;
  /** Calls back whenever the page returns from the background. @returns what stops that */
  readonly onReturn?: (back: () => void) => () => void;
}

export interface FlowOptions {
  /** UTC, ms; with the id of the last row that was got, the rows after that one. From the end of the list when left out. */
  readonly begin?: { readonly time: number; readonly id?: string } | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly orderBy?: string | undefined;
  readonly size: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
  /** A part of a longer list (AP-03): its number from 1, and how many make one. */
  readonly page?: { readonly number: number; readonly size: number } | undefined;
  /** A list read on from a place in time (AP-03): rows that come in meanwhile move nothing. */
  readonly flow?: FlowOptions | undefined;
}

/** AP-05: request, socket, upload and download. */
export const TIMEOUT_MS = 600_000;
