import { randomUnits } from '@cpc/domain';

/** Random numbers from a seed: the same seed draws the same picture on every machine. */
export interface Random {
  /** 0 … 1 */
  readonly unit: () => number;
  readonly between: (low: number, high: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly chance: (probability: number) => boolean;
}

export function randomFrom(seed: number): Random {
  const unit = randomUnits(seed);
  return {
    unit,
    between: (low, high) => low + (high - low) * unit(),
    pick: (from) => {
      const picked = from[Math.floor(unit() * from.length)];
      if (picked === undefined) throw new RangeError('pick: expected at least one value');
      return picked;
    },
    chance: (probability) => unit() < probability,
  };
}
