import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { StartError } from '../start-error.ts';

/**
 * Takes a folder for this process. The lock is an open exclusive transaction on a file of its own, so the
 * operating system gives it back however the process ends, also by kill -9.
 * @returns the way to give it back
 * @throws StartError when another process has it
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'process.lock'), { timeout: 2_000 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new StartError(
      `the data folder ${folder} is in use by another process; stop it first, or use PostgreSQL for several`,
    );
  }
  return () => lock.close();
}
