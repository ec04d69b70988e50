/** Addresses and callers whose budget is known; beyond, the one known longest is forgotten. */
const MAX_KEYS = 50_000;

/** What each address may spend, refilled steadily (a token bucket). */
export interface Budget {
  /** @returns false where there is not enough left; then nothing is spent */
  readonly spend: (key: string, cost: number) => boolean;
}

/** @param now in ms; never goes back */
export function createBudget(perMinute: number, now: () => number): Budget {
  const known = new Map<string, { left: number; at: number }>();
  return {
    spend(key, cost) {
      const at = now();
      const before = known.get(key) ?? { left: perMinute, at };
      const left = Math.min(perMinute, before.left + ((at - before.at) * perMinute) / 60_000);
      // What costs more than there ever is may still be had by who has spent nothing.
      const granted = left >= Math.min(cost, perMinute);
      // Taken out and put in again: the map is in the order of the last use.
      known.delete(key);
      known.set(key, { left: granted ? left - cost : left, at });
      const [oldest] = known.keys();
      if (known.size > MAX_KEYS && oldest !== undefined) known.delete(oldest);
      return granted;
    },
  };
}
