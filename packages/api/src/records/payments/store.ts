import {
  type OrderId,
  PAYMENT_TABLE,
  type PaymentEvent,
  type PaymentId,
  type PaymentState,
  stateAfter,
} from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { prepared, preparedFor } from '../../base/db/prepared.ts';
import type { Transition } from '../../base/transition.ts';
import { record } from '../orders/history.ts';
import type { PaymentsTables } from '../../base/db/tables/payments.ts';

export type PaymentRow = Selectable<PaymentsTables['payments']>;

type Facts = Partial<
  Pick<
    PaymentRow,
    | 'reference'
    | 'approve_url'
    | 'capture_id'
    | 'captured_amount'
    | 'captured_currency'
    | 'fee_amount'
    | 'capture_fence'
    | 'capture_until'
    | 'late'
    | 'vouched_by'
    | 'vouched_capture'
  >
>;

/** States of payments that ended without money. */
const OVER: readonly PaymentState[] = ['declined', 'cancelled'];
export const isOver = ({ state }: PaymentRow): boolean => OVER.includes(state);

/** The values of a payment that has just changed its state: not asked about, not being captured, not doubted. */
export const NOT_ASKED = {
  asks: 0,
  ask_at: 0,
  unanswered: 0,
  capture_until: 0,
  doubted_at: null,
  vouched_by: null,
  vouched_capture: null,
} as const;

/** The order's payment that is neither over nor late, if there is one. */
export async function livePayment(reader: Reader, orderId: OrderId): Promise<PaymentRow | undefined> {
  const [payment] = await notOver(reader, { orderId });
  return payment;
}

const notOver = prepared((reader, { orderId }: { readonly orderId: OrderId }) =>
  reader
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'not in', OVER)
    .where('late', '=', 0),
);

/** The payments of orders: the one that is neither over nor late first, then the latest attempt. */
export const paymentsOf = preparedFor((reader, orderIds: readonly OrderId[]) =>
  reader
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy((payment) => payment.case().when('state', 'in', OVER).then(1).else(payment.ref('late')).end())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);

type PaymentKey = { readonly id: PaymentId } | { readonly reference: string } | { readonly captureId: string };

export async function findPayment(reader: Reader, by: PaymentKey): Promise<PaymentRow | undefined> {
  const [payment] = await paymentBy(reader, by);
  return payment;
}

const paymentBy = prepared((reader, by: PaymentKey) => {
  const query = reader.selectFrom('payments').selectAll();
  if ('id' in by) return query.where('id', '=', by.id);
  if ('reference' in by) return query.where('reference', '=', by.reference);
  return query.where('capture_id', '=', by.captureId);
});

/**
 * The order must be locked.
 * @throws Error if the state table does not allow the event
 */
export async function movePayment(
  change: Transition,
  payment: PaymentRow,
  event: PaymentEvent,
  facts: Facts = {},
): Promise<PaymentRow> {
  const to = stateAfter(PAYMENT_TABLE, payment.state, event);
  const changes = { ...NOT_ASKED, ...facts, state: to, changed_at: change.clock.now() };
  const [moved] = await updatePayment(change.tx, { id: payment.id, from: payment.state, changes });
  if (!moved) throw new Error(`payment ${payment.id} is no longer in state ${payment.state}`);
  await record(change, { orderId: payment.order_id, machine: 'payment', event, from: payment.state, to });
  return { ...payment, ...changes };
}

interface PaymentChange extends Pick<PaymentRow, 'id'> {
  readonly from: PaymentState;
  readonly changes: Partial<PaymentRow>;
}

const updatePayment = prepared((tx, { id, from, changes }: PaymentChange) =>
  tx.updateTable('payments').set(changes).where('id', '=', id).where('state', '=', from).returning('id'),
);
