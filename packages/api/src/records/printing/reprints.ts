import type { OrderId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { ShopOrdersTables } from '../../base/db/tables/shop-orders.ts';
import type { Reader } from '../../base/db/database.ts';
import type { PrintJobRow } from './store.ts';

export type ReprintRow = Selectable<ShopOrdersTables['reprints']>;

/** The reprint that a job makes or made last; undefined if it prints its item for the first time. */
export async function reprintOf(reader: Reader, { reprint_id }: PrintJobRow): Promise<ReprintRow | undefined> {
  if (reprint_id === null) return undefined;
  return reader.selectFrom('reprints').selectAll().where('id', '=', reprint_id).executeTakeFirst();
}

/** The reprints of an order, the first one first. */
export function reprintsOf(reader: Reader, orderId: OrderId): Promise<ReprintRow[]> {
  return reader
    .selectFrom('reprints')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
