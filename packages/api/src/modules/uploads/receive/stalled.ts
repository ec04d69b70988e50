import type { FastifyRequest } from 'fastify';

/** How slowly a body may arrive. */
export interface Pace {
  /** A body that is silent for this long is cut, in ms. */
  readonly maxStallMs: number;
  /** The pace is measured in consecutive windows of this length, in ms. */
  readonly windowMs: number;
  /** Minimum of each window, bytes per second. */
  readonly minRate: number;
  /** Also a minimum of each window: the rate that would bring everything so far within this time, in ms. */
  readonly evenMs: number;
}
export const PACE: Pace = { maxStallMs: 30_000, windowMs: 30_000, minRate: 2_000, evenMs: 120_000 };

/**
 * Passes a body on, and cuts its connection if nothing or almost nothing arrives, so that half a body holds no file.
 * Each window counts alone, so a fast beginning earns no time. A sender of much data must continue fast, so a slow end
 * holds no large file. Only the time spent waiting for the sender counts.
 * @throws like the body when its connection is cut
 */
export async function* unlessStalled(
  request: Pick<FastifyRequest, 'raw'>,
  body: AsyncIterable<Uint8Array>,
  pace: Pace = PACE,
): AsyncGenerator<Uint8Array> {
  const cut = () => void request.raw.destroy();
  const isSlow = paceKeeper(pace);
  let timer = setTimeout(cut, pace.maxStallMs);
  let since = performance.now();
  try {
    for await (const bytes of body) {
      clearTimeout(timer);
      if (isSlow(performance.now() - since, bytes.length)) cut();
      yield bytes;
      since = performance.now();
      timer = setTimeout(cut, pace.maxStallMs);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** @returns true if the window that ends with these bytes was too slow; they were waited for so many ms */
function paceKeeper({ windowMs, minRate, evenMs }: Pace): (ms: number, bytes: number) => boolean {
  let waited = 0;
  let inWindow = 0;
  let inAll = 0;
  return (ms, bytes) => {
    waited += ms;
    inWindow += bytes;
    inAll += bytes;
    if (waited < windowMs) return false;
    const least = waited * Math.max(minRate / 1_000, inAll / evenMs);
    const isSlow = inWindow < least;
    waited = 0;
    inWindow = 0;
    return isSlow;
  };
}
