import type { OrderId, PrintJobId } from '@cpc/domain';

/** What a customer is told of without looking (decision 080). */
export type NoticeKind = 'ready' | 'waiting' | 'shipped' | 'cancelled' | 'itemCancelled';

export interface Notice {
  readonly kind: NoticeKind;
  readonly order_id: OrderId;
  /** The print it is about; null where it is about the whole order. */
  readonly job_id: PrintJobId | null;
}

/** Background work: one notice for one browser. */
export interface NoticeJob extends Notice {
  readonly subscription_id: string;
  /** UTC, ms; from then on it is no news any more. */
  readonly until: number;
}

const DAY_MS = 24 * 3_600_000;

interface Manner {
  readonly lastsMs: number;
  readonly urgency: 'high' | 'normal';
  /** Those of one topic and order take each other's place, on the way and on the screen. */
  readonly topic: 'pickup' | 'parcel' | 'money' | 'item';
}

export const MANNERS: Readonly<Record<NoticeKind, Manner>> = {
  ready: { lastsMs: 3 * DAY_MS, urgency: 'high', topic: 'pickup' },
  // Until the next reminder.
  waiting: { lastsMs: 3 * DAY_MS, urgency: 'normal', topic: 'pickup' },
  shipped: { lastsMs: 3 * DAY_MS, urgency: 'normal', topic: 'parcel' },
  cancelled: { lastsMs: 7 * DAY_MS, urgency: 'high', topic: 'money' },
  itemCancelled: { lastsMs: 7 * DAY_MS, urgency: 'high', topic: 'item' },
};
