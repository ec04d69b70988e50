export interface JobsTables {
  readonly background_jobs: {
    readonly id: string;
    readonly kind: string;
    /** JSON */
    readonly payload: string;
    /** At most one job of a kind has a key, waiting or worked on; null keys never meet. */
    readonly key: string | null;
    /** See `JOB_LANES`. */
    readonly lane: number;
    /** The account or machine it is done for; null where nobody takes turns. */
    readonly owner: string | null;
    /** Hash of the address it was asked for from; null where addresses take no turns. */
    readonly address: string | null;
    readonly run_at: number;
    readonly attempts: number;
    /** 0 while nobody works on it. */
    readonly lease_until: number;
    readonly fence: number;
    /** 1 where it was put down anew while somebody worked on it: it is done once more. */
    readonly asked_again: number;
    readonly last_error: string | null;
    /** JSON, see `failureCounts` */
    readonly failures: string | null;
  };
}
