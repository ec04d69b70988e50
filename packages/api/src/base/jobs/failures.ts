/** How often a job has failed, by the causes that its handler counts. */
export interface FailureCounts {
  /** Counts a failure. @returns the number of failures of the job for this cause, including this one */
  readonly count: (cause: string) => number;
  /** The stored form, in the job's row; null if nothing was counted. */
  readonly stored: () => string | null;
}

export function failureCounts(stored: string | null): FailureCounts {
  const kept: Readonly<Record<string, number>> = JSON.parse(stored ?? '{}');
  const counts = new Map(Object.entries(kept));
  return {
    count(cause) {
      const count = (counts.get(cause) ?? 0) + 1;
      counts.set(cause, count);
      return count;
    },
    stored: () => (counts.size === 0 ? null : JSON.stringify(Object.fromEntries(counts))),
  };
}
