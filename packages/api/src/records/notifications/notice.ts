import type { OrderId, PrintJobId } from '@cpc/domain';

/** The events that a customer is notified of (decision 080). */
export type NoticeKind = 'ready' | 'waiting' | 'shipped' | 'moved' | 'cancelled' | 'itemCancelled' | 'problem';

export interface Notice {
  readonly kind: NoticeKind;
  readonly order_id: OrderId;
  /** The print that the notice is about; null if it is about the whole order. */
  readonly job_id: PrintJobId | null;
}

/** A background job: one notice for one browser. */
export interface NoticeJob extends Notice {
  readonly subscription_id: string;
  /** UTC, ms; after that the notice is outdated. */
  readonly until: number;
}

const DAY_MS = 24 * 3_600_000;

interface Manner {
  readonly lastsMs: number;
  readonly urgency: 'high' | 'normal';
  /** Notices with the same topic and order replace each other, on the push service and on the screen. */
  readonly topic: 'pickup' | 'parcel' | 'money' | 'item' | 'problem';
}

export const MANNERS: Readonly<Record<NoticeKind, Manner>> = {
  ready: { lastsMs: 3 * DAY_MS, urgency: 'high', topic: 'pickup' },
  // Lasts until the next reminder.
  waiting: { lastsMs: 3 * DAY_MS, urgency: 'normal', topic: 'pickup' },
  shipped: { lastsMs: 3 * DAY_MS, urgency: 'normal', topic: 'parcel' },
  moved: { lastsMs: 3 * DAY_MS, urgency: 'high', topic: 'pickup' },
  cancelled: { lastsMs: 7 * DAY_MS, urgency: 'high', topic: 'money' },
  itemCancelled: { lastsMs: 7 * DAY_MS, urgency: 'high', topic: 'item' },
  problem: { lastsMs: 7 * DAY_MS, urgency: 'normal', topic: 'problem' },
};
