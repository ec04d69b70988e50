import { CompiledQuery, type Kysely } from 'kysely';
import type { Database, Tx } from './database.ts';
import type { Schema } from './schema.ts';

const MAX_BATCH = 64;

const BEGIN = CompiledQuery.raw('savepoint task');
const END = CompiledQuery.raw('release task');
const UNDO = CompiledQuery.raw('rollback to task');

interface Task {
  readonly run: (tx: Tx) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Answers a task, after what it read or wrote is on the disk. */
type Settle = () => void;

export interface GroupCommit {
  readonly transact: Database['transact'];
  /** @throws Error the reason why no transaction is accepted any more */
  readonly sound: () => void;
  /** Resolves when no transaction waits. */
  readonly drained: () => Promise<void>;
}

/**
 * The queue of one writer. Transactions that arrive together share one commit. Each one is a savepoint, so a failed
 * transaction does not undo the others. Commits that are made while the disk is busy share the next forcing of the log.
 * An answer, success or error, is sent only after the data that the transaction wrote or read is on the disk.
 * @param force resolves when all commits so far are on the disk. If it fails, the content of the disk is unknown, and a
 * second try does not help (https://wiki.postgresql.org/wiki/Fsync_Errors): no transaction is accepted from then on.
 */
export function groupCommit(writer: Kysely<Schema>, force: () => Promise<void>): GroupCommit {
  const queue: Task[] = [];
  const committed: { task: Task; settle: Settle }[] = [];
  let writing: Promise<void> | undefined;
  let forcing: Promise<void> | undefined;
  let broken: unknown;

  async function write(): Promise<void> {
    // Everything that arrived in this turn of the event loop joins the batch.
    for (; queue.length > 0; ) {
      await new Promise(setImmediate);
      const batch = queue.splice(0, MAX_BATCH);
      if (broken === undefined) committed.push(...(await commit(writer, batch)));
      else for (const task of batch) task.reject(broken);
      if (committed.length > 0) forcing ??= forceAll();
    }
    writing = undefined;
  }

  async function forceAll(): Promise<void> {
    for (; committed.length > 0; ) {
      const batch = committed.splice(0);
      try {
        await (broken === undefined ? force() : Promise.reject(broken as Error));
        for (const { settle } of batch) settle();
      } catch (error) {
        broken = error;
        for (const { task } of batch) task.reject(error);
      }
    }
    forcing = undefined;
  }

  return {
    transact: <T>(fn: (tx: Tx) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        if (broken !== undefined) throw broken;
        queue.push({ run: fn, resolve: resolve as Task['resolve'], reject });
        writing ??= write();
      }),
    sound() {
      if (broken !== undefined) throw broken;
    },
    async drained() {
      for (; writing || forcing; ) await (writing ?? forcing);
    },
  };
}

async function commit(writer: Kysely<Schema>, batch: readonly Task[]): Promise<{ task: Task; settle: Settle }[]> {
  const done: { task: Task; settle: Settle }[] = [];
  try {
    await writer.transaction().execute(async (tx) => {
      for (const task of batch)
        done.push({ task, settle: batch.length === 1 ? await alone(tx, task) : await among(tx, task) });
    });
    return done;
  } catch (error) {
    return batch.map((task) => ({ task, settle: () => task.reject(error) }));
  }
}

async function alone(tx: Tx, task: Task): Promise<Settle> {
  const value = await task.run(tx);
  return () => task.resolve(value);
}

async function among(tx: Tx, task: Task): Promise<Settle> {
  await tx.executeQuery(BEGIN);
  try {
    const value = await task.run(tx);
    await tx.executeQuery(END);
    return () => task.resolve(value);
  } catch (error) {
    try {
      await tx.executeQuery(UNDO);
      await tx.executeQuery(END);
    } catch {
      // A full disk has ended the whole transaction: the whole batch fails.
      throw error;
    }
    return () => task.reject(error);
  }
}
