import type { OrderId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { inParts } from '../../base/db/in-parts.ts';
import { leaveFiles } from '../../records/storage/leftovers.ts';
import { MAX_ROWS, type Sweep } from '../../records/storage/sweep.ts';
import { isRetainedOrder } from '../../records/storage/wanted.ts';

/** Orders whose designs are released in one transaction. */
const MAX_TOGETHER = 50;

/** An order has its designs until they are released. */
const hasDesign = sql<boolean>`exists (select 1 from order_items
  where order_items.order_id = orders.id and order_items.document_hash is not null)`;
/** A literal, so that the index of closed orders is used. */
const isClosed = sql<boolean>`orders.status = 4`;

/**
 * Releases the designs and thumbnails of orders that were closed unpaid long ago (decision 128). The orders stay, with
 * their products. Documents without references are deleted by their own sweep.
 */
export const sweepUnpaidOrders: Sweep = async ({ db, clock }, [from]) => {
  const now = clock.now();
  const page = await db.read
    .selectFrom('orders')
    .select('id')
    .select((query) =>
      query
        .case()
        .when(hasDesign)
        .then(query.case().when(isRetainedOrder(now)).then(0).else(1).end())
        .else(0)
        .end()
        .as('due'),
    )
    .where(isClosed)
    .where(sql<boolean>`id > ${from}`)
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute();
  const due = page.filter((row) => row.due === 1).map(({ id }) => id);
  for (const ids of inParts(due, MAX_TOGETHER)) await db.transact((tx) => deleteDesigns(tx, ids, now));
  return page.length < MAX_ROWS ? undefined : [page.at(-1)?.id ?? '', ''];
};

/** Skips orders that were paid meanwhile. */
async function deleteDesigns(tx: Tx, orders: readonly OrderId[], now: number): Promise<void> {
  const items = await tx
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['order_items.id', 'order_items.thumbnail'])
    .where('orders.id', 'in', orders)
    .where((row) => row.not(isRetainedOrder(now)))
    .execute();
  if (items.length === 0) return;
  const ids = items.map(({ id }) => id);
  await tx.updateTable('order_items').set({ document_hash: null, thumbnail: null }).where('id', 'in', ids).execute();
  await leaveFiles(
    tx,
    now,
    items.map(({ thumbnail }) => thumbnail),
  );
}
