import type { IncomingHttpHeaders } from 'node:http';
import { Agent, type Dispatcher, request } from 'undici';

export interface OutwardLimits {
  readonly connectMs: number;
  /** The longest silence before an answer and within it, in ms. */
  readonly silentMs: number;
  /** The longest time for a whole answer, in ms: one that drips is never silent. */
  readonly wholeMs: number;
  /** The largest answer, in bytes. */
  readonly maxBytes: number;
  /** Requests at once; more of them wait. Default: as many as there are. */
  readonly connections?: number;
}

export interface OutwardAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

type Asked = Pick<Dispatcher.RequestOptions, 'body' | 'headers'> & { readonly method?: 'GET' | 'POST' };

/** Requests to services of others, which may answer without end. Redirects are not followed. */
export interface Outward {
  /** @throws the error of the network, or that a limit is exceeded */
  readonly ask: (url: string, asked?: Asked) => Promise<OutwardAnswer>;
  readonly close: () => Promise<void>;
}

export function outward({ connectMs, silentMs, wholeMs, maxBytes, connections = 0 }: OutwardLimits): Outward {
  const agent = new Agent({
    connections: connections || null,
    connect: { timeout: connectMs },
    headersTimeout: silentMs,
    bodyTimeout: silentMs,
    maxResponseSize: maxBytes,
  });
  return {
    async ask(url, asked = {}) {
      const answer = await request(url, { ...asked, dispatcher: agent, signal: AbortSignal.timeout(wholeMs) });
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      return { status: answer.statusCode, headers: answer.headers, bytes };
    },
    close: () => agent.close(),
  };
}

type FetchOptions = Pick<RequestInit, 'method' | 'headers'> & {
  readonly body?: RequestInit['body'];
  readonly redirect: 'manual';
  readonly signal?: AbortSignal | undefined;
};

/** `fetch` for a library that brings no limit of size: a larger answer is an error, also where it is compressed. */
export const fetchUpTo =
  (maxBytes: number) =>
  async (url: string, { body: sent, signal, ...options }: FetchOptions): Promise<Response> => {
    const { status, statusText, headers, body } = await globalThis.fetch(url, {
      ...options,
      body: sent ?? null,
      signal: signal ?? null,
    });
    if (!body) return new Response(null, { status, statusText, headers });
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of body) {
      bytes += part.length;
      // Leaving the loop ends the connection.
      if (bytes > maxBytes) throw new RangeError(`expected at most ${maxBytes} bytes from ${new URL(url).host}`);
      parts.push(part);
    }
    return new Response(Buffer.concat(parts), { status, statusText, headers });
  };
