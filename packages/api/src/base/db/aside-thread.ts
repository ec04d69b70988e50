import { type MessagePort, parentPort } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';
import type { AsideAnswer, AsideQuestion } from './aside.ts';
import type { Bound, Connection } from './sqlite-statements.ts';

/** Answers queries of SQLite files, one after the other. A file stays open until it is closed. */
function serve(port: MessagePort): void {
  const open = new Map<string, Connection>();

  function rowsOf({ file, sql, parameters }: AsideQuestion): readonly unknown[] {
    const known = open.get(file);
    if (sql === null) {
      known?.close();
      open.delete(file);
      return [];
    }
    const database = known ?? new DatabaseSync(file, { timeout: 5_000, readOnly: true });
    open.set(file, database);
    // Statements are not kept: these name times and goods, so hardly one comes twice, and each is large.
    return database.prepare(sql).all(...(parameters as Bound[]));
  }

  port.on('message', (question: AsideQuestion) => {
    const { id } = question;
    try {
      port.postMessage({ id, rows: rowsOf(question) } satisfies AsideAnswer);
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? Object.assign({ message: error.message }, error) : {} });
    }
  });
}

if (parentPort) serve(parentPort);
