import type { StationId } from '@cpc/domain';

export interface BaysTables {
  /** The bays of each station; its row is locked while an item gets its bay. */
  readonly station_bays: {
    readonly machine_id: StationId;
    /** JSON of Bay[] in the order of the shop; null: the usual bays. */
    readonly bays: string | null;
    /** Counts the transactions that locked it. */
    readonly version: number;
  };
}
