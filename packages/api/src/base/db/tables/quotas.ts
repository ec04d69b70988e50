export interface QuotasTables {
  /** How many bytes came to be kept within the window that runs now. */
  readonly byte_counts: {
    /** SHA-256 of who is counted, and for how long a window. */
    readonly subject: string;
    readonly window_start: number;
    readonly bytes: number;
  };
}
