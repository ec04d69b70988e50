import type { GoodsId, StationId } from '@cpc/domain';
import type { ShowToast } from '@cpc/ui';
import type { WorkSync } from './work-sync.ts';

/** Where a design is made whose pair is asked for. */
export interface PairPlace {
  readonly goodsId: GoodsId;
  readonly stationId: StationId | null;
  readonly sync: WorkSync;
  readonly toast: ShowToast;
}
