import { Worker } from 'node:worker_threads';
import { type DatabaseConnection, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Schema } from './schema.ts';

/** @property sql null closes the file */
export interface AsideQuestion {
  readonly id: number;
  readonly file: string;
  readonly sql: string | null;
  readonly parameters: readonly unknown[];
}

export type AsideAnswer = { readonly id: number } & (
  | { readonly rows: readonly unknown[] }
  | { readonly error: object }
);

interface Waiting {
  readonly resolve: (rows: readonly unknown[]) => void;
  readonly reject: (error: Error) => void;
}

/** One thread for all files of the process. It starts with the first question. */
let thread: { readonly worker: Worker; readonly waiting: Map<number, Waiting> } | undefined;
let questions = 0;

/**
 * Reads a SQLite file on another thread: a query that looks at many rows must not hold the calls of everybody else. A query
 * sees what was committed before it began, and its answer takes a tenth of a millisecond longer than on the own thread.
 */
export function readAside(file: string): { readonly read: Kysely<Schema>; readonly close: () => Promise<void> } {
  let isUsed = false;
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: { readonly sql: string; readonly parameters: readonly unknown[] }) {
      isUsed = true;
      return { rows: (await ask({ file, sql, parameters })) as Row[] };
    },
    streamQuery: refuse,
  };
  const driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
  };
  const read = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  return {
    read,
    async close() {
      if (isUsed) await ask({ file, sql: null, parameters: [] });
    },
  };
}

function refuse(): never {
  throw new Error('aside: only single queries are answered here');
}

function ask(question: Omit<AsideQuestion, 'id'>): Promise<readonly unknown[]> {
  const { worker, waiting } = (thread ??= start());
  const id = (questions += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    // The process lives on while somebody waits.
    worker.ref();
    worker.postMessage({ id, ...question } satisfies AsideQuestion);
  });
}

function start(): NonNullable<typeof thread> {
  const worker = new Worker(new URL('./aside-thread.mjs', import.meta.url));
  const waiting = new Map<number, Waiting>();
  worker.on('message', (answer: AsideAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker.unref();
    if ('rows' in answer) asked?.resolve(answer.rows);
    else asked?.reject(Object.assign(new Error('aside'), answer.error));
  });
  const ended = (cause: unknown) => {
    if (thread?.worker === worker) thread = undefined;
    for (const { reject } of waiting.values()) reject(new Error('aside: the thread ended', { cause }));
    waiting.clear();
  };
  worker.on('error', ended).on('exit', ended);
  return { worker, waiting };
}
