import { ORDER_TABLE, type AccountId, type OrderId } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import { preparedFor } from '../../base/db/prepared.ts';

/** The nicknames of orders. */
export const nicknamesOf = preparedFor((reader, orderIds: readonly OrderId[]) =>
  reader.selectFrom('nicknames').select(['order_id', 'name']).where('order_id', 'in', orderIds),
);

export async function putNickname(tx: Tx, order_id: OrderId, name: string, now: number): Promise<void> {
  await tx
    .insertInto('nicknames')
    .values({ order_id, name, set_at: now })
    .onConflict((row) => row.column('order_id').doUpdateSet({ name, set_at: now }))
    .execute();
}

export async function dropNickname(tx: Tx, order_id: OrderId): Promise<void> {
  await tx.deleteFrom('nicknames').where('order_id', '=', order_id).execute();
}

export async function eraseNicknames(tx: Tx, account: AccountId): Promise<void> {
  const own = tx.selectFrom('orders').select('id').where('account_id', '=', account);
  await tx.deleteFrom('nicknames').where('order_id', 'in', own).execute();
}

/** Orders that are over are on no display. @param most rows @returns how many nicknames were deleted */
export async function dropEndedNicknames(tx: Tx, most: number): Promise<number> {
  const ended = (reader: Reader) =>
    reader
      .selectFrom('nicknames')
      .innerJoin('orders', 'orders.id', 'nicknames.order_id')
      .select('nicknames.order_id')
      .where('orders.status', 'in', ORDER_TABLE.ends)
      .limit(most);
  const gone = await ended(tx).execute();
  const ids = gone.map(({ order_id }) => order_id);
  if (ids.length > 0) await tx.deleteFrom('nicknames').where('order_id', 'in', ids).execute();
  return ids.length;
}
