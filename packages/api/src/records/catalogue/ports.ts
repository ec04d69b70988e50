import type { ColourId, GoodsId, StationId, ShellId, StationState } from '@cpc/domain';

/** Pieces that can be sold now: the pieces in stock minus the held ones. */
export interface FreeStock {
  readonly goodsId: GoodsId;
  readonly shellId: ShellId;
  readonly colourId: ColourId;
  readonly free: number;
}

/** What the catalogue asks the stock module. Without `stationId`: over all stations. */
export type StockOf = (which: {
  readonly stationId?: StationId | undefined;
  readonly goodsId?: GoodsId;
}) => Promise<readonly FreeStock[]>;

/** The current state of a station and the length of its queue. */
export interface StationStatus {
  readonly state: StationState;
  /** Whether customers may order there now. */
  readonly accepts: boolean;
  /** Whether its agent was ever heard from. */
  readonly isHeard: boolean;
  /** Printer reasons as IPP keywords, worst first. */
  readonly reasons: readonly string[];
  /** The country of its shop, ISO 3166-1 alpha-2; '' if the shop has not said. */
  readonly country: string;
  /** IANA name of the zone of its opening hours. */
  readonly timeZone: string;
  /** When it opens next, if it rests outside of its hours; when it closes next, if it is open and has hours. UTC, ms. */
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  readonly maintainedUntil?: number;
  readonly waiting: number;
  /** Nothing begins until an item is picked up, so the estimate means nothing (QU-05). */
  readonly baysFull: boolean;
  readonly estimateS: number;
  /** Its shop looks at each design before it is printed. */
  readonly reviewsDesigns: boolean;
}

/** What the catalogue asks the stations and queue modules. A station missing from the answer counts as offline. */
export type StatusOf = (stations: readonly StationId[]) => Promise<ReadonlyMap<StationId, StationStatus>>;
