import type { Sight } from './printers/printer.ts';
import type { Steady } from './steady.ts';

export interface StallTiming {
  /** How long a printer may say that it is idle with a job that it has begun, ms. */
  readonly idleMs: number;
  /** How long a job may show no change, ms. @param printMs how long a print takes here */
  readonly quietMs: (printMs: number) => number;
}

/** The time between two looks counts at most this much: the station may have slept, or the printer was out of reach. */
const MAX_BETWEEN_MS = 10_000;

/** Tells a long print from one that hangs: by how long it has been seen without a change (SA-03). */
export class Stall {
  readonly #steady: Steady;
  readonly #idleMs: number;
  readonly #quietMs: number;
  #lookedAt: number;
  #last: string | undefined;
  #hangs: boolean;
  #quiet = 0;
  #idle = 0;

  /**
   * @param printMs how long a print takes here
   * @param hangs whether an earlier process found it to hang
   */
  constructor(steady: Steady, { idleMs, quietMs }: StallTiming, printMs: number, hangs: boolean) {
    [this.#steady, this.#idleMs, this.#quietMs, this.#hangs] = [steady, idleMs, quietMs(printMs), hangs];
    this.#lookedAt = steady.ms();
  }

  /** Records what was seen just now. @returns whether the print hangs */
  look({ shows, needsPeople, idle }: Sight): boolean {
    const now = this.#steady.ms();
    const since = Math.min(MAX_BETWEEN_MS, now - this.#lookedAt);
    const moves = this.#last !== undefined && shows !== this.#last;
    [this.#lookedAt, this.#last] = [now, shows];
    this.#quiet = moves || needsPeople ? 0 : this.#quiet + since;
    this.#idle = moves || needsPeople || !idle ? 0 : this.#idle + since;
    const isQuiet = this.#quiet >= this.#quietMs || this.#idle >= this.#idleMs;
    this.#hangs = isQuiet || (this.#hangs && !moves);
    return this.#hangs;
  }
}
