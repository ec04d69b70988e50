import type { GoodsId, WishId } from '@cpc/domain';
import { DAY_MS } from '../../base/ports/clock.ts';

/** How long the news is worth sending. */
export const WISH_NOTICE_LASTS_MS = 3 * DAY_MS;

/** A background job: tells one browser that a station has what its owner waited for. */
export interface WishNoticeJob {
  readonly subscription_id: string;
  readonly wish_id: WishId;
  readonly goods_id: GoodsId;
  /** UTC, ms; after that the notice is outdated. */
  readonly until: number;
}

/** A background job: tells it by a text message to the confirmed number. */
export type WishTextJob = Pick<WishNoticeJob, 'wish_id' | 'goods_id' | 'until'>;
