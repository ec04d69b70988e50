import { randomUnits } from '@cpc/domain';

/** Numbers that look random and are the same for the same seed, a text that is hashed by FNV-1a. */
export interface Random {
  /** From 0 up to, not including, 1. */
  (): number;
  readonly between: (low: number, high: number) => number;
  readonly pick: <T>(values: readonly [T, ...T[]]) => T;
  readonly chance: (share: number) => boolean;
}

export function randomOf(seed: string): Random {
  let state = 2166136261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
  const next = randomUnits(state);
  return Object.assign(next, {
    between: (low: number, high: number): number => low + (high - low) * next(),
    pick: <T>(values: readonly [T, ...T[]]): T => values[Math.floor(next() * values.length)] ?? values[0],
    chance: (share: number): boolean => next() < share,
  });
}

/** Smooth noise along a line, -1 to 1: values at whole numbers, a cosine between them. */
export function waveOf(random: Random): (x: number) => number {
  const values = Array.from({ length: 64 }, () => random.between(-1, 1));
  const at = (index: number): number => values[((index % 64) + 64) % 64] ?? 0;
  return (x) => {
    const left = Math.floor(x);
    const part = (1 - Math.cos((x - left) * Math.PI)) / 2;
    return at(left) * (1 - part) + at(left + 1) * part;
  };
}
