import type { OrderId, PrintJobId } from '@cpc/domain';
import { enqueue } from '../../base/jobs/jobs.ts';
import type { Transition } from '../../base/transition.ts';
import { NOTICE_JOB } from './job-kinds.ts';
import { MANNERS, type NoticeJob, type NoticeKind } from './notice.ts';

/**
 * Puts down that an order's owner is to be told, on every browser that agreed, with the change itself: told if, and only
 * if, it happened. Nothing is put down for an owner who wants to hear nothing.
 * @param jobId the print it is about, where it is about one
 */
export async function announce(
  change: Pick<Transition, 'tx' | 'clock' | 'random'>,
  kind: NoticeKind,
  orderId: OrderId,
  jobId: PrintJobId | null = null,
): Promise<void> {
  const { tx, clock } = change;
  const browsers = await tx
    .selectFrom('push_subscriptions')
    .innerJoin('orders', 'orders.account_id', 'push_subscriptions.account_id')
    .select('push_subscriptions.id')
    .where('orders.id', '=', orderId)
    .execute();
  const until = clock.now() + MANNERS[kind].lastsMs;
  for (const { id } of browsers) {
    const payload: NoticeJob = { kind, order_id: orderId, job_id: jobId, subscription_id: id, until };
    await enqueue(tx, change, { kind: NOTICE_JOB, payload, lane: 'patient' });
  }
}
