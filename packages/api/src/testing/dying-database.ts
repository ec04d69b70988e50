import type { Database } from '../base/db/database.ts';

interface Crash {
  /** The number of the last transaction of the process, counted from now. */
  at: number;
  readonly side: 'before' | 'after';
}

interface DyingDatabase {
  readonly db: Database;
  readonly die: (crash: Crash) => void;
  /** Restarts the process. @returns true if it had died */
  readonly live: () => boolean;
}

/** A database whose process dies: from the chosen transaction on, nothing is written or answered. */
export function dyingDatabase(db: Database): DyingDatabase {
  let crash: Crash | undefined;
  let dead = false;
  return {
    db: {
      ...db,
      async transact(fn) {
        if (dead) throw new Error('the process is dead');
        if (!crash || --crash.at > 0) return db.transact(fn);
        dead = true;
        if (crash.side === 'after') await db.transact(fn);
        throw new Error('the process dies here');
      },
    },
    die(next) {
      crash = { ...next };
    },
    live() {
      const died = dead;
      dead = false;
      crash = undefined;
      return died;
    },
  };
}
