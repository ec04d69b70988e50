import { Worker } from 'node:worker_threads';
import type { Limits } from './errors.ts';

/** What the warden reads about its process, in shared memory. */
export interface Watched {
  /** [0]: 1 while the process works, 0 while it is idle. */
  readonly busy: Int32Array;
  /** [0]: the processor time in ms at which the process is killed; [1]: the limit of memory in bytes. */
  readonly bounds: Float64Array;
  /** The parent process: without it, nobody waits for the work. */
  readonly parent: number;
}

/**
 * The signal tells the parent why the warden killed the process. Both signals end a process that has no handler for
 * them.
 */
export const CPU_SIGNAL = 'SIGVTALRM';
export const MEMORY_SIGNAL = 'SIGUSR2';

export interface Warden {
  /** Resolves once the thread watches: work that begins before has no limits. */
  readonly watching: Promise<unknown>;
  readonly watch: (limits: Pick<Limits, 'cpuMs' | 'memory'>) => void;
  readonly rest: () => void;
}

/**
 * Starts a thread that kills its own process when the work exceeds a limit, or when the parent is gone. Native code
 * cannot be interrupted from within and blocks its thread; the warden's thread keeps running.
 */
export function startWarden(): Warden {
  const watched: Watched = {
    busy: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
    bounds: new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT)),
    parent: process.ppid,
  };
  const worker = new Worker(new URL('./warden-thread.mjs', import.meta.url), { workerData: watched });
  worker.unref();
  function set(busy: 0 | 1): void {
    Atomics.store(watched.busy, 0, busy);
    Atomics.notify(watched.busy, 0);
  }
  return {
    watching: new Promise((resolve) => worker.once('message', resolve)),
    watch({ cpuMs, memory }) {
      watched.bounds[0] = cpuTimeMs() + cpuMs;
      watched.bounds[1] = memory;
      set(1);
    },
    rest: () => set(0),
  };
}

/** The processor time of this process in ms, of all its threads. */
export function cpuTimeMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
