import type { Database, Tx } from '../base/db/database.ts';
import { pause } from './pause.ts';

export interface Crossing {
  /** The database of a server whose calls are crossed. */
  readonly db: Database;
  /**
   * Changes the database while a call is on its way: the call is admitted before the change is committed, and writes
   * after it.
   */
  readonly during: <T>(call: () => Promise<T>, change: (tx: Tx) => Promise<unknown>) => Promise<T>;
}

/** Lets a change of the database cross a call. For tests only. */
export function crossing(database: Database): Crossing {
  let arrive = () => {};
  return {
    db: {
      ...database,
      transact(fn, turnOf) {
        arrive();
        return database.transact(fn, turnOf);
      },
    },
    async during(call, change) {
      const changed = pause();
      const changing = database.transact((tx) => changed.hold(change(tx)));
      await changed.reached;
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const answer = call();
      await Promise.race([arrived, answer]);
      changed.resume();
      await changing;
      return answer;
    },
  };
}
