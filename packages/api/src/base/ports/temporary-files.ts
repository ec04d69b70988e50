/** Files of bodies that are checked or decoded before any part of them is stored. */
export interface TemporaryFiles {
  /**
   * Writes a body to a file, passes the file’s path to `work`, and removes the file afterwards in every case.
   * @param owner the sender of the body: one owner gets only a part of the room, so that others can continue
   * @throws NoRoom if the files of this process, or of this owner, have reached their limit
   */
  readonly withFile: <T>(
    owner: string,
    body: AsyncIterable<Uint8Array>,
    work: (path: string) => Promise<T>,
  ) => Promise<T>;
  /** The current bytes in the files of this process. */
  readonly bytes: () => number;
  /** Removes the files of processes that ended without removing them. @param now UTC milliseconds */
  readonly sweep: (now: number) => Promise<void>;
}

/** The temporary files have reached their limit. The caller is asked to retry later. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/**
 * Limits in bytes: of all temporary files of one process, and of those of one owner. `kept` is reserved for owners who
 * hold at most `little`: a few owners who hold much do not block the others.
 */
export const TEMPORARY_LIMITS = {
  total: 200_000_000,
  owner: 65_000_000,
  little: 21_000_000,
  reserved: 80_000_000,
} as const;
