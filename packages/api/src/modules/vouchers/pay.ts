import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { type AccountId, ORDER_STATUS, VOUCHER } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { deliveryOf } from '../../records/delivery/store.ts';
import type { Call } from '../../base/http/call.ts';
import { itemsOf } from '../../records/orders/items.ts';
import { readGoods } from '../../records/catalogue/goods.ts';
import { type OrderRow, lockOrder } from '../../records/orders/store.ts';
import { beginPayment } from '../payments/begin.ts';
import { mapProviderError } from '../../records/payments/provider-errors.ts';
import type { Providers } from '../../records/payments/providers.ts';
import { settlePayment } from '../../lifecycle/settle-payment.ts';
import { livePayment } from '../../records/payments/store.ts';
import type { Services } from '../../base/services.ts';
import type { VoucherRow } from '../../records/vouchers/store.ts';

type Asked = ActionInput<'Voucher.pay'>;

/**
 * Pays an order with a voucher: keeps the choice, opens a payment that reserves the voucher, and settles it like any
 * other payment. A second call after a lost answer continues where the first stopped.
 * @throws CallError vouchersUnavailable, notFound, voucherUnknown, voucherUsed, voucherUnsuitable, orderClosed,
 * holdExpired or providerAway
 */
export async function payByVoucher(
  services: Services,
  providers: Providers,
  accountId: AccountId,
  asked: Asked,
  call: Pick<Call, 'origin' | 'language'>,
): Promise<ActionOutput<'Voucher.pay'>> {
  const { db } = services;
  const { order_id } = asked;
  if (!providers.has(VOUCHER)) throw new CallError('vouchersUnavailable');
  const live = await livePayment(db.read, order_id);
  const opened = live?.provider === VOUCHER && live.reference !== null;
  if (!opened) {
    await db.transact((tx) => choose(tx, accountId, asked));
    await beginPayment(services, providers, accountId, { order_id, provider: VOUCHER }, call);
  }
  const payment = await livePayment(db.read, order_id);
  const order = await db.read
    .selectFrom('orders')
    .select('id')
    .where('id', '=', order_id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!order || !payment) throw new CallError('notFound');
  const settled = await mapProviderError(services, settlePayment(services, providers, payment.id));
  if (settled?.state === 'declined' || settled?.state === 'cancelled') throw new CallError('voucherUsed');
  return { order_id, state: settled?.state ?? payment.state };
}

/** @throws CallError what {@link payByVoucher} throws */
async function choose(tx: Tx, accountId: AccountId, { order_id, voucher_id }: Asked): Promise<void> {
  const order = await lockOrder(tx, order_id, accountId);
  if (!order) throw new CallError('notFound');
  if (order.status !== ORDER_STATUS.unpaid) throw new CallError('orderClosed');
  const voucher = await tx
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', voucher_id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!voucher) throw new CallError('voucherUnknown');
  if (!(await suits(tx, order, voucher))) throw new CallError('voucherUnsuitable');
  await tx
    .insertInto('voucher_choices')
    .values({ order_id, voucher_id })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ voucher_id }))
    .execute();
}

/** A voucher pays one item that is picked up, of the offer's category, up to the offer's price (decision 051). */
async function suits(tx: Tx, order: OrderRow, { sku }: VoucherRow): Promise<boolean> {
  const [item, ...others] = await itemsOf(tx, [order.id]);
  if (!item || others.length > 0 || (await deliveryOf(tx, order.id))) return false;
  const { surface } = readGoods(item.goods);
  const offer = await tx.selectFrom('voucher_offers').selectAll().where('sku', '=', sku).executeTakeFirst();
  return (
    offer?.category === surface.category &&
    offer.currency === order.price_currency &&
    offer.amount >= order.price_amount
  );
}
