import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import type { Reader } from '../../base/db/database.ts';
import { isUniqueViolation } from '../../base/db/unique.ts';
import type { With } from '../../base/services.ts';
import { actorOf, type ShopPerson } from '../../records/partners/actor.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import { type StockItem, keyOfKind } from '../../records/stock/item.ts';
import { findKind } from '../../records/stock/kinds.ts';
import { restock } from '../../records/stock/restock.ts';

type Delivery = ActionInput<'Partner.restock'>;
type Line = Delivery['lines'][number];

/**
 * Adds the pieces of all lines, or of none (PA-03). The key belongs to the shop: a delivery that is sent again, also by
 * another person, adds nothing.
 * @throws CallError deviceMissing for a station out of reach, notFound for a kind that is not kept in stock,
 *   deliveryChanged if other lines were added under the key
 */
export async function restockAll(
  services: With<'db' | 'clock' | 'random'>,
  by: ShopPerson,
  { client_key, lines, reason = '' }: Delivery,
): Promise<ActionOutput<'Partner.restock'>> {
  const cause = { actor: actorOf(by), reason: reason.trim() || undefined };
  const sorted = lines.toSorted(byShelf);
  const idAt = (place: number) => `restock-${by.partnerId}-${client_key}-${place}`;
  const added = services.db.transact(async (tx) => {
    for (const station of new Set(lines.map(({ machine_id }) => machine_id))) await ownStation(tx, by, station);
    for (const [place, { pieces, ...item }] of sorted.entries()) {
      if (!(await findKind(tx, item))) throw new CallError('notFound', { field: 'lines' });
      await restock(tx, services, item, pieces, { ...cause, id: idAt(place) });
    }
  });
  await added.catch(async (error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    // One place more: an earlier delivery with more lines is another one.
    const ids = Array.from({ length: sorted.length + 1 }, (_, place) => idAt(place));
    if (!(await wereAdded(services.db.read, ids, sorted))) throw new CallError('deliveryChanged');
  });
  return { pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0) };
}

const shelfOf = (item: StockItem) => `${item.machine_id} ${keyOfKind(item)}`;

/** Two deliveries of the same kinds change them in the same order, so that they cannot deadlock. */
function byShelf(a: Line, b: Line): number {
  const [first, second] = [shelfOf(a), shelfOf(b)];
  if (first === second) return a.pieces - b.pieces;
  return first < second ? -1 : 1;
}

/** Returns true if the movements with these ids are just these lines. */
async function wereAdded(reader: Reader, ids: readonly string[], lines: readonly Line[]): Promise<boolean> {
  const rows = await reader
    .selectFrom('stock_movements')
    .select(['id', 'machine_id', 'goods_id', 'shell_id', 'colour_id', 'on_hand as pieces'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const same = ({ pieces, ...item }: Line, place: number) => {
    const row = byId.get(ids[place] ?? '');
    return row !== undefined && row.pieces === pieces && shelfOf(row) === shelfOf(item);
  };
  return rows.length === lines.length && lines.every(same);
}
