/** The most keys that are remembered; beyond that, the least recently used key is forgotten. */
const MAX_KEYS = 50_000;

/** What each key may spend, refilled steadily (a token bucket). */
export interface Budget {
  /** @returns false if too little is left; then nothing is spent */
  readonly spend: (key: string, cost: number) => boolean;
  /** Spends even more than is left: the next calls wait until the debt is refilled. */
  readonly owe: (key: string, cost: number) => void;
}

/** @param now in ms; must never go back */
export function createBudget(perMinute: number, now: () => number): Budget {
  const known = new Map<string, { left: number; at: number }>();

  const leftOf = (key: string): number => {
    const { left, at } = known.get(key) ?? { left: perMinute, at: now() };
    return Math.min(perMinute, left + ((now() - at) * perMinute) / 60_000);
  };

  function keep(key: string, left: number): void {
    // Deleting first keeps the map in the order of the last use.
    known.delete(key);
    known.set(key, { left, at: now() });
    const [oldest] = known.keys();
    if (known.size > MAX_KEYS && oldest !== undefined) known.delete(oldest);
  }

  return {
    spend(key, cost) {
      const left = leftOf(key);
      // A call that costs more than the whole budget is granted to a key that has spent nothing.
      const granted = left >= Math.min(cost, perMinute);
      keep(key, granted ? left - cost : left);
      return granted;
    },
    owe: (key, cost) => keep(key, leftOf(key) - cost),
  };
}
