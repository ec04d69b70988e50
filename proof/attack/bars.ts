/** What an attack may cost all others. The times are for a station that has other work too. */
export interface Bars {
  /** 99th percentile of a bystander's short calls, ms. */
  readonly callMs: number;
  /** The slowest upload of a bystander, ms. */
  readonly uploadMs: number;
  /** The slowest print of a bystander, from payment to bay, ms. */
  readonly printMs: number;
  /** Memory of the server and its children, MB. */
  readonly residentMb: number;
  /** What the attack may leave on the disk, MB. */
  readonly diskMb: number;
  /** Temporary files at one moment, MB. */
  readonly tempMb: number;
  /** From SIGTERM to the end of the process, ms. */
  readonly stopMs: number;
}

export const BARS: Bars = {
  callMs: 500,
  uploadMs: 5_000,
  printMs: 5_000,
  residentMb: 1_024,
  diskMb: 500,
  tempMb: 200,
  stopMs: 10_000,
};

/** Memory of a server after all attacks in a row, MB. */
export const MAX_RESIDENT_MB_AFTER_ALL = 1_536;

/** On a slow machine the limit is instead this multiple of what a bystander alone needs. */
export const FLOORS = { callMs: 15, uploadMs: 8, printMs: 4 } as const;

/** Bars that differ for one attack, by its name. */
export const OWN_BARS: Readonly<Record<string, Partial<Bars>>> = {};

/** CPU time that refusing hostile input may cost the server, ms: the mean of many. */
export const MAX_REFUSAL_CPU_MS = 50;
/** CPU time that one change of a queue may cost with a thousand watchers, ms. */
export const MAX_CHANGE_CPU_MS = 300;
/** Event streams that one account may keep open. */
export const MAX_STREAMS_PER_ACCOUNT = 20;
/** Drawings of a station that one address may begin within a day: a quarter of the usual quota. */
export const MAX_DRAWINGS_PER_ADDRESS = 125;
/** Drawings of one account that may wait or run. */
export const MAX_DRAWINGS_AT_ONCE = 3;
/**
 * Drawings of strangers that may end while an honest customer's drawing waits: the one that runs, and one that begins
 * in the same instant.
 */
export const MAX_DRAWINGS_BEFORE = 2;
/** Event streams that one address may keep open. */
export const MAX_STREAMS_PER_ADDRESS = 200;
