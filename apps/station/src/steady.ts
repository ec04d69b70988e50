import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/**
 * A clock that nobody sets. People and time servers set the calendar clock, and a computer without a battery starts
 * with an old date. Durations are therefore measured with this clock.
 */
export interface Steady {
  /** Milliseconds since the computer started, including the time that it slept. */
  readonly ms: () => number;
  /** Differs after each start of the computer; undefined if the computer does not tell. */
  readonly boot: string | undefined;
}

/** A moment that a later process on the same computer can compare with its own. */
export interface SteadyMoment {
  readonly boot: string;
  readonly ms: number;
}

export const steadyTime = (): Steady => ({ ms: () => uptime() * 1_000, boot: bootOf() });

function bootOf(): string | undefined {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
