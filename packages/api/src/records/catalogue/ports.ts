import type { ColourId, GoodsId, MachineId, ShellId, StationState } from '@cpc/domain';

/** Pieces that can be sold now: the pieces in stock minus the held ones. */
export interface FreeStock {
  readonly goodsId: GoodsId;
  readonly shellId: ShellId;
  readonly colourId: ColourId;
  readonly free: number;
}

/** What the catalogue asks the stock module. Without `machineId`: over all machines. */
export type StockOf = (which: {
  readonly machineId?: MachineId | undefined;
  readonly goodsId?: GoodsId;
}) => Promise<readonly FreeStock[]>;

/** The current state of a station and the length of its queue. */
export interface MachineStatus {
  readonly state: StationState;
  /** Printer reasons as IPP keywords, worst first. */
  readonly reasons: readonly string[];
  readonly waiting: number;
  readonly estimateS: number;
}

/** What the catalogue asks the stations and queue modules. A machine missing from the answer counts as offline. */
export type StatusOf = (machines: readonly MachineId[]) => Promise<ReadonlyMap<MachineId, MachineStatus>>;
