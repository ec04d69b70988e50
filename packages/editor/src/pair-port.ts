import type { GoodsView } from '@cpc/contract';
import type { DesignDocument } from '@cpc/design';
import type { GoodsId } from '@cpc/domain';
import type { PendingPicture } from './ports.ts';

/** The other half of a pair, newly composed. */
export interface NewHalf {
  readonly goodsId: GoodsId;
  /** The name of the goods, for a design without a title. */
  readonly model: string;
  readonly document: DesignDocument;
  /** The pictures of it that are not yet uploaded. */
  readonly pending: readonly PendingPicture[];
  /** Empty for a design without a title. */
  readonly title: string;
  /** The customer's own half, as it is now. */
  readonly own: DesignDocument;
}

/** The other half of a pair, as it is kept. */
export interface OtherHalf {
  readonly title: string;
  /** Leaves this design, once it is saved, and opens the other half. */
  readonly open: () => void;
}

/** Pairs of cases (ED-13): what the other half can be made on, and where it is kept. */
export interface PairPort {
  /** Goods of the same category. Rejects without a network. */
  readonly goods: () => Promise<readonly GoodsView[]>;
  /** The other half of this design; null without one, and without a network. */
  readonly other: () => Promise<OtherHalf | null>;
  /** Keeps a design as the other half of this one, also without a network, and tells the customer. */
  readonly keep: (half: NewHalf) => Promise<OtherHalf>;
}
