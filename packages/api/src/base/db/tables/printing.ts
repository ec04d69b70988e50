import type { PrintDecision } from '@cpc/contract';
import type { InkSpace } from '@cpc/design';
import type {
  AssetId,
  GoodsId,
  StationId,
  OrderId,
  OrderItemId,
  PartnerId,
  PersonId,
  PrintJobId,
  PrintJobState,
  RefusalReason,
  ReprintId,
  ReviewDecision,
  TestPrintState,
} from '@cpc/domain';

type LateNews = NonNullable<PrintDecision['later']>;

export interface PrintingTables {
  readonly print_jobs: {
    readonly id: PrintJobId;
    readonly order_id: OrderId;
    /** One job per item (OR-10). */
    readonly item_id: OrderItemId;
    /** The item's line: an order's items are printed in that order. */
    readonly line: number;
    readonly number: string;
    readonly machine_id: StationId;
    readonly state: PrintJobState;
    /** Blob of the print file; null until it is rendered. */
    readonly file: AssetId | null;
    /** JSON of the PrintSettings that the file is made with, frozen with the job. */
    readonly settings: string;
    /** Trim size in mm. */
    readonly width: number;
    readonly height: number;
    /** Counts the leases; a report with an older number is refused. */
    readonly fence: number;
    /** 0 while no agent has the lease. */
    readonly lease_until: number;
    /** The last handled event of this lease. */
    readonly seq: number;
    readonly percent: number;
    readonly reason: string;
    readonly bay: string | null;
    /** Six digits, made with the lease: the station learns how to check them before it prints (QU-02). */
    readonly pickup_code: string | null;
    /** The signed form of the code, as a QR code contains it. */
    readonly pickup_token: string | null;
    /** The value by which the station checks the code. */
    readonly pickup_check: string | null;
    readonly created_at: number;
    /** When its file was made: since then it waits for a look at its design, or for its printer. */
    readonly queued_at: number | null;
    readonly started_at: number | null;
    readonly ready_at: number | null;
    readonly collected_at: number | null;
    /** When its owner was last reminded to pick it up (QU-03). */
    readonly reminded_at: number | null;
    /** When the partner took it out of its bay and put it aside. */
    readonly set_aside_at: number | null;
    /** The request that settled its order; the agent's log and calls name it (RL-05). */
    readonly request_id: string | null;
    /** The latest reprint that a person asked for (PA-11): the item was finished once before. */
    readonly reprint_id: ReprintId | null;
  };
  /** The key pair that signs a station's pickup codes; the station has only the public key. */
  readonly station_pickup_keys: {
    readonly machine_id: StationId;
    /** SPKI and PKCS #8, DER in base64url. */
    readonly public_key: string;
    readonly private_key: string;
    readonly created_at: number;
  };
  /** The decision of a person about a print whose result was unknown, once per lease (PA-06). */
  readonly print_decisions: {
    readonly job_id: PrintJobId;
    readonly fence: number;
    /** The station of that print; the new print may be moved to another station. */
    readonly machine_id: StationId;
    readonly partner_id: PartnerId;
    /** The person of the shop. */
    readonly person_id: PersonId;
    readonly decision: 'printed' | 'reprint' | 'cancel';
    readonly piece: 'used' | 'unused';
    readonly reason: string;
    readonly at: number;
    /** What the station reported about that print after the decision; null while it reported nothing. */
    readonly later: LateNews | null;
  };
  /** What people of a shop decided about designs before their print (AI-05). The words end with the account (SN-07). */
  readonly design_reviews: {
    readonly id: string;
    readonly job_id: PrintJobId;
    readonly order_id: OrderId;
    readonly item_id: OrderItemId;
    readonly partner_id: PartnerId;
    readonly person_id: PersonId;
    /** The content of the design and the goods it is on: the same design is known again. */
    readonly document_hash: string;
    readonly goods_id: GoodsId;
    readonly decision: ReviewDecision;
    /** Null if it was approved. */
    readonly reason: RefusalReason | null;
    /** What the person adds for the customer; '' for nothing. */
    readonly words: string;
    readonly at: number;
  };
  /** One row: when any server process last checked the leases. */
  readonly lease_sweeps: {
    readonly id: number;
    readonly at: number;
  };
  /** How far a station prints off its target, one row per measurement; the last one is in force (SA-06). */
  readonly machine_calibrations: {
    readonly machine_id: StationId;
    readonly version: number;
    /** JSON of a Calibration. */
    readonly calibration: string;
    readonly actor: string;
    readonly at: number;
  };
  /** The ICC profiles that a station was measured for; the one that has not ended is in force (SA-06). */
  readonly machine_profiles: {
    readonly machine_id: StationId;
    readonly version: number;
    readonly asset: AssetId;
    /** The name of the uploaded file. */
    readonly name: string;
    /** JSON of ProfileFacts. */
    readonly facts: string;
    /** The person who uploaded it. */
    readonly person_id: PersonId;
    readonly at: number;
    /** For a profile that was refused or is still being stored: the time of its upload. */
    readonly ended_at: number | null;
    /** When its file was deleted; null while the file may exist. */
    readonly dropped_at: number | null;
  };
  /** Pages of marks or of patches, printed to measure a station. They belong to no order. */
  readonly test_prints: {
    readonly id: PrintJobId;
    readonly machine_id: StationId;
    readonly state: TestPrintState;
    /** JSON of the PrintSettings that the page is made with. */
    readonly settings: string;
    /** The colour space of a chart's patches; null for marks. */
    readonly chart: InkSpace | null;
    readonly slot: string | null;
    readonly file: AssetId | null;
    readonly fence: number;
    readonly lease_until: number;
    readonly seq: number;
    readonly percent: number;
    readonly reason: string;
    readonly created_at: number;
    /** JSON array of the parts of a page of marks that a person saw; null before the answer. */
    readonly seen: string | null;
  };
}
