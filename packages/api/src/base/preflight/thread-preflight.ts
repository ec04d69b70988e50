import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CallError } from '@cpc/contract';
import type { Finding } from '@cpc/design';
import { createFairQueue } from '../processes/fair-queue.ts';
import { isLight, lightPreflight } from './light.ts';
import type { Preflight, PreflightRequest } from './preflight.ts';

export type PreflightAnswer = { readonly findings: readonly Finding[] } | { readonly error: string };

/** The thread's first message: after it, the time counts against the design, not the start. */
export const READY = 'ready';

/** A hundred times the needs of a rich design; the customer waits during this time. */
const MAX_MS = 10_000;
/** The designs of an address and of an account that may wait; more are refused with a request to retry. */
const SHARES = [
  { maxRunning: 1, maxWaiting: 32 },
  { maxRunning: 1, maxWaiting: 8 },
];
/** Megabytes of the thread's heap: a design that needs more ends only this thread. */
const MAX_HEAP_MB = 768;
/** Megabytes for its new objects: a thread never gives them back. */
const MAX_NEW_MB = 12;

/**
 * Checks designs on a separate thread, not on the painters: an order must not wait for another order's print file, and
 * nobody may wait for a design that is slow on purpose. The thread starts with the first design and checks one design
 * at a time; owners take turns. A light design is checked at once, in the calling thread. A thread is enough instead of
 * a process, because it runs only JavaScript and WebAssembly, which `terminate()` can stop.
 * @param content folder of the catalogue's files, see `contentFolder`
 * @throws CallError designInvalid if the check takes too long; unavailable if too many wait
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
      ([message]) => message === READY,
      () => false,
    );
    return (thread = { worker, isReady });
  }

  async function lookOver(request: PreflightRequest): Promise<readonly Finding[]> {
    const { worker, isReady } = running();
    // On a busy machine a thread may start slowly: this must not count against the design.
    if (!(await isReady)) throw new Error('preflight: the thread did not start');
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
  /** Settles when the thread has started, or with false when it has failed to. */
  readonly isReady: Promise<boolean>;
}

/** @returns undefined if the thread ends, because a design is too large for it or it was terminated */
async function answerOf(worker: Worker, request: PreflightRequest): Promise<PreflightAnswer | undefined> {
  const done = new AbortController();
  const { signal } = done;
  const ended = () => undefined;
  try {
    const answer = Promise.race([
      once(worker, 'message', { signal }).then(([answer]): PreflightAnswer => answer, ended),
      once(worker, 'exit', { signal }).then(ended, ended),
    ]);
    worker.postMessage(request);
    return await answer;
  } finally {
    done.abort();
  }
}
