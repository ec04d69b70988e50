import { type AccountId, ORDER_STATUS } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { deliveryOf } from '../../records/delivery/store.ts';
import { refundsOf } from '../../records/payments/refund-store.ts';
import { type PrintJobRow, jobsOf } from '../../records/printing/store.ts';
import type { Notice } from '../../records/notifications/notice.ts';

/** The facts of a notice at the time when it is sent. */
export interface NoticeFacts {
  readonly number: string;
  readonly stationId: string;
  /** The name of the station. */
  readonly station: string;
  /** How many items lie in their bays, and how many the order has. */
  readonly ready: number;
  readonly total: number;
  /** When the notice's item was laid in its bay; UTC, ms. */
  readonly readyAt: number | null;
  /** True if money goes back: a free order has no refund. */
  readonly moneyBack: boolean;
}

/** The facts of a notice. Undefined if it is not true any more, or if the order is no longer this account's. */
export async function factsOf(reader: Reader, notice: Notice, accountId: AccountId): Promise<NoticeFacts | undefined> {
  const order = await reader
    .selectFrom('orders')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .select(['orders.number', 'orders.status', 'orders.machine_id', 'machines.name'])
    .where('orders.id', '=', notice.order_id)
    .where('orders.account_id', '=', accountId)
    .executeTakeFirst();
  if (!order) return undefined;
  const jobs = (await jobsOf(reader, [notice.order_id])).filter(({ state }) => state !== 'cancelled');
  const job = jobs.find(({ id }) => id === notice.job_id);
  if (!(await isSo(reader, notice, order.status, job))) return undefined;
  const refunds = await refundsOf(reader, [notice.order_id]);
  return {
    number: order.number,
    stationId: order.machine_id,
    station: order.name,
    ready: jobs.filter(({ state }) => state === 'ready').length,
    total: jobs.length,
    readyAt: job?.ready_at ?? null,
    moneyBack: refunds.length > 0,
  };
}

/** Returns false if the notice is out of date, for example because the item was collected. */
async function isSo(
  reader: Reader,
  { kind, order_id }: Notice,
  status: number,
  job: PrintJobRow | undefined,
): Promise<boolean> {
  switch (kind) {
    case 'ready':
    case 'waiting':
      return job?.state === 'ready';
    case 'shipped': {
      const delivery = await deliveryOf(reader, order_id);
      return delivery?.received_at === null && delivery.returned_at === null;
    }
    case 'moved':
      return status === ORDER_STATUS.awaitingDelivery;
    case 'cancelled':
      return status === ORDER_STATUS.closed || status === ORDER_STATUS.invalid;
    case 'itemCancelled':
    // An answer is news, also if the customer has written again.
    case 'problem':
      return true;
  }
}
