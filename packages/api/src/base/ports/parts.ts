/** Files that come in parts, each under the name of its upload. A folder that several processes share. */
export interface Parts {
  /** Makes an empty file. */
  readonly create: (name: string) => Promise<void>;
  /** How many bytes have come; undefined where there is no such file. */
  readonly size: (name: string) => Promise<number | undefined>;
  /**
   * Writes bytes from a place on, at most up to a length, as they come: what came before the source broke off stays.
   * Writers of the same file write at places, never at the end, so that two that bring the same bytes do no harm.
   * @returns how many were written
   */
  readonly write: (name: string, from: number, upTo: number, source: AsyncIterable<Uint8Array>) => Promise<number>;
  /** Where the file lies, to be read. */
  readonly pathOf: (name: string) => string;
  readonly remove: (name: string) => Promise<void>;
  /** Names of the files nothing was written to since then. @param time UTC milliseconds */
  readonly olderThan: (time: number) => Promise<readonly string[]>;
}
