import { close, fdatasync, open } from 'node:fs';
import { promisify } from 'node:util';

const [opened, forced, closed] = [promisify(open), promisify(fdatasync), promisify(close)];

/** Forces a log to the disk, off the thread that writes it. */
export interface ForcedLog {
  /** Resolves when everything written to the log before the call is on the disk. @throws Error when the disk refuses */
  readonly force: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** @param file the log's, which is there and stays the same file while this is open */
export function forcedLog(file: string): ForcedLog {
  // To be written, because Windows forces nothing that is open for reading only.
  const log = opened(file, 'r+');
  log.catch(() => undefined);
  return {
    force: async () => forced(await log),
    close: async () => closed(await log),
  };
}
