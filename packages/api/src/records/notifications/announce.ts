import type { OrderId, PrintJobId } from '@cpc/domain';
import { enqueue } from '../../base/jobs/jobs.ts';
import type { Transition } from '../../base/transition.ts';
import { NOTICE_JOB } from './job-kinds.ts';
import { mailOrder } from './mail.ts';
import { MANNERS, type NoticeJob, type NoticeKind } from './notice.ts';

/**
 * Enqueues a notice to the order's owner for each subscribed browser, and an e-mail if there is an address. It runs in the
 * transaction of the change: they are sent if, and only if, the change is committed.
 * @param jobId the print that the notice is about, if any
 */
export async function announce(
  change: Pick<Transition, 'tx' | 'clock' | 'random'>,
  kind: NoticeKind,
  orderId: OrderId,
  jobId: PrintJobId | null = null,
): Promise<void> {
  const { tx, clock } = change;
  await mailOrder(tx, change, kind, orderId, jobId);
  const browsers = await tx
    .selectFrom('push_subscriptions')
    .innerJoin('orders', 'orders.account_id', 'push_subscriptions.account_id')
    .select('push_subscriptions.id')
    .where('orders.id', '=', orderId)
    .where('push_subscriptions.ended_at', 'is', null)
    .execute();
  const until = clock.now() + MANNERS[kind].lastsMs;
  for (const { id } of browsers) {
    const payload: NoticeJob = { kind, order_id: orderId, job_id: jobId, subscription_id: id, until };
    await enqueue(tx, change, { kind: NOTICE_JOB, payload, lane: 'patient' });
  }
}
