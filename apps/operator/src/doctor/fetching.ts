import { fetchUpTo } from '@cpc/api';

const MAX_WAIT_MS = 10_000;
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
  const options = { method: 'GET', ...init, redirect: 'manual', signal: AbortSignal.timeout(MAX_WAIT_MS) } as const;
  const answer = await fetchUpTo(MAX_BYTES)(url, options);
  const body = await answer.text();
  const date = Date.parse(answer.headers.get('date') ?? '');
  // The answer was dated somewhere between the two moments; the header has whole seconds.
  const middle = (sent + Date.now()) / 2;
  return { status: answer.status, body, ahead: Number.isNaN(date) ? undefined : date + 500 - middle };
}
