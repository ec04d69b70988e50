import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';
export type Tx = Transaction<Schema>;
/** Enough for a read: a connection outside or inside a transaction. */
export type Reader = Kysely<Schema>;

export interface Database {
  readonly engine: Engine;
  /** For queries outside a transaction. On SQLite this connection cannot write. */
  readonly read: Reader;
  /** For queries that look at many rows: on SQLite they run on another thread, so that they hold nobody else's call. */
  readonly aside: Reader;
  /**
   * Runs `fn` in one transaction and resolves after it is durable. Inside `fn`, await nothing but the database: SQLite
   * has one writer, and a waiting transaction blocks all others. A nested transaction would wait for itself on SQLite,
   * and would be a separate one on PostgreSQL; the tests refuse it. On PostgreSQL (READ COMMITTED) other transactions
   * write at the same time: change rows by conditional statements, never by read-then-write. `fn` may run again after a
   * deadlock, so it must change nothing but the database.
   * @param turnOf the owner of the row that the transaction locks, for instance an address. On PostgreSQL only a few
   * transactions of one owner are open at once. The others wait without a connection, so that one owner cannot take all
   * connections.
   */
  readonly transact: <T>(fn: (tx: Tx) => Promise<T>, turnOf?: string) => Promise<T>;
  /** Writes, and resolves when the write is durable. @throws Error with the reason why it cannot serve */
  readonly ready: () => Promise<void>;
  /** How many connections are open, in use, and waited for; undefined for the embedded database. */
  readonly connections?: () => { readonly open: number; readonly used: number; readonly waiting: number };
  readonly close: () => Promise<void>;
}
