import { LaneClosed, LaneFull, type Limits } from './errors.ts';
import { createFairQueue, type Owner, type Share } from './fair-queue.ts';
import { type IdleProcesses, idleProcesses } from './idle-processes.ts';
import { type KillableProcess, killableProcess, type Program } from './killable-process.ts';

export interface LanePlan extends Program {
  /** The number of processes that work at the same time. */
  readonly processes: number;
  /** The limits of each owner, one per level of owners. */
  readonly shares: readonly Share[];
}

export interface Work<Request> {
  readonly owner: Owner;
  /** Creates the message when the turn has come: waiting work takes no memory. */
  readonly request: () => Promise<Request>;
  readonly limits: Limits;
  /** Removes the work from the queue, or kills it. */
  readonly signal?: AbortSignal | undefined;
}

export interface Lane<Request, Answer> {
  /**
   * @throws LimitExceeded, ProcessFell, LaneFull, LaneClosed, the signal's reason, or Error with the message of the
   * work's error
   */
  readonly run: (work: Work<Request>) => Promise<Answer>;
  /** Kills running work and rejects waiting work. @returns after the last process has ended */
  readonly close: () => Promise<void>;
}

interface Task<Request> extends Work<Request> {
  readonly ending: AbortController;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs work in its own processes, separate from every other lane. They start with the first work, and end when they are
 * idle.
 */
export function processLane<Request, Answer>(plan: LanePlan): Lane<Request, Answer> {
  const queue = createFairQueue<Task<Request>>(plan.shares);
  const idle = idleProcesses();
  const endings = new Set<AbortController>();
  const running = new Set<Promise<void>>();
  let isClosed = false;

  function startNext(): void {
    while (running.size < plan.processes) {
      const task = queue.take();
      if (!task) return;
      const work = perform(task, plan, idle).then(() => {
        running.delete(work);
        queue.done(task.owner);
        startNext();
      });
      running.add(work);
    }
  }

  async function wait(work: Work<Request>, ending: AbortController): Promise<unknown> {
    const { signal } = ending;
    return new Promise((resolve, reject) => {
      const task = { ...work, ending, resolve, reject };
      if (!queue.push(work.owner, task)) return reject(new LaneFull());
      signal.addEventListener('abort', () => queue.remove(work.owner, task) && reject(signal.reason), { once: true });
      startNext();
    });
  }

  return {
    async run(work) {
      if (isClosed) throw new LaneClosed();
      work.signal?.throwIfAborted();
      const ending = new AbortController();
      const abort = () => ending.abort(work.signal?.reason);
      endings.add(ending);
      work.signal?.addEventListener('abort', abort, { once: true });
      try {
        return (await wait(work, ending)) as Answer;
      } finally {
        endings.delete(ending);
        work.signal?.removeEventListener('abort', abort);
      }
    },
    async close() {
      isClosed = true;
      for (const ending of endings) ending.abort(new LaneClosed());
      await Promise.all(running);
      await idle.endAll();
    },
  };
}

async function perform<Request>(
  { request, limits, ending: { signal }, resolve, reject }: Task<Request>,
  program: Program,
  idle: IdleProcesses,
): Promise<void> {
  let worker: KillableProcess | undefined;
  try {
    const made = await unlessAborted(request(), signal);
    worker = idle.take() ?? killableProcess(program);
    resolve(await worker.run(made, limits, signal));
  } catch (error) {
    reject(error);
  } finally {
    if (worker) await idle.put(worker);
  }
}

/** Waits for work that may never end, such as a read from a disk that hangs, at most until the signal aborts. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
