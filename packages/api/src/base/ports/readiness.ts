export interface Readiness {
  /** @returns why it cannot serve now, or undefined where it can */
  readonly problem: () => Promise<Problem | undefined>;
  /** From now on it says that it is stopping, so that a proxy sends nobody any more. */
  readonly leave: () => void;
}

export type Problem = 'stopping' | 'database away' | 'disk away';

/** Each takes a write, and throws where there is none to take it. */
export interface Probes {
  readonly database: () => Promise<void>;
  readonly disk: () => Promise<void>;
}

export interface ReadinessTiming {
  /** For so long a good answer counts, in ms. */
  readonly goodMs: number;
  /** For so long a bad one counts, in ms. */
  readonly badMs: number;
  /** A probe that takes longer counts as failed, in ms. */
  readonly limitMs: number;
}
const TIMING: ReadinessTiming = { goodMs: 5_000, badMs: 1_000, limitMs: 1_500 };

/**
 * Whether a server can serve (RL-05): its database and its folder take a write. However often it is asked, it looks
 * once in some seconds, and one look at a time: a disk that hangs holds one thread.
 */
export function createReadiness({ database, disk }: Probes, timing: Partial<ReadinessTiming> = {}): Readiness {
  const { goodMs, badMs, limitMs } = { ...TIMING, ...timing };
  const checkDatabase = limited(database, limitMs);
  const checkDisk = limited(disk, limitMs);
  let isLeaving = false;
  let known: Promise<Problem | undefined> | undefined;

  async function look(): Promise<Problem | undefined> {
    const [hasDatabase, hasDisk] = await Promise.all([checkDatabase(), checkDisk()]);
    const problem = hasDatabase ? (hasDisk ? undefined : 'disk away') : 'database away';
    setTimeout(() => (known = undefined), problem === undefined ? goodMs : badMs).unref();
    return problem;
  }

  return {
    problem: async () => (isLeaving ? 'stopping' : (known ??= look())),
    leave: () => (isLeaving = true),
  };
}

/** @returns whether the probe succeeded within its time; one that still runs is not begun again */
function limited(probe: () => Promise<void>, limitMs: number): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return async () => {
    running ??= probe()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (running = undefined));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), limitMs);
    });
    return Promise.race([running, late]).finally(() => clearTimeout(timer));
  };
}
