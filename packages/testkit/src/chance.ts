import { randomUnits } from '@cpc/domain';

/** Repeatable random draws: the same seed gives the same draws, so that a failed run can be repeated. */
export interface Chance {
  /** 0 ≤ x < 1 */
  readonly next: () => number;
  /** An integer, both ends included. */
  readonly whole: (least: number, most: number) => number;
  readonly oneOf: <T>(options: readonly [T, ...T[]]) => T;
  readonly happens: (probability: number) => boolean;
  /** A separate generator for a part of the run: the draws of one part do not shift those of another. */
  readonly fork: (name: string) => Chance;
}

export function chance(seed: number): Chance {
  const next = randomUnits(seed);
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    oneOf: (options) => options[whole(0, options.length - 1)] ?? options[0],
    happens: (probability) => next() < probability,
    fork: (name) => chance(Buffer.from(name).reduce((hash, byte) => Math.imul(hash ^ byte, 16_777_619), seed)),
  };
}
