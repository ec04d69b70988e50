import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { CommitInDoubt, isUnusable } from './away.ts';

/**
 * pg's pool with three things it lacks: a connection that is of no use is closed and not kept, nobody uses one for
 * longer than a limit, and a COMMIT that broke is told as `CommitInDoubt`.
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
    // A server that is frozen never answers: whoever waits for it is told by the connection's end.
    broken = new Error(`Connection terminated: in use for more than ${limitMs} ms`);
    void (client as unknown as pg.Client).end().catch(() => undefined);
  }, limitMs);
  const query = async (text: string, values: readonly unknown[]) => {
    // The server rolls back by itself when the connection closes, and no answer may hide why it broke.
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
  // Kysely hands over cursors only where it was given a class for them.
  return { query, release } as unknown as PostgresPoolClient;
}
