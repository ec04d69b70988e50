import { type AccountId, ORDER_TABLE } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';

/** Returns true if an order, its money or a reported problem of the account still needs its owner. */
export async function hasUnfinished(reader: Reader, account: AccountId): Promise<boolean> {
  const order = await reader
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.account_id', '=', account)
    .where((row) =>
      row.or([
        row('orders.status', 'not in', ORDER_TABLE.ends),
        sql<boolean>`exists (select 1 from payments where payments.order_id = orders.id
          and payments.state in ('capturing', 'pending', 'refunding'))`,
        sql<boolean>`exists (select 1 from refunds where refunds.order_id = orders.id
          and refunds.state in ('asked', 'pending', 'failed'))`,
        sql<boolean>`exists (select 1 from problems where problems.order_id = orders.id
          and problems.state = 'reported')`,
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
