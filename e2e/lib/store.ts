import { DatabaseSync } from '@photostructure/sqlite';
import { join } from 'node:path';

/** Opens the database of a running shop. */
export const openStore = (folder: string) =>
  new DatabaseSync(join(folder, 'database', 'store.sqlite'), { timeout: 5_000, enableForeignKeyConstraints: false });

/** Changes the database directly, as no client could. */
export function changeStore(folder: string, ...statements: readonly string[]): void {
  const database = openStore(folder);
  for (const statement of statements) database.exec(statement);
  database.close();
}
