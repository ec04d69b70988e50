import type { OrderId, OrderItemId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { preparedFor } from '../../base/db/prepared.ts';
import type { OrdersTables } from '../../base/db/tables/orders.ts';

export type OrderItemRow = Selectable<OrdersTables['order_items']>;
/** An item without its design. The design may be large; only painting and ordering again need it. */
export type OrderItem = OrderItemRow;
/** An item with the JSON of its design. */
export type DesignedItem = OrderItemRow & { readonly design: string };

const FACTS = [
  'id',
  'order_id',
  'line',
  'goods_id',
  'shell_id',
  'colour_id',
  'document_hash',
  'goods',
  'price_amount',
  'discount_amount',
  'drawings',
  'drawings_amount',
  'model_made',
  'findings',
  'thumbnail',
] as const satisfies readonly (keyof OrderItem)[];

/** The items of orders, sorted by line within each order. */
export const itemsOf = preparedFor((reader, orderIds: readonly OrderId[]) =>
  reader.selectFrom('order_items').select(FACTS).where('order_id', 'in', orderIds).orderBy('order_id').orderBy('line'),
);

/** The items of an order with their designs. Items whose design was deleted are left out. */
export function designsOf(reader: Reader, orderId: OrderId): Promise<DesignedItem[]> {
  return designed(reader).where('order_id', '=', orderId).orderBy('line').execute();
}

export function findItem(reader: Reader, itemId: OrderItemId): Promise<DesignedItem | undefined> {
  return designed(reader).where('id', '=', itemId).executeTakeFirst();
}

const designed = (reader: Reader) =>
  reader
    .selectFrom('order_items')
    .innerJoin('documents', 'documents.hash', 'order_items.document_hash')
    .selectAll('order_items')
    .select('documents.content as design');
