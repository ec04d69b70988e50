import { type ActionInput, type ActionOutput, CallError, type CounterDesk } from '@cpc/contract';
import {
  COUNTER,
  onlyDigits,
  ORDER_STATUS,
  type OrderId,
  type PartnerId,
  type PaymentId,
  type PersonId,
  money,
} from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import { JOBS_TOPIC } from '../../base/jobs/jobs.ts';
import { refuseOverLimit, stoppedCash } from '../../records/debts/limit.ts';
import { lockOrder } from '../../records/orders/store.ts';
import { type ShopPerson, actorOf } from '../../records/partners/actor.ts';
import { inLimit, isInLimit, type Reach, within } from '../../records/partners/reach.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import type { With } from '../../base/services.ts';
import { transition } from '../../base/transition.ts';
import { recentCashAt } from './recent-cash.ts';
import { findRefund, moveRefund } from '../../records/payments/refund-store.ts';
import { takePayment } from '../../lifecycle/take-payment.ts';
import { findPayment } from '../../records/payments/store.ts';
import { refundIsPaid } from '../../lifecycle/follow-refund.ts';
import { closeRefunds } from '../../lifecycle/take-refunds.ts';

/** What waits at a partner's counter: customers who want to pay, and customers who get money back. */
export async function counterDesk({ db, clock }: With<'db' | 'clock'>, reach: Reach): Promise<CounterDesk> {
  const [waiting, refunds, recent, stopped] = await Promise.all([
    waitingAt(db.read, reach)
      .where('payments.state', '=', 'approving')
      .where('orders.status', '=', ORDER_STATUS.unpaid)
      .where('orders.hold_until', '>', clock.now())
      .orderBy('orders.hold_until')
      .execute(),
    refundsAt(db.read, reach).where('refunds.state', 'in', ['asked', 'pending']).orderBy('asked_at').execute(),
    recentCashAt(db.read, reach),
    stoppedHere(db.read, reach),
  ]);
  return {
    cash_stopped: stopped,
    waiting: waiting.map(({ order_id, number, code, amount, currency, hold_until, machine_name }) => {
      return { order_id, order_number: number, code, amount: money(amount, currency), hold_until, machine_name };
    }),
    refunds: refunds.map(({ id, number, amount, currency, asked_at, machine_name }) => {
      return { refund_id: id, order_number: number, amount: money(amount, currency), asked_at, machine_name };
    }),
    lately: recent,
  };
}

/** Whether a station in reach takes no cash in its currency. */
async function stoppedHere(reader: Reader, reach: Reach): Promise<boolean> {
  const currencies = (await stoppedCash(reader, reach)).map(({ currency }) => currency);
  if (currencies.length === 0) return false;
  const station = await reader
    .selectFrom('machines')
    .select('id')
    .where(within(reach))
    .where('currency', 'in', currencies)
    .executeTakeFirst();
  return station !== undefined;
}

/**
 * Staff confirm that they have the customer's cash. The order is paid in the same transaction (JN-03). A second call
 * changes nothing.
 * @throws CallError counterCodeWrong, or holdExpired, orderClosed and owesTooMuch if the cash must be handed back
 */
export async function confirmCounterPayment(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  by: ShopPerson,
  input: ActionInput<'Partner.confirmCounterPayment'>,
): Promise<ActionOutput<'Partner.confirmCounterPayment'>> {
  const { db, clock, events } = services;
  const found = await shown(db.read, by.partnerId, input);
  if (!found) throw new CallError('counterCodeWrong');
  const outcome = await db.transact(async (tx) => {
    const order = await lockOrder(tx, found.order_id);
    const payment = await findPayment(tx, { id: found.payment_id });
    if (!order || !payment || !isInLimit(by, order.machine_id)) throw new CallError('counterCodeWrong');
    const receipt = { order_number: order.number, amount: money(payment.amount, payment.currency) };
    if (payment.captured_amount !== null) return { ...receipt, already: true, stationId: order.machine_id };
    if (payment.state !== 'approving' || order.status !== ORDER_STATUS.unpaid) throw new CallError('orderClosed');
    if (clock.now() >= order.hold_until) throw new CallError('holdExpired');
    await refuseOverLimit(tx, by.partnerId, payment.currency);
    const [cash] = await take(tx, { id: payment.id, at: clock.now(), by: by.personId });
    if (!cash) throw new Error(`counter: payment ${payment.id} does not wait for cash`);
    const taken = {
      kind: 'captured',
      captureId: payment.reference ?? payment.id,
      amount: receipt.amount,
      refunds: [],
    } as const;
    const change = transition(tx, services, { actor: actorOf(by), reason: 'paid at the counter' });
    await takePayment(change, order, payment, taken);
    return { ...receipt, already: false, stationId: order.machine_id };
  });
  events.publish(JOBS_TOPIC);
  const { stationId, ...receipt } = outcome;
  events.publish(stationTopic(stationId));
  return receipt;
}

const take = prepared((tx, { id, at, by }: { readonly id: PaymentId; readonly at: number; readonly by: PersonId }) =>
  tx
    .updateTable('counter_payments')
    .set({ state: 'taken', taken_at: at, taken_by: by })
    .where('payment_id', '=', id)
    .where('state', '=', 'waiting')
    .returning('payment_id'),
);

/**
 * Staff confirm that they handed cash back. Only this makes the refund `refunded` (PY-05). @throws CallError notFound
 */
export async function refundCounter(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  by: ShopPerson,
  { refund_id }: ActionInput<'Partner.refundCounter'>,
): Promise<ActionOutput<'Partner.refundCounter'>> {
  const { db, events } = services;
  const found = await refundsAt(db.read, by).where('refunds.id', '=', refund_id).executeTakeFirst();
  if (!found) throw new CallError('notFound');
  await db.transact((tx) => handBack(tx, services, by, found));
  events.publish(stationTopic(found.machine_id));
  return { order_number: found.number, amount: money(found.amount, found.currency) };
}

async function handBack(
  tx: Tx,
  services: With<'clock' | 'random' | 'config'>,
  by: ShopPerson,
  { id, order_id }: Pick<NonNullable<Awaited<ReturnType<typeof findRefund>>>, 'id' | 'order_id'>,
): Promise<void> {
  const order = await lockOrder(tx, order_id);
  const refund = await findRefund(tx, id);
  const payment = refund && (await findPayment(tx, { id: refund.payment_id }));
  if (!order || !refund || !payment) throw new CallError('notFound');
  if (refund.state === 'refunded') return;
  const reference = refund.reference ?? `cash-${id}`;
  const moved = await moveRefund(tx, services.clock, refund, 'refunded', { reference, given_by: by.personId });
  const change = transition(tx, services, { actor: actorOf(by), reason: 'handed back at the counter' });
  await refundIsPaid(change, payment, moved);
  await closeRefunds(change, payment);
}

/** Finds the payment of a code or an order: a waiting payment, or else the last one that was taken. */
async function shown(
  reader: Reader,
  partnerId: PartnerId,
  { code: typed, order_id: orderId }: ActionInput<'Partner.confirmCounterPayment'>,
) {
  const code = typed === undefined ? undefined : onlyDigits(typed);
  const by = { partnerId, ...(code === undefined ? {} : { code }) };
  if (orderId !== undefined) return (await shownForOrder(reader, { ...by, orderId }))[0];
  if (code === undefined) return undefined;
  return (await waitingByCode(reader, by))[0] ?? (await takenByCode(reader, by))[0];
}

interface Shown {
  readonly partnerId: PartnerId;
  readonly code?: string;
}

const shownBy = (reader: Reader, { partnerId, code }: Shown) =>
  reader
    .selectFrom('counter_payments')
    .innerJoin('payments', 'payments.id', 'counter_payments.payment_id')
    .select(['payment_id', 'order_id'])
    .where('partner_id', '=', partnerId)
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy('counter_payments.state', 'desc')
    .orderBy('counter_payments.created_at', 'desc')
    .limit(1);

// The state is a literal, so that the index of the waiting codes is used. With an order, the payment must be the
// order's.
const waitingByCode = prepared((reader, by: Shown) =>
  shownBy(reader, by).where('counter_payments.state', '=', sql.lit('waiting')),
);
const takenByCode = prepared((reader, by: Shown) => shownBy(reader, by).where('counter_payments.state', '=', 'taken'));
const shownForOrder = prepared((reader, { orderId, ...by }: Shown & { readonly orderId: OrderId }) =>
  shownBy(reader, by).where('order_id', '=', orderId).where('counter_payments.state', 'in', ['waiting', 'taken']),
);

const waitingAt = (reader: Reader, reach: Reach) =>
  reader
    .selectFrom('counter_payments')
    .innerJoin('payments', 'payments.id', 'counter_payments.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .select(['payment_id', 'code', 'counter_payments.amount', 'counter_payments.currency'])
    .select(['orders.id as order_id', 'orders.number', 'hold_until', 'machines.name as machine_name'])
    .where('counter_payments.partner_id', '=', reach.partnerId)
    .where(inLimit(reach));

const refundsAt = (reader: Reader, reach: Reach) =>
  reader
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('counter_payments', 'counter_payments.payment_id', 'payments.id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .select(['refunds.id', 'refunds.order_id', 'refunds.amount', 'refunds.currency', 'refunds.asked_at'])
    .select(['orders.number', 'orders.machine_id', 'machines.name as machine_name'])
    .where('payments.provider', '=', COUNTER)
    .where('counter_payments.partner_id', '=', reach.partnerId)
    .where(inLimit(reach));
