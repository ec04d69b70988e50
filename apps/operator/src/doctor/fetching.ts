const PATIENCE_MS = 10_000;
/** The largest answer, in bytes: whoever answers in the place of a service may answer without end. */
const MAX_BYTES = 2 ** 20;

export interface Fetched {
  readonly status: number;
  readonly body: string;
  /** How far the clock of the other side is ahead of this one, ms; undefined if it does not say. */
  readonly ahead: number | undefined;
}

/** One request with limits of time and size. @throws the error of the network, or RangeError for a larger answer */
export async function fetched(url: string, init: RequestInit = {}): Promise<Fetched> {
  const sent = Date.now();
  const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  const body = await textOf(answer);
  const date = Date.parse(answer.headers.get('date') ?? '');
  // The answer was dated somewhere between the two moments; the header has whole seconds.
  const middle = (sent + Date.now()) / 2;
  return { status: answer.status, body, ahead: Number.isNaN(date) ? undefined : date + 500 - middle };
}

async function textOf({ body, url }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    // Leaving the loop ends the connection.
    if (bytes > MAX_BYTES) throw new RangeError(`expected at most ${MAX_BYTES} bytes from ${new URL(url).host}`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
