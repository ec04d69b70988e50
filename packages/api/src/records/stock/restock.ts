import type { Tx } from '../../base/db/database.ts';
import { inParts } from '../../base/db/in-parts.ts';
import type { With } from '../../base/services.ts';
import type { StockItem } from './item.ts';
import { type Change, moveStock } from './move.ts';

/**
 * Adds pieces that were put into a station.
 * @param cause who did it, or who and why
 * @throws RangeError unless `pieces` is a whole number above zero
 */
export async function restock(
  tx: Tx,
  services: With<'clock' | 'random'>,
  item: StockItem,
  pieces: number,
  cause: string | Pick<Change, 'actor' | 'reason' | 'id'>,
): Promise<void> {
  if (!Number.isSafeInteger(pieces) || pieces <= 0)
    throw new RangeError(`restock: expected a whole number of pieces, got ${pieces}`);
  await tx
    .insertInto('stock_counts')
    .values({ ...item, available: 0, on_hand: 0 })
    .onConflict((conflict) => conflict.columns(['machine_id', 'goods_id', 'shell_id', 'colour_id']).doNothing())
    .execute();
  const by = typeof cause === 'string' ? { actor: cause } : cause;
  await moveStock(tx, services, item, { kind: 'restock', available: pieces, onHand: pieces, orderId: null, ...by });
}

/** Adds pieces of every kind that the station has never had, in few statements. Existing counts do not change. */
export async function fillNew(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  items: readonly StockItem[],
  pieces: number,
  actor: string,
): Promise<void> {
  for (const part of inParts(items)) {
    const added = await tx
      .insertInto('stock_counts')
      .values(part.map((item) => ({ ...item, available: pieces, on_hand: pieces })))
      .onConflict((conflict) => conflict.columns(['machine_id', 'goods_id', 'shell_id', 'colour_id']).doNothing())
      .returning(['machine_id', 'goods_id', 'shell_id', 'colour_id'])
      .execute();
    if (added.length === 0) continue;
    const change = {
      kind: 'restock',
      available: pieces,
      on_hand: pieces,
      order_id: null,
      actor,
      at: clock.now(),
    } as const;
    await tx
      .insertInto('stock_movements')
      .values(added.map((item) => ({ id: random.id(), ...item, ...change })))
      .execute();
  }
}
