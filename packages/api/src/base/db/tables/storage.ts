import type { AssetId } from '@cpc/domain';

export interface StorageTables {
  /** Stored files that a row has let go of. Each is removed once nothing else refers to it. */
  readonly blob_leftovers: {
    readonly asset: AssetId;
    readonly since: number;
  };
}
