/** How often a job has failed for each cause that its handler counts. */
export interface FailureCounts {
  /** Counts a failure. @returns how often the job has failed for this cause, with this one */
  readonly count: (cause: string) => number;
  /** As it is stored with the job; null where nothing was counted. */
  readonly stored: () => string | null;
}

export function failureCounts(stored: string | null): FailureCounts {
  const counts = new Map(Object.entries(JSON.parse(stored ?? '{}') as Readonly<Record<string, number>>));
  return {
    count(cause) {
      const count = (counts.get(cause) ?? 0) + 1;
      counts.set(cause, count);
      return count;
    },
    stored: () => (counts.size === 0 ? null : JSON.stringify(Object.fromEntries(counts))),
  };
}
