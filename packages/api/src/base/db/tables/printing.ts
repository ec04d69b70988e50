import type { PrintDecision } from '@cpc/contract';
import type { InkSpace } from '@cpc/design';
import type {
  AssetId,
  MachineId,
  OrderId,
  OrderItemId,
  PartnerId,
  PersonId,
  PrintJobId,
  PrintJobState,
  TestPrintState,
} from '@cpc/domain';

type LateNews = NonNullable<PrintDecision['later']>;

export interface PrintingTables {
  readonly print_jobs: {
    readonly id: PrintJobId;
    readonly order_id: OrderId;
    /** One job an item (OR-10). */
    readonly item_id: OrderItemId;
    /** The item's line: an order's items are printed in that order. */
    readonly line: number;
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
    /** Six figures, made with the lease: the station learns how to check them before it prints (QU-02). */
    readonly pickup_code: string | null;
    /** The same, signed, as a QR carries it. */
    readonly pickup_token: string | null;
    /** What its station knows the code by. */
    readonly pickup_check: string | null;
    readonly created_at: number;
    readonly queued_at: number | null;
    readonly started_at: number | null;
    readonly ready_at: number | null;
    readonly collected_at: number | null;
    /** When its owner was last told that it lies there (QU-03). */
    readonly reminded_at: number | null;
    /** When the partner took it out of its bay to keep it. */
    readonly set_aside_at: number | null;
  };
  /** The pair by which a station's pickup codes are signed; the station has the public half alone. */
  readonly station_pickup_keys: {
    readonly machine_id: MachineId;
    /** SPKI and PKCS #8, DER in base64url. */
    readonly public_key: string;
    readonly private_key: string;
    readonly created_at: number;
  };
  /** What a person decided about a print nobody could tell of, once a lease (PA-06). */
  readonly print_decisions: {
    readonly job_id: PrintJobId;
    readonly fence: number;
    /** Which had that print; the one made anew may be moved to another. */
    readonly machine_id: MachineId;
    readonly partner_id: PartnerId;
    /** Who of the shop; null in what was decided before people had logins of their own. */
    readonly person_id: PersonId | null;
    readonly decision: 'printed' | 'reprint' | 'cancel';
    readonly piece: 'used' | 'unused';
    readonly reason: string;
    readonly at: number;
    /** What became of that print all the same; null while nothing was heard of it. */
    readonly later: LateNews | null;
  };
  /** One row: when leases were last looked after, by whichever server process. */
  readonly lease_sweeps: {
    readonly id: number;
    readonly at: number;
  };
  /** How a machine prints beside where it should, each measurement a row; the last one holds (SA-06). */
  readonly machine_calibrations: {
    readonly machine_id: MachineId;
    readonly version: number;
    /** JSON of a Calibration. */
    readonly calibration: string;
    readonly actor: string;
    readonly at: number;
  };
  /** The ICC profiles a machine was measured for, one after the other; that which has not ended holds (SA-06). */
  readonly machine_profiles: {
    readonly machine_id: MachineId;
    readonly version: number;
    readonly asset: AssetId;
    /** What its file was called. */
    readonly name: string;
    /** JSON of ProfileFacts. */
    readonly facts: string;
    /** Who uploaded it. */
    readonly person_id: PersonId;
    readonly at: number;
    /** Of one that was refused, or is still being stored, the time it came. */
    readonly ended_at: number | null;
    /** When its file was thrown away; null while it may be there. */
    readonly dropped_at: number | null;
  };
  /** Pages of marks or of patches, printed to measure a machine by; of no order. */
  readonly test_prints: {
    readonly id: PrintJobId;
    readonly machine_id: MachineId;
    readonly state: TestPrintState;
    /** JSON of the PrintSettings it is made by. */
    readonly settings: string;
    /** In whose numbers a chart's patches are; null for marks. */
    readonly chart: InkSpace | null;
    readonly slot: string | null;
    readonly file: AssetId | null;
    readonly fence: number;
    readonly lease_until: number;
    readonly seq: number;
    readonly percent: number;
    readonly reason: string;
    readonly created_at: number;
  };
}
