import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { EmojiAnswer } from './emoji-thread.ts';

/** Many times longer than the slowest drawing takes on a busy machine. */
const MAX_MS = 60_000;
/** A thread that has had no work for so long is ended. */
const IDLE_MS = 5_000;

let last: Promise<unknown> = Promise.resolve();
let running: Worker | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes the drawing of an emoji on a thread of its own, one at a time: it takes some hundredths of a second of CPU, there are
 * thousands of emoji, and the server must keep answering. The thread stays for the next drawing.
 * @returns JSON of an EmojiDrawing
 * @throws Error if it is no SVG of an emoji
 */
export function compileOnThread(svg: string): Promise<Uint8Array> {
  const compiled = last.then(() => compileNow(svg));
  last = compiled.catch(() => undefined);
  return compiled;
}

async function compileNow(svg: string): Promise<Uint8Array> {
  clearTimeout(resting);
  running ??= startThread();
  const worker = running;
  const timer = setTimeout(() => void worker.terminate(), MAX_MS);
  const done = new AbortController();
  const { signal } = done;
  worker.ref();
  try {
    const answered = Promise.race([
      once(worker, 'message', { signal }).then(([message]): EmojiAnswer => message),
      once(worker, 'exit', { signal }).then((): EmojiAnswer => ({ error: 'the thread was ended' })),
    ]);
    worker.postMessage(svg);
    const answer = await answered;
    if ('error' in answer) throw new Error(`compileOnThread: ${answer.error}`);
    return Buffer.from(answer.json);
  } finally {
    done.abort();
    clearTimeout(timer);
    // The program may end while the thread waits for work.
    worker.unref();
    resting = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
  }
}

function startThread(): Worker {
  const worker = new Worker(new URL('./emoji-thread.mjs', import.meta.url));
  const forget = () => {
    if (running === worker) running = undefined;
  };
  // An error ends the thread. The waiting call hears of it; without this, an error between two calls would end the program.
  worker.on('error', forget);
  worker.on('exit', forget);
  return worker;
}
