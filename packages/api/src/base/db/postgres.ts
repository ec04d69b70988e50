import { errorCode } from '../ports/error-code.ts';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { turns } from '../processes/turns.ts';
import type { Database, Tx } from './database.ts';
import { guardedPool } from './postgres-pool.ts';
import { provingWrite } from './proving-write.ts';
import type { Schema } from './schema.ts';

const CONNECTIONS = 10;
const MAX_TRIES = 4;
/** Longer than the limit of one statement; it limits a whole transaction. */
const MAX_TRANSACTION_MS = 75_000;
/** SQLSTATE serialization_failure and deadlock_detected: the transaction changed nothing and may run again. */
const AGAIN = new Set(['40001', '40P01']);
const INT8 = pg.types.builtins.INT8;
const NUMERIC = pg.types.builtins.NUMERIC;

/**
 * PostgreSQL behind one address.
 * @param transactionMs a transaction that takes longer is aborted, and its connection closed
 */
export function openPostgres(
  url: string,
  connections: number = CONNECTIONS,
  transactionMs: number = MAX_TRANSACTION_MS,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    types: { getTypeParser: parserFor as typeof pg.types.getTypeParser },
  });
  // A connection that the server closes while idle is replaced at the next query; without a listener the error would
  // end the process.
  pool.on('error', () => undefined);
  // A connection that breaks while in use is replaced as well: its query fails, and its caller gets the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const read = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guardedPool(pool, transactionMs) }) });
  // The limits of the callers bound the number of waiting transactions.
  const takeTurn = turns(Number.POSITIVE_INFINITY);
  const transact = <T>(fn: (tx: Tx) => Promise<T>) => again(() => read.transaction().execute(fn));
  return {
    engine: 'postgres',
    read,
    aside: read,
    transact: (fn, turnOf) => (turnOf === undefined ? transact(fn) : takeTurn(turnOf, () => transact(fn))),
    ready: async () => void (await read.transaction().execute((tx) => provingWrite.execute(tx))),
    connections: () => ({
      open: pool.totalCount,
      used: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => read.destroy(),
  };
}

async function again<T>(run: () => Promise<T>): Promise<T> {
  for (let left = MAX_TRIES - 1; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (left === 0 || !AGAIN.has(errorCode(error) ?? '')) throw error;
    }
  }
}

/** Parses int8, and the numeric that a sum of int8 returns, as numbers, so that both engines return the same types. */
function parserFor(oid: number, format?: 'text' | 'binary'): unknown {
  return oid === INT8 || oid === NUMERIC ? safeInteger : pg.types.getTypeParser(oid, format);
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`postgres: expected a safe integer, got ${text}`);
  return value;
}
