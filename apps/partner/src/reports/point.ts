/** A line of the report in the chosen figure. */
export interface Point {
  readonly key: string;
  readonly name: string;
  /** For the axis. */
  readonly short: string;
  readonly value: number | null;
  readonly text: string;
}
