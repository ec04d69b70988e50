import { close, fdatasync, open } from 'node:fs';
import { promisify } from 'node:util';

const [opened, forced, closed] = [promisify(open), promisify(fdatasync), promisify(close)];

/** Forces a log to the disk, outside the main thread. */
export interface ForcedLog {
  /** Resolves when everything written to the log before the call is on the disk. @throws Error if the disk refuses */
  readonly force: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** @param file the log file; it must exist and must not be replaced while this is open */
export function forcedLog(file: string): ForcedLog {
  // Opened for writing, because Windows cannot force a file that is open for reading only.
  const log = opened(file, 'r+');
  log.catch(() => undefined);
  return {
    force: async () => forced(await log),
    close: async () => closed(await log),
  };
}
