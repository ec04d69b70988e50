import { DatabaseSync } from '@photostructure/sqlite';
import { join } from 'node:path';

/** The store of a running shop. */
export const openStore = (folder: string) =>
  new DatabaseSync(join(folder, 'database', 'store.sqlite'), { timeout: 5_000, enableForeignKeyConstraints: false });

/** Changes the store as nobody could from outside. */
export function changeStore(folder: string, ...statements: readonly string[]): void {
  const database = openStore(folder);
  for (const statement of statements) database.exec(statement);
  database.close();
}
