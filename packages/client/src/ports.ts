import type { SayTransportError } from './client-error.ts';
import type { Fetch } from './fetch.ts';
import type { SessionLoss } from './session-loss.ts';
import type { SendFile } from './upload.ts';

/** The part of a session a call carries (SN-02): the header is `tokenHead + token`. */
export interface SessionToken {
  readonly token: string;
  readonly tokenHead: string;
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
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
}

/** AP-05: request, socket, upload and download. */
export const TIMEOUT_MS = 600_000;
