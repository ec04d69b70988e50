import type { ActionInput } from '@cpc/contract';
import { brand, type GoodsId, SOLD_STATUSES } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { stationRow } from '../../records/catalogue/stations.ts';

const DAY_MS = 86_400_000;
/** What was ordered longer ago says little about the phones of today. */
const COUNTED_MS = 90 * DAY_MS;
/** Orders of fewer customers than this might tell of one person (decision 245). */
const MIN_CUSTOMERS = 3;
const MAX_SHOWN = 6;
/** An answer serves all customers of a shop for this long. */
const KEPT_MS = 10 * 60_000;

/** Lists the goods that a shop sells most, the most ordered first. */
export type PopularGoods = (read: Reader, input: ActionInput<'Goods.popular'>, now: number) => Promise<GoodsId[]>;

/** @returns a function that counts each shop's orders at most once in ten minutes */
export function popularGoods(): PopularGoods {
  const kept = new Map<string, { readonly at: number; readonly ids: Promise<GoodsId[]> }>();
  return async (read, { machine_id, category }, now) => {
    const { partner_id } = await stationRow(read, machine_id);
    const key = `${partner_id} ${category}`;
    const known = kept.get(key);
    if (known !== undefined && now < known.at + KEPT_MS) return known.ids;
    // Those who ask while it is counted wait for the same answer.
    const ids = mostOrdered(read, partner_id, category, now - COUNTED_MS);
    const counted = { at: now, ids };
    kept.set(key, counted);
    try {
      return await ids;
    } catch (error) {
      if (kept.get(key) === counted) kept.delete(key);
      throw error;
    }
  };
}

async function mostOrdered(
  read: Reader,
  partnerId: string,
  category: ActionInput<'Goods.popular'>['category'],
  since: number,
): Promise<GoodsId[]> {
  const rows = await read
    .selectFrom('orders')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .innerJoin('goods', 'goods.id', 'order_items.goods_id')
    .select('goods.id')
    .where('machines.partner_id', '=', partnerId)
    .where('orders.created_at', '>=', since)
    .where('orders.status', 'in', SOLD_STATUSES)
    .where('goods.category', '=', category)
    .groupBy('goods.id')
    .having(({ fn }) => fn.count('orders.account_id').distinct(), '>=', MIN_CUSTOMERS)
    .orderBy(({ fn }) => fn.count('orders.id').distinct(), 'desc')
    .orderBy('goods.id')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ id }) => brand<GoodsId>(id));
}
