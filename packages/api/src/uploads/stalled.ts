import type { FastifyRequest } from 'fastify';

/** How slowly a body may come. */
export interface Pace {
  /** A body that brings nothing for this long is ended, in ms. */
  readonly maxStallMs: number;
  /** From this long on, in ms, it must have brought at least `minRate` on average. */
  readonly graceMs: number;
  /** bytes a second */
  readonly minRate: number;
}
export const PACE: Pace = { maxStallMs: 30_000, graceMs: 30_000, minRate: 2_000 };

/**
 * Passes a body on, and cuts its connection when nothing or nearly nothing comes: who sends half a body holds no file.
 * Only the time that is waited for the sender counts.
 * @throws as the body does when its connection is cut
 */
export async function* unlessStalled(
  request: Pick<FastifyRequest, 'raw'>,
  body: AsyncIterable<Uint8Array>,
  { maxStallMs, graceMs, minRate }: Pace = PACE,
): AsyncGenerator<Uint8Array> {
  const cut = () => void request.raw.destroy();
  let timer = setTimeout(cut, maxStallMs);
  let since = performance.now();
  let waited = 0;
  let come = 0;
  try {
    for await (const bytes of body) {
      clearTimeout(timer);
      waited += performance.now() - since;
      come += bytes.length;
      if (waited > graceMs && come < (waited / 1_000) * minRate) cut();
      yield bytes;
      since = performance.now();
      timer = setTimeout(cut, maxStallMs);
    }
  } finally {
    clearTimeout(timer);
  }
}
