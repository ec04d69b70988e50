import { CallError } from '@cpc/contract';
import type { AccountId } from '@cpc/domain';
import { sql } from 'kysely';
import { queueUp } from '../../records/accounts/attempts.ts';
import type { Reader, Tx } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import type { OrderRow } from '../../records/orders/store.ts';

type Placed = Pick<OrderRow, 'account_id' | 'client_key' | 'placed_from'>;

/**
 * Limits the items per day in orders that a coupon covers whole. For one customer, and for one address, the limit is
 * the number of pieces they may keep unpaid (decision 117).
 * @throws CallError tooManyFree
 */
export async function refuseTooManyFree(
  tx: Tx,
  { clock, config }: With<'clock' | 'config'>,
  order: Placed,
  items: number,
): Promise<void> {
  const from = order.placed_from ?? '';
  await queueUp(tx, clock, [
    ['free of', order.account_id],
    ['free from', from],
  ]);
  const since = clock.now() - DAY_MS;
  const { customer, address } = config.unpaidPieces;
  const mine = await freeItems(tx, order, since).where('orders.account_id', '=', order.account_id).execute();
  const here = await freeItems(tx, order, since).where('orders.placed_from', '=', from).execute();
  if (mine.length + items > customer || here.length + items > address) throw new CallError('tooManyFree');
}

/** Items of other orders that cost nothing. The zero is a literal, because the partial indexes need it. */
function freeItems(
  reader: Reader,
  { account_id, client_key }: { account_id: AccountId; client_key: string },
  since: number,
) {
  return reader
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select('order_items.id')
    .where('orders.price_amount', '=', sql.lit(0))
    .where('orders.created_at', '>=', since)
    .where((build) =>
      build.not(build.and([build('orders.account_id', '=', account_id), build('client_key', '=', client_key)])),
    );
}
