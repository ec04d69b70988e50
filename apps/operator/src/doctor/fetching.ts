const PATIENCE_MS = 10_000;

export interface Fetched {
  readonly status: number;
  readonly body: string;
  /** How far the clock of the other side is ahead of this one, ms; undefined if it does not say. */
  readonly ahead: number | undefined;
}

/** One request with a time limit. @throws the error of the network */
export async function fetched(url: string, init: RequestInit = {}): Promise<Fetched> {
  const sent = Date.now();
  const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  const body = await answer.text();
  const date = Date.parse(answer.headers.get('date') ?? '');
  // The answer was dated somewhere between the two moments; the header has whole seconds.
  const middle = (sent + Date.now()) / 2;
  return { status: answer.status, body, ahead: Number.isNaN(date) ? undefined : date + 500 - middle };
}
