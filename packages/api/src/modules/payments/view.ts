import { type OrderView, PAYMENT_PROVIDERS } from '@cpc/contract';
import { money, ORDER_STATUS } from '@cpc/domain';
import type { OrderRow } from '../../records/orders/store.ts';
import type { PromisedRefund } from '../../records/payments/refund-store.ts';
import type { PaymentRow } from '../../records/payments/store.ts';

type MoneyView = Pick<
  OrderView,
  'payment_provider' | 'payment_in_doubt' | 'discount' | 'coupon_code' | 'promotion_number' | 'refunded' | 'refunds'
>;

/**
 * An unpaid order does not show its promoter. Otherwise free orders could reveal which promoter numbers exist (decision
 * 118).
 */
function wasPaid({ status }: OrderRow, payment: PaymentRow | undefined): boolean {
  const open = status === ORDER_STATUS.unpaid || status === ORDER_STATUS.closed;
  return !open || (payment?.captured_amount ?? null) !== null;
}

/** An order's money besides its price, as its owner sees it. */
export function moneyView(
  order: OrderRow,
  payment: PaymentRow | undefined,
  refunds: readonly PromisedRefund[],
): MoneyView {
  const currency = payment?.captured_currency ?? order.price_currency;
  const back = refunds.filter(({ state }) => state === 'refunded').reduce((sum, { amount }) => sum + amount, 0);
  return {
    payment_provider: PAYMENT_PROVIDERS.find((name) => name === payment?.provider) ?? null,
    payment_in_doubt: payment !== undefined && payment.doubted_at !== null,
    discount: order.discount_amount === 0 ? null : money(order.discount_amount, order.price_currency),
    coupon_code: order.coupon_code,
    promotion_number: wasPaid(order, payment) ? order.promoter_id : null,
    refunded: money(back, currency),
    refunds: refunds.map((refund) => ({
      refund_id: refund.id,
      item_id: refund.item_id,
      amount: money(refund.amount, refund.currency),
      state: refund.state,
      asked_at: refund.asked_at,
      changed_at: refund.changed_at,
    })),
  };
}
