import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { StartError } from '../ports/start-error.ts';

/** Another process owns the folder. */
export class FolderInUse extends StartError {}

/**
 * Locks a folder for this process. The lock is an open exclusive transaction on a separate file, so the operating
 * system releases it whenever the process ends, also after kill -9.
 * @returns the function that releases the lock
 * @throws FolderInUse if another process holds the lock
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'process.lock'), { timeout: 2_000 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new FolderInUse(
      `the data folder ${folder} is in use by another process; stop that process, or use PostgreSQL for several processes`,
    );
  }
  return () => lock.close();
}
