import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CallError } from '@cpc/contract';
import type { Finding } from '@cpc/design';
import { createFairQueue } from '../processes/fair-queue.ts';
import { isLight, lightPreflight } from './light.ts';
import type { Preflight, PreflightRequest } from './preflight.ts';

export type PreflightAnswer = { readonly findings: readonly Finding[] } | { readonly error: string };

/** The thread's first message: from now on it is the design that takes its time, not the start. */
export const READY = 'ready';

/** A hundred times what a rich design takes; the customer waits meanwhile. */
const MAX_MS = 10_000;
/** Designs of an address and of an account that may wait; more are told to come back. */
const SHARES = [
  { maxRunning: 1, maxWaiting: 32 },
  { maxRunning: 1, maxWaiting: 8 },
];
/** Megabytes of the thread's own heap: a design that needs more falls alone. */
const MAX_HEAP_MB = 768;
/** Megabytes for its new objects: a thread keeps them for as long as it lives. */
const MAX_NEW_MB = 12;

/**
 * Looks designs over on a thread of its own, apart from the one that paints: an order must not wait for another's
 * print file, and nobody for a design made to be slow. The thread starts with the first; one design at a time, and
 * owners take turns. What is light is looked over at once, where it was asked. It is a thread and not a process: all it
 * runs is JavaScript and WebAssembly, which `terminate()` ends.
 * @param content folder of the catalogue's files, see `contentFolder`
 * @throws CallError designInvalid for a design that is not looked over in time; unavailable when too many wait
 */
export function threadPreflight(
  content: string,
  longestMs: number = MAX_MS,
): { readonly preflight: Preflight; readonly close: () => Promise<void> } {
  let thread: Thread | undefined;
  const queue = createFairQueue<() => Promise<void>>(SHARES);
  let isBusy = false;

  function running(): Thread {
    if (thread) return thread;
    const worker = new Worker(new URL('./preflight-thread.mjs', import.meta.url), {
      workerData: content,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: MAX_NEW_MB },
    });
    worker.unref();
    const forget = () => {
      if (thread?.worker === worker) thread = undefined;
    };
    worker.on('error', forget).on('exit', forget);
    const isReady = Promise.race([once(worker, 'message'), once(worker, 'exit')]).then(
      ([said]) => said === READY,
      () => false,
    );
    return (thread = { worker, isReady });
  }

  async function lookOver(request: PreflightRequest): Promise<readonly Finding[]> {
    const { worker, isReady } = running();
    // A busy machine may start a thread slowly: no fault of the design that waits for it.
    if (!(await isReady)) throw new Error('preflight: the thread does not start');
    const timer = setTimeout(() => void worker.terminate(), longestMs);
    try {
      const answer = await answerOf(worker, request);
      if (!answer) throw new CallError('designInvalid', { problem: 'it takes too long to look over' });
      if ('error' in answer) throw new Error(`preflight: ${answer.error}`);
      return answer.findings;
    } finally {
      clearTimeout(timer);
    }
  }

  async function workThrough(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let look = queue.take(); look; look = queue.take()) await look();
    isBusy = false;
  }

  return {
    preflight(request, owner) {
      if (isLight(request)) return lightPreflight(request);
      return new Promise((resolve, reject) => {
        const look = async () => {
          await lookOver(request).then(resolve, reject);
          queue.done(owner);
        };
        if (!queue.push(owner, look)) return reject(new CallError('unavailable'));
        void workThrough();
      });
    },
    async close() {
      await thread?.worker.terminate();
    },
  };
}

interface Thread {
  readonly worker: Worker;
  /** Settles once it has started; false when it has not. */
  readonly isReady: Promise<boolean>;
}

/** @returns undefined when the thread falls, as it does over a design too large for it, or is ended */
async function answerOf(worker: Worker, request: PreflightRequest): Promise<PreflightAnswer | undefined> {
  const done = new AbortController();
  const { signal } = done;
  const ended = () => undefined;
  try {
    const heard = Promise.race([
      once(worker, 'message', { signal }).then(([answer]) => answer as PreflightAnswer, ended),
      once(worker, 'exit', { signal }).then(ended, ended),
    ]);
    worker.postMessage(request);
    return await heard;
  } finally {
    done.abort();
  }
}
