import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import type { Reader } from '../../base/db/database.ts';
import { isUniqueViolation } from '../../base/db/unique.ts';
import type { With } from '../../base/services.ts';
import { readCategories } from '../../records/catalogue/product.ts';
import { actorOf, type ShopPerson } from '../../records/partners/actor.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import { keyOfKind } from '../../records/stock/by-piece.ts';
import type { StockItem } from '../../records/stock/item.ts';
import { restock } from '../../records/stock/restock.ts';

/**
 * Adds the pieces of all lines, or of none (PA-03). A call that is sent again under its key adds nothing.
 * @throws CallError deviceMissing for a station out of reach, notFound for a kind that is not kept in stock
 */
export async function restockAll(
  services: With<'db' | 'clock' | 'random'>,
  by: ShopPerson,
  { client_key, lines, reason = '' }: ActionInput<'Partner.restock'>,
): Promise<ActionOutput<'Partner.restock'>> {
  const cause = { actor: actorOf(by), reason: reason.trim() || undefined };
  const mark = `restock-${by.personId}-${client_key}`;
  const added = services.db.transact(async (tx) => {
    for (const station of new Set(lines.map(({ machine_id }) => machine_id))) await ownStation(tx, by, station);
    for (const [place, { pieces, ...item }] of lines.toSorted(byShelf).entries()) {
      await requireKind(tx, item);
      await restock(tx, services, item, pieces, { ...cause, id: `${mark}-${place}` });
    }
  });
  await added.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
  });
  return { pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0) };
}

const shelfOf = (item: StockItem) => `${item.machine_id} ${keyOfKind(item)}`;

/** Two deliveries of the same kinds change them in the same order, so that they cannot deadlock. */
function byShelf(a: StockItem, b: StockItem): number {
  const [first, second] = [shelfOf(a), shelfOf(b)];
  return first < second ? -1 : Number(first > second);
}

async function requireKind(reader: Reader, { goods_id, shell_id, colour_id }: StockItem): Promise<void> {
  const goods = await reader.selectFrom('goods').select('category').where('id', '=', goods_id).executeTakeFirst();
  const shell = await reader
    .selectFrom('shell_colours')
    .innerJoin('shells', 'shells.id', 'shell_colours.shell_id')
    .select('categories')
    .where('shell_colours.id', '=', colour_id)
    .where('shells.id', '=', shell_id)
    .where('own', '=', 0)
    .executeTakeFirst();
  if (!goods || !shell || !readCategories(shell.categories).includes(goods.category))
    throw new CallError('notFound', { field: 'lines' });
}
