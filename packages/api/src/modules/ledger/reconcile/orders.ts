import { LEDGER, ORDER_STATUS, VOUCHER } from '@cpc/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../base/db/database.ts';
import type { Difference } from './difference.ts';

const { unpaid, awaitingDelivery, delivering, finished, closed, invalid } = ORDER_STATUS;
const PAID = sql`orders.status in (${awaitingDelivery}, ${delivering}, ${finished})`;
const OVER = sql`orders.status in (${closed}, ${invalid})`;

interface Row {
  readonly id: string;
  readonly order_id: string | null;
  readonly expected: number | string;
  readonly found: number | string;
}

/** The rules between orders, their money and their prints. Each query finds the violations of one rule. */
const QUERIES: readonly (readonly [Difference['kind'], (since: number) => RawBuilder<Row>])[] = [
  [
    'orderNotPaid',
    (since) => sql`
      select orders.id as id, orders.id as order_id, price_amount as expected, 0 as found from orders
      where ${PAID} and price_amount > 0 and orders.created_at >= ${since} and not exists
        (select 1 from payments where payments.order_id = orders.id and captured_amount = price_amount and late = 0)`,
  ],
  [
    'moneyKept',
    (since) => sql`
      select payments.id as id, orders.id as order_id, orders.status as expected, payments.state as found
      from payments inner join orders on orders.id = payments.order_id
      where payments.state = 'settled' and (${OVER} or orders.status = ${unpaid}) and orders.created_at >= ${since}`,
  ],
  [
    'jobMissing',
    (since) => sql`
      select order_items.id as id, orders.id as order_id, 'a job' as expected, 'none' as found
      from order_items inner join orders on orders.id = order_items.order_id
      where ${PAID} and orders.created_at >= ${since}
        and not exists (select 1 from print_jobs where print_jobs.item_id = order_items.id)`,
  ],
  [
    'jobNotPaid',
    (since) => sql`
      select print_jobs.id as id, orders.id as order_id, 'no job' as expected, print_jobs.state as found
      from print_jobs inner join orders on orders.id = print_jobs.order_id
      where orders.created_at >= ${since} and (orders.status in (${unpaid}, ${invalid})
        or (orders.status = ${closed} and print_jobs.state in ('waiting', 'review', 'queued', 'dispatching', 'held')))`,
  ],
  [
    'itemNotRefunded',
    (since) => sql`
      select order_items.id as id, orders.id as order_id,
        order_items.price_amount - order_items.discount_amount as expected, 0 as found
      from order_items inner join orders on orders.id = order_items.order_id
        inner join print_jobs on print_jobs.item_id = order_items.id
      where print_jobs.state = 'cancelled' and order_items.price_amount > order_items.discount_amount
        and orders.created_at >= ${since}
        and not exists (select 1 from refunds inner join payments on payments.id = refunds.payment_id
          where refunds.order_id = orders.id and payments.late = 0
          and (refunds.item_id = order_items.id or refunds.item_id is null))`,
  ],
  [
    'priceNotSum',
    (since) => sql`
      select orders.id as id, orders.id as order_id, price_amount as expected,
        cast(coalesce(sum, 0) + coalesce(fee_amount, 0) as bigint) as found
      from orders
        left join (select order_id, sum(price_amount - discount_amount) as sum from order_items group by order_id) as
          items on items.order_id = orders.id
        left join deliveries on deliveries.order_id = orders.id
      where price_amount <> coalesce(sum, 0) + coalesce(fee_amount, 0) and orders.created_at >= ${since}`,
  ],
  [
    'drawingsAbovePrice',
    (since) => sql`
      select order_items.id as id, orders.id as order_id,
        order_items.price_amount - order_items.discount_amount as expected, drawings_amount as found
      from order_items inner join orders on orders.id = order_items.order_id
      where drawings_amount > order_items.price_amount - order_items.discount_amount
        and orders.created_at >= ${since}`,
  ],
  [
    // What a voucher pays is not a sum of prices.
    'drawingsNotBooked',
    (since) => sql`
      select id, order_id, cast(expected as bigint) as expected, cast(found as bigint) as found
      from (select payments.id as id, orders.id as order_id,
          (select coalesce(sum(drawings_amount), 0) from order_items where order_items.order_id = orders.id) as expected,
          (select coalesce(-sum(amount), 0) from ledger_lines where ledger_lines.entry = ledger_entries.key
            and ledger_lines.kind = 'drawing' and account = ${LEDGER.revenue}) as found
        from ledger_entries inner join payments on payments.id = ledger_entries.payment_id
          inner join orders on orders.id = payments.order_id
        where ledger_entries.kind = 'sale' and provider <> ${VOUCHER} and orders.created_at >= ${since}) as sold
      where expected <> found`,
  ],
  [
    'couponMiscounted',
    () => sql`
      select coupons.id as id, null as order_id, uses as expected, cast(count(coupon_id) as bigint) as found
      from coupons left join coupon_uses on coupon_id = coupons.id and released = 0
      group by coupons.id, uses having uses <> count(coupon_id)`,
  ],
];

/** @param since orders placed before this time are left out */
export async function ordersAgree(reader: Reader, since: number): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const [kind, query] of QUERIES) {
    const { rows } = await query(since).execute(reader);
    found.push(...rows.map((row) => ({ kind, ...row })));
  }
  return found;
}
