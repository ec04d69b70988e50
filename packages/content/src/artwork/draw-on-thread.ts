import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DrawingAnswer } from './drawing-thread.ts';

/** Many times longer than the slowest wallpaper takes on a busy machine. */
const MAX_MS = 120_000;
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a wallpaper at full size on its own thread, one at a time: it takes one or two seconds of CPU and some hundred
 * megabytes, and the server must keep answering.
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
      once(worker, 'message', { signal }).then(([message]): DrawingAnswer => message),
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
