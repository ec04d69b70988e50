import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../base/db/database.ts';

const insideTransaction = new AsyncLocalStorage<true>();

/**
 * Refuses a transaction that is opened inside another. Used in tests only: tracking every promise costs a server a
 * tenth of its time.
 */
export function guardNesting(database: Database): Database {
  return {
    ...database,
    async transact(fn, turnOf) {
      if (insideTransaction.getStore()) throw new Error('transact: called inside a transaction; pass the open one on');
      return database.transact((tx) => insideTransaction.run(true, () => fn(tx)), turnOf);
    },
  };
}
