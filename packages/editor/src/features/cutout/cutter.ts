import type { Mask } from '@cpc/imaging';
import type { CutAnswer, CutRequest, CutTask, NotCut } from './protocol.ts';

/** Cuts pictures out in a worker that is started at first use. */
export interface Cutter {
  /** One task at a time. Never rejects; undefined if it was stopped. */
  readonly cut: (task: CutTask) => Promise<Mask | NotCut | undefined>;
  /** Ends the work under way at once: its worker ends, and the next task starts another one. */
  readonly stop: () => void;
}

/** The part of a worker that is used. */
export interface WorkerLike {
  readonly postMessage: (message: CutRequest) => void;
  readonly terminate: () => void;
  onmessage: ((event: MessageEvent<CutAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

export function createCutter(start: () => WorkerLike = startWorker): Cutter {
  let worker: WorkerLike | undefined;
  let asked = 0;
  let answer: ((result: Mask | NotCut | undefined) => void) | undefined;
  const settle = (result: Mask | NotCut | undefined): void => {
    answer?.(result);
    answer = undefined;
  };
  const end = (result: NotCut | undefined): void => {
    worker?.terminate();
    worker = undefined;
    settle(result);
  };
  const started = (): WorkerLike => {
    const fresh = start();
    fresh.onmessage = ({ data }) => data.id === asked && settle(data.result);
    // A worker whose own file did not arrive reports an error without a message.
    fresh.onerror = (event) => fresh === worker && end(event.message ? 'broken' : 'notLoaded');
    fresh.onmessageerror = () => fresh === worker && end('broken');
    return fresh;
  };
  return {
    cut: (task) =>
      new Promise((resolve) => {
        if (answer) end(undefined);
        answer = resolve;
        asked += 1;
        worker ??= started();
        worker.postMessage({ id: asked, task });
      }),
    stop: () => answer && end(undefined),
  };
}

const startWorker = (): WorkerLike =>
  new Worker(new URL('./cutout-worker.ts', import.meta.url), { type: 'module', name: 'cutout' });
