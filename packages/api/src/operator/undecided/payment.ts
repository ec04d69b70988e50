import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { money, type PersonId, VOUCHER } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import { isUniqueViolation } from '../../base/db/unique.ts';
import { JOBS_TOPIC } from '../../base/jobs/jobs.ts';
import type { Services, With } from '../../base/services.ts';
import { type Transition, transition } from '../../base/transition.ts';
import { refetch } from '../../lifecycle/settle-payment.ts';
import { takePayment } from '../../lifecycle/take-payment.ts';
import { lockShopRow } from '../../modules/partners/people/lock.ts';
import { allowed, deciding, refuseOwn } from '../../records/deciding/deciding.ts';
import { sellerOf } from '../../records/ledger/rates.ts';
import { findOrder, lockOrder, type OrderRow } from '../../records/orders/store.ts';
import { noteDeed } from '../../records/partners/deeds.ts';
import { mapProviderError } from '../../records/payments/provider-errors.ts';
import type { Providers } from '../../records/payments/providers.ts';
import { findPayment, movePayment, type PaymentRow } from '../../records/payments/store.ts';
import { stationTopic } from '../../records/queue/topic.ts';
import { required } from '../shops/shops.ts';
import { askedOf } from './asked.ts';

type Decided = ActionInput<'Operator.decidePayment'>;
type Outcome = ActionOutput<'Operator.decidePayment'>;

/**
 * Decides about a payment whose outcome nobody knows (PY-04). Its money pays the order as if the provider had said so. If
 * the provider reports money of a payment that counts as not made, it pays the order or goes back (decision 077).
 * A voucher is not decided: only its platform knows whether it is spent.
 * @throws CallError notFound, conflict if it is not in doubt any more, fieldEmpty, fieldIncorrect for a capture that cannot
 * be this payment's, ownMoney, sameOperator or tiedOperators
 */
export async function decidePayment(
  services: With<'db' | 'clock' | 'random' | 'config' | 'events'>,
  by: PersonId,
  { payment_id, paid, evidence = '', reason: typed }: Decided,
): Promise<Outcome> {
  const { db, events } = services;
  const reason = required(typed);
  const capture = evidence.trim().toUpperCase();
  if (paid && capture === '') throw new CallError('fieldEmpty', { field: 'evidence' });
  const { order, shop } = await orderOf(db.read, payment_id);
  const decide = async (tx: Tx) => {
    await lockShopRow(tx, shop);
    const locked = await lockOrder(tx, order.id);
    const payment = await findPayment(tx, { id: payment_id });
    if (!locked || !payment?.doubted_at || payment.provider === VOUCHER) throw new CallError('conflict');
    const deed = { by, partnerId: shop, reason: `${order.number}: ${reason}` };
    const change = transition(tx, services, { actor: `operator ${by}`, reason });
    if (!paid) {
      await refuseOwn(tx, services, 'decidePayment', by, [{ partner_id: shop }]);
      await noteDeed(tx, services, { ...deed, event: 'paymentUnpaid' });
      await vouch(tx, payment, { vouched_by: null, vouched_capture: null });
      return (await movePayment(change, payment, 'declined')).state;
    }
    await refuseOthers(tx, payment, capture);
    // Who names another capture is the first to name that one.
    const first = payment.vouched_capture === capture ? payment.vouched_by : null;
    const { verdict } = await deciding(tx, services, by, [shop]);
    if (allowed(verdict('decidePayment', askedOf(shop, payment, first))) === 'first') {
      await vouch(tx, payment, { vouched_by: by, vouched_capture: capture });
      await noteDeed(tx, services, { ...deed, event: 'paymentChecked' });
      return payment.state;
    }
    await noteDeed(tx, services, { ...deed, event: 'paymentPaid' });
    return take(change, locked, payment, { by, capture });
  };
  const state = await db.transact(decide).catch((error: unknown) => {
    // Another operator named the same capture for another payment at this moment.
    throw isUniqueViolation(error) ? new CallError('fieldIncorrect', { field: 'evidence' }) : error;
  });
  events.publish(JOBS_TOPIC);
  events.publish(stationTopic(order.machine_id));
  return { payment_id, state };
}

/** Asks the provider, and follows what it says. @throws CallError notFound or unavailable */
export async function askProvider(
  services: Services,
  providers: Providers,
  { payment_id }: ActionInput<'Operator.askProvider'>,
): Promise<Outcome> {
  const payment = await findPayment(services.db.read, { id: payment_id });
  if (!payment) throw new CallError('notFound');
  // Not `providerAway`: that one promises that no money moved.
  const asked = await mapProviderError(services, refetch(services, providers, payment), 'unavailable');
  return { payment_id, state: (asked ?? payment).state };
}

async function orderOf(reader: Reader, id: Decided['payment_id']) {
  const payment = await findPayment(reader, { id });
  const order = payment && (await findOrder(reader, payment.order_id));
  if (!order) throw new CallError('notFound');
  return { order, shop: await sellerOf(reader, order) };
}

/** One capture pays one order. What the provider has told of this payment's capture counts; its own id is not one. */
async function refuseOthers(reader: Reader, payment: PaymentRow, captureId: string): Promise<void> {
  const known = await findPayment(reader, { captureId });
  const isOther = (known && known.id !== payment.id) || payment.reference === captureId;
  if (isOther || (payment.capture_id !== null && payment.capture_id !== captureId))
    throw new CallError('fieldIncorrect', { field: 'evidence' });
}

type Vouched = Pick<PaymentRow, 'vouched_by' | 'vouched_capture'>;
const vouch = (tx: Tx, { id }: PaymentRow, vouched: Vouched) =>
  tx.updateTable('payments').set(vouched).where('id', '=', id).execute();

/** The fee is not known: the provider has not reported it. */
async function take(
  change: Transition,
  order: OrderRow,
  payment: PaymentRow,
  { by, capture }: { readonly by: PersonId; readonly capture: string },
) {
  const amount = money(payment.amount, payment.currency);
  const taken = await takePayment(change, order, payment, {
    kind: 'captured',
    captureId: capture,
    amount,
    refunds: [],
  });
  // What operators let a shop have adds up (OP-06).
  await vouch(change.tx, payment, { vouched_by: by, vouched_capture: capture });
  return taken.state;
}
