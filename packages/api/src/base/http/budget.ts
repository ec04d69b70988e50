/** Addresses and callers whose budget is known; beyond, the one known longest is forgotten. */
const MAX_KEYS = 50_000;

/** What each address may spend, refilled steadily (a token bucket). */
export interface Budget {
  /** @returns false where there is not enough left; then nothing is spent */
  readonly spend: (key: string, cost: number) => boolean;
  /** Spends what is not there too: the next calls wait until it is. */
  readonly owe: (key: string, cost: number) => void;
}

/** @param now in ms; never goes back */
export function createBudget(perMinute: number, now: () => number): Budget {
  const known = new Map<string, { left: number; at: number }>();

  const leftOf = (key: string): number => {
    const { left, at } = known.get(key) ?? { left: perMinute, at: now() };
    return Math.min(perMinute, left + ((now() - at) * perMinute) / 60_000);
  };

  function keep(key: string, left: number): void {
    // Taken out and put in again: the map is in the order of the last use.
    known.delete(key);
    known.set(key, { left, at: now() });
    const [oldest] = known.keys();
    if (known.size > MAX_KEYS && oldest !== undefined) known.delete(oldest);
  }

  return {
    spend(key, cost) {
      const left = leftOf(key);
      // What costs more than there ever is may still be had by who has spent nothing.
      const granted = left >= Math.min(cost, perMinute);
      keep(key, granted ? left - cost : left);
      return granted;
    },
    owe: (key, cost) => keep(key, leftOf(key) - cost),
  };
}
