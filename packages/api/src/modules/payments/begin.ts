import { type ActionOutput, CallError } from '@cpc/contract';
import { type AccountId, COUNTER, ORDER_STATUS, type OrderId, type PaymentId, brand, money } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { Call } from '../../base/http/call.ts';
import { record } from '../../records/orders/history.ts';
import { type OrderRow, findOrder, holdWhilePaying, lockOrder } from '../../records/orders/store.ts';
import type { ApiConfig, Services, With } from '../../base/services.ts';
import { transition } from '../../base/transition.ts';
import { takesCash } from '../../records/debts/limit.ts';
import { sellerOf } from '../../records/ledger/rates.ts';
import { cancelPayment } from './cancel.ts';
import { paysOnline } from '../../records/payments/online.ts';
import { mapProviderError } from '../../records/payments/provider-errors.ts';
import type { PaymentProvider } from '../../records/payments/provider.ts';
import type { Providers } from '../../records/payments/providers.ts';
import { NOT_ASKED, type PaymentRow, findPayment, livePayment, movePayment } from '../../records/payments/store.ts';

/** `provider` is the name of a provider that the server has. The contract limits what customers may name. */
interface BeginInput {
  readonly order_id: OrderId;
  readonly provider?: string | undefined;
}

/**
 * Opens a payment for an unpaid order, or continues the open one. Repeated calls give an order one live payment, and
 * one order at the provider. Choosing another way to pay ends the earlier payment.
 * @throws CallError notFound, payAtCounter, cashStopped, orderClosed, holdExpired, conflict while money is on its way, or
 * providerAway
 */
export async function beginPayment(
  services: Services,
  providers: Providers,
  accountId: AccountId,
  { order_id: orderId, provider: name = 'paypal' }: BeginInput,
  { origin, language }: Pick<Call, 'origin' | 'language'>,
): Promise<ActionOutput<'Payment.begin'>> {
  const { db, config } = services;
  const provider = providers.get(name);
  if (!provider) throw new CallError('payAtCounter');
  await endOther(services, providers, accountId, orderId, name);
  const { order, payment } = await db.transact((tx) => openPayment(tx, services, provider, accountId, orderId));
  if (payment.state !== 'created' && payment.state !== 'approving') throw new CallError('conflict');
  if (payment.approve_url !== null) return { approve_url: payment.approve_url, hold_until: order.hold_until };

  const shop = shopAddress(config, origin);
  const { reference, approveUrl } = await mapProviderError(
    services,
    provider.initiate({
      paymentId: payment.id,
      orderId,
      orderNumber: order.number,
      amount: money(payment.amount, payment.currency),
      description: `Order ${order.number}`,
      shopUrl: shop,
      returnUrl: `${shop}/paypal/return`,
      cancelUrl: `${shop}/paypal/cancel`,
      language,
    }),
  );
  await db.transact((tx) => keepReference(tx, services, payment, reference, approveUrl));
  return { approve_url: approveUrl, hold_until: order.hold_until };
}

/** Ends a payment with another provider. That provider is asked first: the money may have been captured. */
async function endOther(
  services: Services,
  providers: Providers,
  accountId: AccountId,
  orderId: OrderId,
  name: string,
): Promise<void> {
  const { db } = services;
  const live = await livePayment(db.read, orderId);
  if (!live || live.provider === name) return;
  if (live.reference !== null) {
    const order = await findOrder(db.read, orderId);
    if (order?.account_id === accountId) await cancelPayment(services, providers, live.reference, accountId);
    return;
  }
  await db.transact(async (tx) => {
    if (!(await lockOrder(tx, orderId, accountId))) throw new CallError('notFound');
    const payment = await findPayment(tx, { id: live.id });
    const change = transition(tx, services, { actor: 'customer', reason: 'another way to pay was chosen' });
    if (payment?.state === 'created') await movePayment(change, payment, 'cancelled');
  });
}

async function openPayment(
  tx: Tx,
  services: With<'clock' | 'random' | 'config'>,
  provider: PaymentProvider,
  accountId: AccountId,
  orderId: OrderId,
): Promise<{ readonly order: OrderRow; readonly payment: PaymentRow }> {
  const order = await lockOrder(tx, orderId, accountId);
  if (!order) throw new CallError('notFound');
  if (order.status !== ORDER_STATUS.unpaid) throw new CallError('orderClosed');
  if (services.clock.now() >= order.hold_until) throw new CallError('holdExpired');
  const live = await livePayment(tx, orderId);
  if (live && live.provider !== provider.name) throw new CallError('conflict');
  if (live) return { order, payment: live };
  if (provider.name === 'paypal' && !paysOnline(services.config, order.price_currency))
    throw new CallError('payAtCounter');
  if (provider.name === COUNTER && !(await takesCash(tx, await sellerOf(tx, order), order.price_currency)))
    throw new CallError('cashStopped');
  return { order: await holdWhilePaying(tx, order), payment: await insertPayment(tx, services, provider, order) };
}

/**
 * In a demo a phone may have reached the shop by the server's IP address, and keeps its login there. Production has one
 * address.
 */
function shopAddress({ production, publicUrl }: ApiConfig, origin: string | undefined): string {
  return !production && origin !== undefined && /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : publicUrl;
}

async function insertPayment(
  tx: Tx,
  services: With<'clock' | 'random' | 'config'>,
  provider: PaymentProvider,
  order: OrderRow,
): Promise<PaymentRow> {
  const { clock, random } = services;
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
    captured_amount: null,
    captured_currency: null,
    fee_amount: null,
    created_at: now,
    changed_at: now,
    ...NOT_ASKED,
    capture_fence: 0,
    late: 0,
  };
  await insertRow(tx, payment);
  const step = { machine: 'payment', event: 'created', from: '', to: 'created' } as const;
  await record(transition(tx, services, BEGUN), { orderId: order.id, ...step });
  return payment;
}

const BEGUN = { actor: 'customer', reason: 'payment begun' } as const;

const insertRow = prepared((tx, payment: PaymentRow) => tx.insertInto('payments').values(payment));

/** @throws CallError holdExpired if the order ended while the provider was asked */
async function keepReference(
  tx: Tx,
  services: With<'clock' | 'random' | 'config'>,
  { id, order_id }: PaymentRow,
  reference: string,
  approveUrl: string,
): Promise<void> {
  await lockOrder(tx, order_id);
  const payment = await findPayment(tx, { id });
  if (payment?.state === 'created') {
    const facts = { reference, approve_url: approveUrl };
    await movePayment(transition(tx, services, BEGUN), payment, 'initiated', facts);
  } else if (payment?.reference !== reference) throw new CallError('holdExpired');
}
