import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/**
 * Time that nobody sets. People and time servers set a calendar, and a computer without a battery starts with that of
 * some earlier day: how long something took, or how long ago it was, is asked of this.
 */
export interface Steady {
  /** Milliseconds since the computer was started, its sleep included. */
  readonly ms: () => number;
  /** Another after each start of the computer; undefined where it does not tell. */
  readonly boot: string | undefined;
}

/** A moment that a later process of the same computer can compare with its own. */
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
