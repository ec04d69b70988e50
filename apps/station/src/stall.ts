import type { Sight } from './printers/printer.ts';
import type { Steady } from './steady.ts';

export interface StallTiming {
  /** How long a printer may call itself idle with a job it has begun. */
  readonly idleMs: number;
  /** How long a job may show nothing new. @param printMs how long a print takes here */
  readonly quietMs: (printMs: number) => number;
}

/** What lies between two looks counts no longer than this: the station slept, or the printer was out of reach. */
const MAX_BETWEEN_MS = 10_000;

/** Tells a print that takes long from one that hangs: by how long it has been seen to show nothing new (SA-03). */
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
   * @param hangs whether it was found to hang before, by an earlier process
   */
  constructor(steady: Steady, { idleMs, quietMs }: StallTiming, printMs: number, hangs: boolean) {
    [this.#steady, this.#idleMs, this.#quietMs, this.#hangs] = [steady, idleMs, quietMs(printMs), hangs];
    this.#lookedAt = steady.ms();
  }

  /** Takes down what was seen just now. @returns whether the print hangs */
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
