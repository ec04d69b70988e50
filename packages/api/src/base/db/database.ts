import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';
export type Tx = Transaction<Schema>;
/** What a read needs: a connection outside or inside a transaction. */
export type Reader = Kysely<Schema>;

export interface Database {
  readonly engine: Engine;
  /** For queries outside a transaction. On SQLite this connection cannot write. */
  readonly read: Reader;
  /**
   * Runs `fn` in one transaction and resolves after it is durable.
   * Inside, await nothing but the database: SQLite has one writer and a waiting transaction stops everybody. A second
   * transaction opened inside one would wait for itself on SQLite, and be no part of it on PostgreSQL; the tests refuse
   * it.
   * On PostgreSQL (READ COMMITTED) others write at the same time: change rows by conditional statements, never by
   * read-then-write. `fn` may run again after a deadlock, so it must change nothing but the database.
   * @param turnOf whose row the transaction locks, for instance an address. On PostgreSQL a few of one owner are open at
   * once and the others wait without a connection, so that one owner does not take all connections.
   */
  readonly transact: <T>(fn: (tx: Tx) => Promise<T>, turnOf?: string) => Promise<T>;
  /** Writes, and resolves when that is durable. @throws Error why it cannot serve */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
}
