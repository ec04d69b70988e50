/** Files of bodies that are checked or decoded before anything of them is kept. */
export interface TemporaryFiles {
  /**
   * Writes a body to a file, passes the file’s path to `work`, and removes the file afterwards in every case.
   * @param owner who sends the body: one owner gets only a part of the room, so that others can go on
   * @throws NoRoom when the files of this process, or of this owner, take all the bytes they may
   */
  readonly withFile: <T>(
    owner: string,
    body: AsyncIterable<Uint8Array>,
    work: (path: string) => Promise<T>,
  ) => Promise<T>;
  /** Bytes in the files of this process now. */
  readonly bytes: () => number;
  /** Removes the files of processes that ended without removing them. @param now UTC milliseconds */
  readonly sweep: (now: number) => Promise<void>;
}

/** The temporary files take all the bytes they may. The caller is told to come back. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/**
 * Bytes: of all temporary files of one process, and of those one owner has sent. The room that is kept is for owners
 * who hold only a little: a few that hold much do not stop the others.
 */
export const TEMPORARY_LIMITS = {
  total: 200_000_000,
  owner: 65_000_000,
  little: 21_000_000,
  kept: 80_000_000,
} as const;
