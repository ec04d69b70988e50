import { type ActionOutput, CallError } from '@cpc/contract';
import { type AccountId, ORDER_STATUS, type OrderId, type PaymentId, brand, money } from '@cpc/domain';
import type { Tx } from '../db/database.ts';
import type { Call } from '../http/call.ts';
import { record } from '../orders/history.ts';
import { type OrderRow, lockOrder } from '../orders/store.ts';
import type { ApiConfig, Services } from '../services.ts';
import { orAway } from './or-away.ts';
import type { PaymentProvider } from './provider.ts';
import { type PaymentRow, findPayment, livePayment, movePayment } from './store.ts';

/**
 * Opens a payment for an unpaid order, or goes on with the one that is open: however often it is tapped, an order has
 * one live payment, and the provider one order for it.
 * @throws CallError notFound, orderClosed, holdExpired, conflict while money is on its way, or providerAway
 */
export async function beginPayment(
  services: Services,
  provider: PaymentProvider,
  accountId: AccountId,
  orderId: OrderId,
  { origin, language }: Pick<Call, 'origin' | 'language'>,
): Promise<ActionOutput<'Payment.begin'>> {
  const { db, clock, config } = services;
  const shop = shopAddress(config, origin);
  const { order, payment } = await db.transact(async (tx) => {
    const locked = await lockOrder(tx, orderId, accountId);
    if (!locked) throw new CallError('notFound');
    if (locked.status !== ORDER_STATUS.unpaid) throw new CallError('orderClosed');
    if (clock.now() >= locked.hold_until) throw new CallError('holdExpired');
    return {
      order: locked,
      payment: (await livePayment(tx, orderId)) ?? (await insertPayment(tx, services, provider, locked)),
    };
  });
  if (payment.state !== 'created' && payment.state !== 'approving') throw new CallError('conflict');
  if (payment.approve_url !== null) return { approve_url: payment.approve_url, hold_until: order.hold_until };

  const { reference, approveUrl } = await orAway(
    provider.initiate({
      paymentId: payment.id,
      orderNumber: order.number,
      amount: money(payment.amount, payment.currency),
      description: `Order ${order.number}`,
      returnUrl: `${shop}/paypal/return`,
      cancelUrl: `${shop}/paypal/cancel`,
      language,
    }),
  );
  await db.transact((tx) => keepReference(tx, services, payment, reference, approveUrl));
  return { approve_url: approveUrl, hold_until: order.hold_until };
}

/** In a demo a phone may have come by this machine's number, and keeps its login there; in production there is one address. */
function shopAddress({ production, publicUrl }: ApiConfig, origin: string | undefined): string {
  return !production && origin !== undefined && /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : publicUrl;
}

async function insertPayment(
  tx: Tx,
  { clock, random }: Services,
  provider: PaymentProvider,
  order: OrderRow,
): Promise<PaymentRow> {
  const now = clock.now();
  const payment: PaymentRow = {
    id: brand<PaymentId>(random.id()),
    order_id: order.id,
    provider: provider.name,
    reference: null,
    approve_url: null,
    state: 'created',
    amount: order.price_amount,
    currency: order.price_currency,
    capture_id: null,
    refund_id: null,
    created_at: now,
    changed_at: now,
  };
  await tx.insertInto('payments').values(payment).execute();
  await record(
    tx,
    { orderId: order.id, machine: 'payment', event: 'created', from: '', to: 'created' },
    { actor: 'customer', cause: 'payment begun' },
    now,
  );
  return payment;
}

/** @throws CallError holdExpired when the order ended while the provider was asked */
async function keepReference(
  tx: Tx,
  { clock }: Services,
  { id, order_id }: PaymentRow,
  reference: string,
  approveUrl: string,
): Promise<void> {
  await lockOrder(tx, order_id);
  const payment = await findPayment(tx, { id });
  if (payment?.state === 'created') {
    await movePayment(
      tx,
      clock,
      payment,
      'initiated',
      { actor: 'customer', cause: 'payment begun' },
      { reference, approve_url: approveUrl },
    );
  } else if (payment?.reference !== reference) throw new CallError('holdExpired');
}
