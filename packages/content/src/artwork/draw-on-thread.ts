import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DrawingAnswer } from './drawing-thread.ts';

/** Many times what the slowest wallpaper takes on a busy machine. */
const MAX_MS = 120_000;
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a wallpaper at full size on a thread of its own, one after the other: it takes the processor for a second or
 * two and some hundred megabytes, and a server must go on answering.
 */
export function drawOnThread(key: string): Promise<Uint8Array> {
  const drawn = last.then(() => drawNow(key));
  last = drawn.catch(() => undefined);
  return drawn;
}

async function drawNow(key: string): Promise<Uint8Array> {
  const worker = new Worker(new URL('./drawing-thread.mjs', import.meta.url), { workerData: key });
  const timer = setTimeout(() => void worker.terminate(), MAX_MS);
  const done = new AbortController();
  const { signal } = done;
  try {
    const answer = await Promise.race([
      once(worker, 'message', { signal }).then(([message]) => message as DrawingAnswer),
      once(worker, 'exit', { signal }).then((): DrawingAnswer => ({ error: 'the drawing thread was ended' })),
    ]);
    if ('error' in answer) throw new Error(`drawOnThread: ${key}: ${answer.error}`);
    return answer.jpeg;
  } finally {
    done.abort();
    clearTimeout(timer);
    await worker.terminate();
  }
}
