import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** A file system in memory on Linux. */
const IN_MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 6e9;

/**
 * Puts the temporary files of a test run in memory if there is room: it creates and deletes thousands of databases,
 * which takes minutes on a disk. They are removed when this process ends.
 * @returns a function that removes them before
 */
export function keepTemporaryFilesInMemory() {
  if (!hasRoom()) return () => {};
  const folder = mkdtempSync(join(IN_MEMORY, 'cpc-test-'));
  // The same mode as the usual folder: PostgreSQL and printers run as other users.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  // A program that was ended may still write there for a moment.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.on('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return () => {
    remove();
    delete process.env.TMPDIR;
  };
}

function hasRoom() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > MIN_FREE_BYTES;
  } catch {
    return false;
  }
}
