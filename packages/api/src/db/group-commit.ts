import { type Kysely, sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import type { Schema } from './schema.ts';

const LARGEST_BATCH = 64;

interface Task {
  readonly run: (tx: Tx) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * One writer's queue. Transactions that wait for the disk at the same time share one commit: each is a savepoint of its
 * own, so one that fails takes nothing of the others with it, and none is acknowledged before the commit is on the disk.
 */
export function groupCommit(writer: Kysely<Schema>): { transact: Database['transact']; drained: () => Promise<void> } {
  const queue: Task[] = [];
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    // Everything that arrived in this turn of the event loop joins the batch.
    for (; queue.length > 0; ) {
      await new Promise(setImmediate);
      await commit(writer, queue.splice(0, LARGEST_BATCH));
    }
    working = undefined;
  }

  return {
    transact: <T>(fn: (tx: Tx) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        queue.push({ run: fn, resolve: resolve as Task['resolve'], reject });
        working ??= work();
      }),
    drained: () => working ?? Promise.resolve(),
  };
}

async function commit(writer: Kysely<Schema>, batch: readonly Task[]): Promise<void> {
  const settle: (() => void)[] = [];
  try {
    await writer.transaction().execute(async (tx) => {
      for (const task of batch) settle.push(batch.length === 1 ? await alone(tx, task) : await among(tx, task));
    });
  } catch (error) {
    for (const task of batch) task.reject(error);
    return;
  }
  for (const answer of settle) answer();
}

async function alone(tx: Tx, task: Task): Promise<() => void> {
  const value = await task.run(tx);
  return () => task.resolve(value);
}

async function among(tx: Tx, task: Task): Promise<() => void> {
  await sql`savepoint task`.execute(tx);
  try {
    const value = await task.run(tx);
    await sql`release task`.execute(tx);
    return () => task.resolve(value);
  } catch (error) {
    try {
      await sql`rollback to task`.execute(tx);
      await sql`release task`.execute(tx);
    } catch {
      // A full disk has ended the whole transaction: all of the batch fails by it.
      throw error;
    }
    return () => task.reject(error);
  }
}
