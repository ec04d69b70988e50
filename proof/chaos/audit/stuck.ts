import { ORDER_STATUS, type PaymentState, type PrintJobState } from '@cpc/domain';
import type { Audit } from '../evidence.ts';

const UNDECIDED: readonly PaymentState[] = ['capturing', 'pending', 'refunding'];
const ON_THE_WAY: readonly PrintJobState[] = [
  'waiting',
  'review',
  'queued',
  'dispatching',
  'printing',
  'printed',
  'discharging',
  'held',
  'unsure',
];
/** A background job is overdue after this time. */
const OVERDUE_MS = 30_000;

/** No order, payment, refund, print or background job waits for something that will not happen. */
export const stuck: Audit = async ({ read, now }) => {
  const orders = await read.selectFrom('orders').select(['id', 'status', 'hold_until']).execute();
  const payments = await read.selectFrom('payments').select(['id', 'state']).where('state', 'in', UNDECIDED).execute();
  const refunds = await read
    .selectFrom('refunds')
    .select(['id', 'state'])
    .where('state', 'not in', ['refunded', 'covered'])
    .execute();
  const jobs = await read.selectFrom('print_jobs').select(['id', 'order_id', 'state', 'reason']).execute();
  const work = await read
    .selectFrom('background_jobs')
    .select(['id', 'kind', 'last_error'])
    .where('run_at', '<', now - OVERDUE_MS)
    .where('lease_until', '<', now)
    .execute();
  const over = orders.filter(
    ({ status, hold_until }) => status === ORDER_STATUS.unpaid && hold_until < now - OVERDUE_MS,
  );
  const paid = orders.filter(
    ({ status }) => status === ORDER_STATUS.awaitingDelivery || status === ORDER_STATUS.delivering,
  );
  const onTheWay = jobs.filter(({ state }) => ON_THE_WAY.includes(state));
  const statesOf = (order: string) => jobs.filter((job) => job.order_id === order).map(({ state }) => state);
  return {
    asked: 'nothing is stuck',
    counted: orders.length,
    wrong: [
      ...over.map(({ id }) => `order ${id} is unpaid after its hold`),
      ...paid.map(({ id, status }) => `order ${id} has status ${status}, its prints are ${statesOf(id).join(', ')}`),
      ...payments.map(({ id, state }) => `payment ${id} is ${state}`),
      ...refunds.map(({ id, state }) => `refund ${id} is ${state}`),
      ...onTheWay.map(({ id, state, reason }) => `print job ${id} is ${state} ${reason}`),
      ...work.map(({ kind, last_error }) => `background work ${kind} is overdue: ${last_error ?? 'never failed'}`),
    ],
  };
};
