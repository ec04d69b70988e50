import type { FastifyRequest } from 'fastify';

/** How slowly a body may come. */
export interface Pace {
  /** A body that brings nothing for this long is ended, in ms. */
  readonly maxStallMs: number;
  /** The pace is measured over each so many ms, one after the other. */
  readonly windowMs: number;
  /** Least of each window, bytes a second. */
  readonly minRate: number;
  /** Least of each window as well: the pace that would have brought all that has come in so many ms. */
  readonly evenMs: number;
}
export const PACE: Pace = { maxStallMs: 30_000, windowMs: 30_000, minRate: 2_000, evenMs: 120_000 };

/**
 * Passes a body on, and cuts its connection when nothing or nearly nothing comes: who sends half a body holds no file.
 * Each window counts alone, so bytes sent at once earn no time; and who holds much must go on fast, so a slow end
 * holds no large file. Only the time that is waited for the sender counts.
 * @throws as the body does when its connection is cut
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

/** @returns whether the window that ends with these bytes was too slow; they were waited for so many ms */
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
