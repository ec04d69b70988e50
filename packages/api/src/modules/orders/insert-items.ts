import { CallError } from '@cpc/contract';
import { type AccountId, ORDER_STATUS, type OrderItemId, brand } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import type { With } from '../../base/services.ts';
import { holdPiece } from '../../records/stock/hold.ts';
import { atLine } from '../../records/orders/at-line.ts';
import type { FrozenItem } from './freeze-items.ts';
import type { OrderItemRow } from '../../records/orders/items.ts';
import { THUMBNAIL_JOB } from '../../records/orders/job-kinds.ts';
import type { OrderRow } from '../../records/orders/store.ts';
import { byPiece } from '../../records/stock/item.ts';

/** Maximum of unpaid orders of an account with own things: stock does not limit these. */
const MAX_OWN_UNPAID = 20;

/**
 * Inserts a new order's items and holds a piece for each, all or none.
 * @throws CallError notInStock naming the line, or tooManyRequests for own things that stock does not limit
 */
export async function insertItems(
  tx: Tx,
  services: With<'clock' | 'random'>,
  order: OrderRow,
  items: readonly FrozenItem[],
  discounts: readonly number[],
): Promise<void> {
  if (items.some(({ goods }) => goods.own)) await refuseTooManyOwn(tx, order.account_id);
  const rows = items.map((item, index) => rowOf(services, order, item, index + 1, discounts[index] ?? 0));
  await insertRows(tx, { rows });
  for (const [row, { goods }] of inStockOrder(rows, items)) {
    if (goods.own) continue;
    const { goods_id, shell_id, colour_id } = row;
    const piece = { machine_id: order.machine_id, goods_id, shell_id, colour_id };
    await atLine(row.line, () => holdPiece(tx, services, row, piece));
  }
  for (const { id, thumbnail } of rows)
    if (thumbnail === null)
      await enqueue(tx, services, {
        kind: THUMBNAIL_JOB,
        payload: id,
        key: id,
        lane: 'orderPictures',
        owner: order.account_id,
      });
}

const insertRows = prepared((tx, { rows }: { readonly rows: readonly OrderItemRow[] }) =>
  tx.insertInto('order_items').values(rows),
);

function rowOf(
  { random }: With<'random'>,
  order: OrderRow,
  item: FrozenItem,
  line: number,
  discount: number,
): OrderItemRow {
  const { goods_id, shell_id, colour_id } = item.choice;
  return {
    id: brand<OrderItemId>(random.id()),
    order_id: order.id,
    line,
    goods_id,
    shell_id,
    colour_id,
    document_hash: item.stored.hash,
    goods: JSON.stringify(item.goods),
    price_amount: item.price.amount + item.drawings.price.amount,
    discount_amount: discount,
    drawings: item.drawings.count,
    drawings_amount: item.drawings.price.amount,
    model_made: item.modelMade ? 1 : 0,
    findings: JSON.stringify(item.findings),
    thumbnail: item.choice.thumbnail ?? null,
  };
}

function inStockOrder(rows: readonly OrderItemRow[], items: readonly FrozenItem[]) {
  return rows
    .flatMap((row, index) => {
      const item = items[index];
      return item ? [[row, item] as const] : [];
    })
    .sort(([a], [b]) => byPiece(a, b));
}

/** @throws CallError tooManyRequests */
async function refuseTooManyOwn(tx: Tx, account: AccountId): Promise<void> {
  const { count } = await tx
    .selectFrom('orders')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('account_id', '=', account)
    .where('status', '=', ORDER_STATUS.unpaid)
    .executeTakeFirstOrThrow();
  if (count > MAX_OWN_UNPAID) throw new CallError('tooManyRequests');
}
