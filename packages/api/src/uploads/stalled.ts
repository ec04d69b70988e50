import type { FastifyRequest } from 'fastify';

/** A body that brings nothing for this long is ended, in ms. */
export const MAX_STALL_MS = 30_000;

/**
 * Passes a body on, and cuts its connection when nothing comes: who sends half a body holds no file.
 * @throws as the body does when its connection is cut
 */
export async function* unlessStalled(
  request: Pick<FastifyRequest, 'raw'>,
  body: AsyncIterable<Uint8Array>,
  maxMs: number = MAX_STALL_MS,
): AsyncGenerator<Uint8Array> {
  const wait = () => setTimeout(() => request.raw.destroy(), maxMs);
  let timer = wait();
  try {
    for await (const bytes of body) {
      clearTimeout(timer);
      yield bytes;
      timer = wait();
    }
  } finally {
    clearTimeout(timer);
  }
}
