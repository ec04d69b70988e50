import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { CommitInDoubt, isUnusable } from './unavailable.ts';

/**
 * pg's pool with three additions: unusable connections are closed instead of kept, a connection is in use no longer
 * than a limit, and a broken COMMIT fails with `CommitInDoubt`.
 * @param limitMs from taking a connection to giving it back
 */
export function guardedPool(pool: pg.Pool, limitMs: number): PostgresPool {
  return {
    connect: async () => guarded(await pool.connect(), limitMs),
    end: () => pool.end(),
  };
}

const NOTHING = { command: 'ROLLBACK', rowCount: 0, rows: [] };

function guarded(client: pg.PoolClient, limitMs: number): PostgresPoolClient {
  let broken: Error | undefined;
  const limit = setTimeout(() => {
    // A frozen server never answers: closing the connection ends the waiting queries.
    broken = new Error(`Connection terminated: in use for more than ${limitMs} ms`);
    void (client as unknown as pg.Client).end().catch(() => undefined);
  }, limitMs);
  const query = async (text: string, values: readonly unknown[]) => {
    // The server rolls back by itself when the connection closes; an answer to the rollback must not hide the cause.
    if (broken && text === 'rollback') return NOTHING;
    if (broken) throw broken;
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (!isUnusable(error)) throw error;
      broken ??= error;
      throw text === 'commit' ? new CommitInDoubt(error) : error;
    }
  };
  const release = () => {
    clearTimeout(limit);
    client.release(broken);
  };
  // Kysely returns cursors only if it was given a cursor class.
  return { query, release } as unknown as PostgresPoolClient;
}
