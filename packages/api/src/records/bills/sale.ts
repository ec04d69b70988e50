import { type PartnerId, type PaymentId, brand } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { sellerOf } from '../ledger/rates.ts';
import type { OrderRow } from '../orders/store.ts';

/** How an order became a sale. */
export interface Sale {
  readonly partnerId: PartnerId;
  readonly paidAt: number;
  readonly provider: string;
  readonly amount: number;
  /** Null if nothing had to be paid. */
  readonly paymentId: PaymentId | null;
}

/** The sale of an order as the ledger has it; undefined if the order was not sold. */
export async function saleOf(reader: Reader, order: OrderRow): Promise<Sale | undefined> {
  const sold = await reader
    .selectFrom('ledger_entries')
    .innerJoin('payments', 'payments.id', 'ledger_entries.payment_id')
    .select(['ledger_entries.at', 'payments.id', 'payments.provider', 'payments.captured_amount'])
    .select((query) =>
      query
        .selectFrom('ledger_lines')
        .select('account')
        .whereRef('entry', '=', 'ledger_entries.key')
        .where('account', 'like', 'partner:%')
        .limit(1)
        .as('account'),
    )
    .where('ledger_entries.order_id', '=', order.id)
    .where('ledger_entries.kind', '=', 'sale')
    .executeTakeFirst();
  if (!sold) return freeSaleOf(reader, order);
  return {
    partnerId: brand<PartnerId>((sold.account ?? '').slice('partner:'.length)),
    paidAt: sold.at,
    provider: sold.provider,
    amount: sold.captured_amount ?? order.price_amount,
    paymentId: sold.id,
  };
}

/** An order that cost nothing was sold when it was placed. */
async function freeSaleOf(reader: Reader, order: OrderRow): Promise<Sale | undefined> {
  const free = await reader
    .selectFrom('order_events')
    .select('order_events.at')
    .where('order_id', '=', order.id)
    .where('order_events.machine', '=', 'order')
    .where('event', '=', 'settled')
    .executeTakeFirst();
  if (!free || order.price_amount > 0) return undefined;
  return {
    partnerId: await sellerOf(reader, order),
    paidAt: free.at,
    provider: 'free',
    amount: 0,
    paymentId: null,
  };
}
