import { CallError, type ShoppingEntry, type ShoppingListView } from '@cpc/contract';
import { type AccountId, type StationId, type Money, addMoney, drawingPrice, money } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { Services, With } from '../../base/services.ts';
import { type FrozenGoods, chosenGoods, readGoods } from '../../records/catalogue/goods.ts';
import { stockOf } from '../../records/stock/stock-of.ts';
import { type EntryRow, listOf } from './store.ts';

type Problem = NonNullable<ShoppingEntry['problem']>;

/**
 * A shopping list as it can be ordered at a station: the current prices there, and what is unavailable. The entry that
 * was added first gets the last piece.
 * @throws CallError deviceMissing
 */
export async function shoppingListView(
  { db, clock, config }: With<'db' | 'clock' | 'config'>,
  accountId: AccountId,
  stationId: StationId,
): Promise<ShoppingListView> {
  const reader = db.read;
  const now = clock.now();
  const station = await reader.selectFrom('machines').select('id').where('id', '=', stationId).executeTakeFirst();
  if (!station) throw new CallError('deviceMissing');
  const entries = await listOf(reader, accountId);
  const shelf = await shelfOf(reader, stationId, entries);
  const views: ShoppingEntry[] = [];
  for (const entry of entries) {
    const sold = await soldAt(reader, stationId, entry, now);
    views.push(entryView(entry, sold && withDrawings(sold, entry, config), shelf));
  }
  const prices = views.flatMap(({ price, problem }) => (price === null || problem !== null ? [] : [price]));
  return { machine_id: stationId, entries: views, total: prices.length === 0 ? null : prices.reduce(addMoney) };
}

/** The pieces of a station, assigned to entries in the sequence of the calls. */
interface Shelf {
  /** @returns why there is no piece, or null if there is one, which is then assigned */
  readonly take: (entry: EntryRow) => Problem | null;
}

async function shelfOf(reader: Reader, stationId: StationId, entries: readonly EntryRow[]): Promise<Shelf> {
  const key = (piece: Pick<EntryRow, 'goods_id' | 'shell_id' | 'colour_id'>) =>
    [piece.goods_id, piece.shell_id, piece.colour_id].join(' ');
  const goods = [...new Set(entries.map(({ goods_id }) => goods_id))];
  const stock = await Promise.all(goods.map((goodsId) => stockOf(reader, { stationId, goodsId })));
  const had = new Map(stock.flat().map((piece) => [key(piece), piece.available]));
  const left = new Map(had);
  return {
    take(entry) {
      const pieces = left.get(key(entry)) ?? 0;
      if (pieces > 0) left.set(key(entry), pieces - 1);
      if (pieces > 0) return null;
      return (had.get(key(entry)) ?? 0) > 0 ? 'tooMany' : 'notInStock';
    },
  };
}

function entryView(entry: EntryRow, sold: Priced | undefined, shelf: Shelf): ShoppingEntry {
  const goods = sold?.goods ?? readGoods(entry.goods);
  return {
    entry_id: entry.id,
    goods_id: entry.goods_id,
    shell_id: entry.shell_id,
    colour_id: entry.colour_id,
    work_id: entry.work_id,
    brand: goods.brand,
    model: goods.model,
    shell_name: goods.shellName,
    colour_name: goods.colourName,
    width: goods.surface.width,
    height: goods.surface.height,
    price: sold?.price ?? null,
    drawings: entry.drawings,
    drawings_price: sold?.drawings ?? null,
    problem: sold === undefined ? 'notSold' : sold.goods.own ? null : shelf.take(entry),
    thumbnail: entry.thumbnail,
    added_at: entry.added_at,
  };
}

interface Sold {
  readonly goods: FrozenGoods;
  readonly price: Money;
}

/** With what its drawings cost, which is part of the price. */
interface Priced extends Sold {
  readonly drawings: Money;
}

function withDrawings(sold: Sold, entry: EntryRow, { drawings: { prices } }: Services['config']): Priced {
  const each = drawingPrice(prices, sold.price.currency);
  const drawings = money(entry.drawings * each.amount, each.currency);
  return { ...sold, price: addMoney(sold.price, drawings), drawings };
}

/** What the entry is and costs at a station now. Undefined if it is not sold there. */
async function soldAt(
  reader: Reader,
  stationId: StationId,
  { goods_id, shell_id, colour_id, surface_name }: EntryRow,
  now: number,
): Promise<Sold | undefined> {
  const named = surface_name === null ? {} : { surface_name };
  try {
    return await chosenGoods(reader, { machine_id: stationId, goods_id, shell_id, colour_id, ...named }, now);
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}
