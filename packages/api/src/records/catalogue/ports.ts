import type { ColourId, GoodsId, MachineId, ShellId, StationState } from '@cpc/domain';

/** Pieces that may be sold now: what is there less what is held. */
export interface FreeStock {
  readonly goodsId: GoodsId;
  readonly shellId: ShellId;
  readonly colourId: ColourId;
  readonly free: number;
}

/** What the catalogue asks of the stock module. Without a machine, over all machines. */
export type StockOf = (which: {
  readonly machineId?: MachineId | undefined;
  readonly goodsId?: GoodsId;
}) => Promise<readonly FreeStock[]>;

/** How a station is now, and how long its queue. */
export interface MachineStatus {
  readonly state: StationState;
  /** Printer reasons as IPP keywords, worst first. */
  readonly reasons: readonly string[];
  readonly waiting: number;
  readonly estimateS: number;
}

/** What the catalogue asks of the stations and queue modules; a machine left out of the answer counts as offline. */
export type StatusOf = (machines: readonly MachineId[]) => Promise<ReadonlyMap<MachineId, MachineStatus>>;
