/** Random numbers from a seed: the same seed draws the same picture on every machine. */
export interface Random {
  /** 0 … 1 */
  readonly unit: () => number;
  readonly between: (low: number, high: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly chance: (probability: number) => boolean;
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state are enough for a picture. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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
