import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CallError } from '@cpc/contract';
import type { Finding } from '@cpc/design';
import { isLight, lightPreflight } from './light.ts';
import type { Preflight, PreflightRequest } from './preflight.ts';

export type PreflightAnswer = { readonly findings: readonly Finding[] } | { readonly error: string };

/** The thread's first message: from now on it is the design that takes its time, not the start. */
export const READY = 'ready';

/** A hundred times what a rich design takes; the customer waits meanwhile. */
const LONGEST_MS = 10_000;
/** Designs that may wait; more are told to come back. */
const MOST_WAITING = 32;
/** Megabytes of the thread's own heap: a design that needs more falls alone. */
const MOST_HEAP_MB = 768;

/**
 * Looks designs over on a thread of its own, apart from the one that paints: an order must not wait for another's
 * print file, and nobody for a design made to be slow. The thread starts with the first; one design at a time. What is
 * light is looked over at once, where it was asked.
 * @param content folder of the catalogue's files, see `contentFolder`
 * @throws CallError designInvalid for a design that is not looked over in time; unavailable when too many wait
 */
export function threadPreflight(
  content: string,
  longestMs: number = LONGEST_MS,
): { readonly preflight: Preflight; readonly close: () => Promise<void> } {
  let thread: Thread | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function running(): Thread {
    if (thread) return thread;
    const worker = new Worker(new URL('./preflight-thread.mjs', import.meta.url), {
      workerData: content,
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
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

  async function lookOver(request: PreflightRequest): ReturnType<Preflight> {
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

  return {
    preflight(request) {
      if (isLight(request)) return lightPreflight(request);
      if (waiting >= MOST_WAITING) return Promise.reject(new CallError('unavailable'));
      waiting += 1;
      const findings = last.then(() => lookOver(request)).finally(() => (waiting -= 1));
      last = findings.catch(() => undefined);
      return findings;
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
