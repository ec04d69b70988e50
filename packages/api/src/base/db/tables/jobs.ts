export interface JobsTables {
  readonly background_jobs: {
    readonly id: string;
    readonly kind: string;
    /** JSON */
    readonly payload: string;
    /** Among the waiting and running jobs of a kind, a key is unique; null keys are not compared. */
    readonly key: string | null;
    /** See `JOB_LANES`. */
    readonly lane: number;
    /** The account or station that the job is for; null if the job takes no fair turns. */
    readonly owner: string | null;
    /** Hash of the address that requested the job; null if addresses take no fair turns. */
    readonly address: string | null;
    readonly run_at: number;
    readonly attempts: number;
    /** 0 while no worker has the job. */
    readonly lease_until: number;
    readonly fence: number;
    /** 1 if the job was enqueued again while it was running: it runs once more. */
    readonly asked_again: number;
    readonly last_error: string | null;
    /** JSON, see `failureCounts` */
    readonly failures: string | null;
    /** The request that caused the job; null for those that no request caused. */
    readonly request_id: string | null;
  };
}
