import type { AssetId } from '@cpc/domain';

export interface StorageTables {
  /** Stored files whose row was removed. Each file is deleted when nothing else refers to it. */
  readonly blob_leftovers: {
    readonly asset: AssetId;
    readonly since: number;
  };
}
