import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import type { Tx } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import type { ShopPerson } from '../../records/partners/actor.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import type { StockItem } from '../../records/stock/item.ts';
import { findKind } from '../../records/stock/kinds.ts';

const KEY = ['machine_id', 'goods_id', 'shell_id', 'colour_id'] as const;

/**
 * Sets what a station should always have of a kind (SK-04). A kind that it never had is listed from then on.
 * @throws CallError deviceMissing for a station out of reach, notFound for a kind that is not kept in stock
 */
export async function setMinimum(
  { db, clock }: With<'db' | 'clock'>,
  by: ShopPerson,
  { pieces, ...item }: ActionInput<'Partner.setMinimum'>,
): Promise<ActionOutput<'Partner.setMinimum'>> {
  await db.transact(async (tx) => {
    await ownStation(tx, by, item.machine_id);
    if (!(await findKind(tx, item))) throw new CallError('notFound', { field: 'goods_id' });
    if (pieces === null) return clear(tx, item);
    const set = { pieces, person_id: by.personId, at: clock.now() };
    await tx
      .insertInto('stock_counts')
      .values({ ...item, available: 0, on_hand: 0 })
      .onConflict((conflict) => conflict.columns(KEY).doNothing())
      .execute();
    await tx
      .insertInto('stock_minimums')
      .values({ ...item, ...set })
      .onConflict((conflict) => conflict.columns(KEY).doUpdateSet(set))
      .execute();
  });
  return { pieces };
}

async function clear(tx: Tx, { machine_id, goods_id, shell_id, colour_id }: StockItem): Promise<void> {
  await tx
    .deleteFrom('stock_minimums')
    .where('machine_id', '=', machine_id)
    .where('goods_id', '=', goods_id)
    .where('shell_id', '=', shell_id)
    .where('colour_id', '=', colour_id)
    .execute();
}
