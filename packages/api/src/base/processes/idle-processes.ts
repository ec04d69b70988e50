import type { KillableProcess } from './killable-process.ts';

/** An idle process ends after this time, in ms. */
const IDLE_MS = 30_000;
/** An idle process that uses more memory than this, in bytes, ends at once. */
const MAX_IDLE_MEMORY = 400e6;

export interface IdleProcesses {
  readonly take: () => KillableProcess | undefined;
  readonly put: (worker: KillableProcess) => Promise<void>;
  readonly endAll: () => Promise<void>;
}

/** Keeps idle processes for a while, for reuse. */
export function idleProcesses(): IdleProcesses {
  const idle = new Map<KillableProcess, NodeJS.Timeout>();
  function take(worker: KillableProcess): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  }
  async function end(worker: KillableProcess): Promise<void> {
    take(worker);
    await worker.kill();
  }
  return {
    take() {
      for (const worker of idle.keys()) {
        take(worker);
        if (!worker.isGone()) return worker;
      }
      return undefined;
    },
    async put(worker) {
      if (worker.isGone() || worker.rss() > MAX_IDLE_MEMORY) await worker.kill();
      else idle.set(worker, setTimeout(() => void end(worker), IDLE_MS).unref());
    },
    async endAll() {
      await Promise.all([...idle.keys()].map(end));
    },
  };
}
