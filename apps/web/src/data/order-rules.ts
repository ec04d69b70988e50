import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';

type Standing = Pick<OrderView, 'status' | 'payment' | 'job'>;

/** Nothing more will happen to it, but for a refund on its way. */
export function isOver({ status, payment }: Standing): boolean {
  const ended: readonly number[] = [ORDER_STATUS.finished, ORDER_STATUS.closed, ORDER_STATUS.invalid];
  return ended.includes(status) && payment !== 'refunding';
}

/** OR-02: a customer may cancel until a station has leased the job. */
export function mayCancel({ status, job }: Standing): boolean {
  if (status === ORDER_STATUS.unpaid) return true;
  return status === ORDER_STATUS.awaitingDelivery && (job === null || job === 'waiting' || job === 'queued');
}
