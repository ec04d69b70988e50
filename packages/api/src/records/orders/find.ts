import { CallError } from '@cpc/contract';
import type { AccountId, OrderId, OrderStatus } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import { type Flow, fromBegin } from '../../base/http/flow.ts';
import type { Page } from '../../base/http/page.ts';
import type { OrderRow } from './store.ts';

/** @throws CallError notFound, also if the order belongs to another account */
export async function ownOrder(reader: Reader, accountId: AccountId, orderId: OrderId): Promise<OrderRow> {
  const order = await reader
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!order) throw new CallError('notFound');
  return order;
}

/** Orders in these states; all orders if neither field is given. */
interface WantedOrders {
  readonly status?: OrderStatus | undefined;
  readonly statuses?: readonly OrderStatus[] | undefined;
}

/** One page of an account's orders, newest first, optionally of some states; or in the order that a flow asks for. */
export async function listOrders(
  reader: Reader,
  accountId: AccountId,
  { status, statuses }: WantedOrders,
  page: Page,
  flow?: Flow,
): Promise<{ readonly rows: OrderRow[]; readonly total: number }> {
  let own = reader.selectFrom('orders').where('account_id', '=', accountId);
  if (status !== undefined) own = own.where('status', '=', status);
  if (statuses !== undefined) own = own.where('status', 'in', statuses);
  const [rows, { total }] = await Promise.all([
    own
      .selectAll()
      .$call((select) => (flow ? select.where(fromBegin(flow, 'created_at', 'id')) : select))
      .orderBy('created_at', flow?.direction ?? 'desc')
      .orderBy('id', flow?.direction ?? 'desc')
      .limit(page.limit)
      .offset(flow ? 0 : page.offset)
      .execute(),
    own.select((order) => order.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/**
 * Moves a guest's orders to the account. If the account has already used the client key of an order, the order's id
 * becomes its key.
 */
export async function adoptOrders(tx: Tx, guest: AccountId, account: AccountId): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ client_key: sql<string>`id` })
    .where('account_id', '=', guest)
    .where('client_key', 'in', (query) =>
      query.selectFrom('orders as own').select('own.client_key').where('own.account_id', '=', account),
    )
    .execute();
  await tx.updateTable('orders').set({ account_id: account }).where('account_id', '=', guest).execute();
}
