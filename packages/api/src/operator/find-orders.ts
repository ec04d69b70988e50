import type { ActionInput, FoundOrder } from '@cpc/contract';
import { money, type OrderId, type PersonId, plainCode } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../base/db/database.ts';
import type { With } from '../base/services.ts';
import { shopOrder } from '../modules/shop-orders/detail.ts';
import { peopleIn } from '../modules/shop-orders/find.ts';
import { sellerOf } from '../records/ledger/rates.ts';
import type { OrderRow } from '../records/orders/store.ts';
import { noteDeed } from '../records/partners/deeds.ts';
import { paymentsOf } from '../records/payments/store.ts';
import { required } from './shops/shops.ts';

/** Orders that one search shows. */
const MAX_FOUND = 10;

type Found = Pick<OrderRow, 'id' | 'number' | 'machine_id' | 'created_at'>;

/**
 * Finds orders of all shops (OP-08). The reason is kept before anything is shown: in the history of each shop whose orders are
 * found, with their numbers.
 * @throws CallError fieldEmpty without a reason
 */
export async function findOrders(
  services: With<'db' | 'clock' | 'random'>,
  by: PersonId,
  { search, reason: typed }: ActionInput<'Operator.findOrders'>,
): Promise<{ readonly orders: FoundOrder[]; readonly more: boolean }> {
  const reason = required(typed);
  const rows = await ordersBy(services.db.aside, search);
  const shown = rows.slice(0, MAX_FOUND);
  const orders = await Promise.all(shown.map((order) => foundOrder(services, order)));
  const shops = [...new Set(orders.map(({ partner_id }) => partner_id))];
  await services.db.transact(async (tx) => {
    const deed = { by, event: 'orderSought' } as const;
    if (shops.length === 0) await noteDeed(tx, services, { ...deed, partnerId: null, subject: 'orders', reason });
    for (const partnerId of shops) {
      const numbers = orders.filter(({ partner_id }) => partner_id === partnerId).map((order) => order.order_number);
      await noteDeed(tx, services, { ...deed, partnerId, reason: `${numbers.join(', ')}: ${reason}` });
    }
  });
  return { orders, more: rows.length > MAX_FOUND };
}

/** The newest orders that fit, and one more. Each condition reads one index. */
async function ordersBy(reader: Reader, search: string): Promise<readonly Found[]> {
  const typed = plainCode(search).toUpperCase();
  const reference = search.trim();
  if (reference === '') return [];
  const people = peopleIn(search, '');
  const { rows } = await sql<Found>`select id, number, machine_id, created_at from orders where id in (
      select id from orders where number in (${typed}, ${typed.replace(/-\d{1,3}$/, '')})
      union select order_id from payments where reference = ${reference}
      union select order_id from payments where capture_id = ${reference}
      union select order_id from print_jobs where pickup_code = ${people?.pickupCode ?? null}
      union select id from orders where account_id in (
        select id from accounts where phone is not null
          and substr(phone, length(phone) - 3) = ${people?.phoneEnd ?? null}))
    order by created_at desc, id desc limit ${MAX_FOUND + 1}`.execute(reader);
  return rows;
}

async function foundOrder(services: With<'db' | 'clock'>, order: Found): Promise<FoundOrder> {
  const reader = services.db.read;
  const partnerId = await sellerOf(reader, order);
  const [shop, seen, payments, lines] = await Promise.all([
    reader.selectFrom('partners').select(['name', 'state']).where('id', '=', partnerId).executeTakeFirstOrThrow(),
    shopOrder(services, { partnerId, stations: null }, order.number),
    paymentsOf(reader, [order.id]),
    linesOf(reader, order.id),
  ]);
  return {
    ...seen,
    // What customers draw is shown to their shop alone.
    items: seen.items.map((item) => ({ ...item, thumbnail: null })),
    partner_id: partnerId,
    shop_name: shop.name,
    shop_state: shop.state,
    references: payments.map(({ provider, reference, capture_id }) => ({ provider, reference, capture_id })),
    lines,
  };
}

async function linesOf(reader: Reader, orderId: OrderId): Promise<FoundOrder['lines']> {
  const rows = await reader
    .selectFrom('ledger_entries')
    .innerJoin('ledger_lines', 'ledger_lines.entry', 'ledger_entries.key')
    .select(['ledger_lines.id', 'ledger_lines.at', 'account', 'ledger_lines.kind', 'amount', 'currency'])
    .where('ledger_entries.order_id', '=', orderId)
    .orderBy('ledger_lines.at')
    .orderBy('ledger_lines.id')
    .execute();
  return rows.map(({ id, at, account, kind, amount, currency }) => ({
    line_id: id,
    at,
    account,
    kind,
    amount: money(amount, currency),
  }));
}
