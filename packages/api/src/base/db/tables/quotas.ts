export interface QuotasTables {
  /** The number of bytes stored within the current window. */
  readonly byte_counts: {
    /** SHA-256 of the subject and the length of the window. */
    readonly subject: string;
    readonly window_start: number;
    readonly bytes: number;
  };
}
