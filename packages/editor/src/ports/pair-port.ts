import type { GoodsView } from '@cpc/contract';
import type { DesignDocument } from '@cpc/design';
import type { AssetId, GoodsId } from '@cpc/domain';
import type { RoomsPort } from './room-port.ts';

/** The other half of a pair, newly composed. */
export interface NewHalf {
  readonly goodsId: GoodsId;
  /** The name of the goods, for a design without a title. */
  readonly model: string;
  readonly document: DesignDocument;
  /** The pictures of it that are not yet uploaded. */
  readonly pending: readonly { readonly asset: AssetId; readonly file: Blob }[];
  /** Empty for a design without a title. */
  readonly title: string;
  /** The customer's own half, as it is now. */
  readonly own: DesignDocument;
  /** What the customer is told, already translated. */
  readonly words: {
    readonly made: string;
    /** The other half waits on the device for the network. */
    readonly madeAway: string;
    /** What opens the other half. */
    readonly open: string;
  };
}

/** The other half of a pair, as it is kept. */
export interface OtherHalf {
  readonly title: string;
  /** Leaves this design, once it is saved, and opens the other half; none while that waits on the device. */
  readonly open?: () => void;
}

/** Pairs of cases (ED-13): what the other half can be made on, and where it is kept. */
export interface PairPort {
  /** Goods of the same category. Rejects without a network. */
  readonly goods: () => Promise<readonly GoodsView[]>;
  /** The other half of this design; null without one, and without a network. */
  readonly other: () => Promise<OtherHalf | null>;
  /** Keeps a design as the other half of this one, also without a network, and tells the customer. */
  readonly keep: (half: NewHalf) => Promise<OtherHalf>;
  /** Rooms in which two people make a pair together. */
  readonly rooms: RoomsPort;
}
