import type { AssetId, MachineId, OrderId, PrintJobId, PrintJobState } from '@cpc/domain';

export interface PrintingTables {
  readonly print_jobs: {
    readonly id: PrintJobId;
    readonly order_id: OrderId;
    readonly number: string;
    readonly machine_id: MachineId;
    readonly state: PrintJobState;
    /** Blob of the print file; null until it is rendered. */
    readonly file: AssetId | null;
    /** JSON of the PrintSettings the file is made by, frozen with the job; null in jobs from before there were any. */
    readonly settings: string | null;
    /** Trim size in mm. */
    readonly width: number;
    readonly height: number;
    /** Counts the leases; a report with an older number is refused. */
    readonly fence: number;
    /** 0 while nobody has the lease. */
    readonly lease_until: number;
    /** The last event of this lease that was dealt with. */
    readonly seq: number;
    readonly percent: number;
    readonly reason: string;
    readonly bay: string | null;
    readonly pickup_code: string | null;
    readonly created_at: number;
    readonly queued_at: number | null;
    readonly started_at: number | null;
    readonly ready_at: number | null;
    readonly collected_at: number | null;
  };
}
