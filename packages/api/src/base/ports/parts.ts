/** Files that arrive in parts, each under the name of its upload. Several processes share the folder. */
export interface Parts {
  /** Makes an empty file. */
  readonly create: (name: string) => Promise<void>;
  /** The number of bytes that have arrived; undefined if there is no such file. */
  readonly size: (name: string) => Promise<number | undefined>;
  /**
   * Writes bytes from an offset, at most up to a length, as they arrive: bytes that came before the source ended stay.
   * Writers of the same file write at offsets, never at the end, so two writers of the same bytes do no harm.
   * @returns the number of written bytes
   */
  readonly write: (name: string, from: number, upTo: number, source: AsyncIterable<Uint8Array>) => Promise<number>;
  /** The path of the file, for reading. */
  readonly pathOf: (name: string) => string;
  readonly remove: (name: string) => Promise<void>;
  /** Names of the files that have not been written to since then. @param time UTC milliseconds */
  readonly olderThan: (time: number) => Promise<readonly string[]>;
}
