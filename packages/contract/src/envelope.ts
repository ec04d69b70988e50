/** The answer of every call (AP-01). `code` 0 is success; `count` is the total of a list, else 0 or 1. */
export interface Envelope<Data = unknown> {
  readonly code: number;
  readonly data: Data;
  readonly msg: string;
  readonly count: number;
}
