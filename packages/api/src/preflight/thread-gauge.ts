import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CallError } from '@cpc/contract';
import type { TextLayer } from '@cpc/design';
import type { TextGauge } from './gauge.ts';

/** A hundred times what a wordy design takes; the customer waits meanwhile. */
const LONGEST_MS = 20_000;

/**
 * Measures on a thread of its own, apart from the one that paints: an order must not wait for another's print file.
 * The thread starts with the first text. One design at a time.
 * @param content folder of the catalogue's files, see `contentFolder`
 * @throws CallError designInvalid for texts that are not set in time
 */
export function threadGauge(
  content: string,
  longestMs: number = LONGEST_MS,
): { readonly gauge: TextGauge; readonly close: () => Promise<void> } {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function running(): Worker {
    if (thread) return thread;
    const worker = new Worker(new URL('./gauge-thread.mjs', import.meta.url), { workerData: content });
    worker.unref();
    const forget = () => {
      if (thread === worker) thread = undefined;
    };
    worker.on('error', forget).on('exit', forget);
    return (thread = worker);
  }

  async function measureNow(texts: readonly TextLayer[]): ReturnType<TextGauge> {
    const worker = running();
    const done = new AbortController();
    const { signal } = done;
    const timer = setTimeout(() => void worker.terminate(), longestMs);
    try {
      const answer = once(worker, 'message', { signal });
      const ended = once(worker, 'exit', { signal }).then(() => undefined);
      worker.postMessage(texts);
      const heard = (await Promise.race([answer, ended])) as [Awaited<ReturnType<TextGauge>>] | undefined;
      if (!heard) throw new CallError('designInvalid', { problem: 'its texts cannot be set' });
      return heard[0];
    } finally {
      clearTimeout(timer);
      done.abort();
    }
  }

  return {
    gauge(texts) {
      if (texts.length === 0) return Promise.resolve(new Map());
      const measured = last.then(() => measureNow(texts));
      last = measured.catch(() => undefined);
      return measured;
    },
    async close() {
      await thread?.terminate();
    },
  };
}
