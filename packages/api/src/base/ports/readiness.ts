export interface Readiness {
  /** @returns why the server cannot serve now; undefined if it can */
  readonly problem: () => Promise<Problem | undefined>;
  /** From now on `problem` reports that the server is stopping, so that a proxy sends no more calls. */
  readonly leave: () => void;
}

export type Problem = 'stopping' | 'database away' | 'disk away';

/** Each probe makes a write, and throws if it fails. */
export interface Probes {
  readonly database: () => Promise<void>;
  readonly disk: () => Promise<void>;
}

export interface ReadinessTiming {
  /** How long a good result is valid, in ms. */
  readonly goodMs: number;
  /** How long a bad result is valid, in ms. */
  readonly badMs: number;
  /** A probe that takes longer counts as failed, in ms. */
  readonly limitMs: number;
}
const TIMING: ReadinessTiming = { goodMs: 5_000, badMs: 1_000, limitMs: 1_500 };

/**
 * Checks whether a server can serve (RL-05): its database and its folder accept a write. No matter how often it is
 * asked, it probes once in some seconds, one probe at a time: a disk that hangs occupies one thread.
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

/** @returns a function that tells whether the probe succeeded in time; a running probe is not started again */
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
