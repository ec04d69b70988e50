/** Who changed something, and why (OR-09). */
export interface Cause {
  readonly actor: 'customer' | 'provider' | 'station' | 'screen' | 'partner' | 'system';
  /** In a word or two, for the history: `cancelled by the customer`. */
  readonly cause: string;
}
