import { type PriceBook, priceBook, type PriceRule, type PartnerId, type StationId } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import { rulesAhead } from './price-rules.ts';

interface Kept {
  readonly version: string;
  readonly book: PriceBook<PriceRule>;
}

/** Books kept for each database. A book of every goods and shell has some thousand rules. */
const MAX_KEPT = 64;

const kept = new WeakMap<Reader, Map<StationId, Kept>>();

/**
 * The rules of a station that hold now or later. Reading thousands of rules takes longer than the rest of a list, so
 * that a book is kept until a price of the shop changes, on whichever server.
 */
export async function stationBook(reader: Reader, stationId: StationId, now: number): Promise<PriceBook<PriceRule>> {
  const [shop] = await versionOf(reader, { stationId });
  // The version is read first: rules of a later version are at most read again.
  const version = shop ? `${shop.id} ${shop.currency} ${shop.prices_version}` : '';
  const books = kept.get(reader) ?? new Map<StationId, Kept>();
  kept.set(reader, books);
  const before = books.get(stationId);
  if (before?.version === version) return before.book;
  const book = priceBook(shop?.prices_version ? await rulesAhead(reader, stationId, now) : []);
  books.delete(stationId);
  books.set(stationId, { version, book });
  const [oldest] = books.keys();
  if (books.size > MAX_KEPT && oldest !== undefined) books.delete(oldest);
  return book;
}

const versionOf = prepared((reader, { stationId }: { readonly stationId: StationId }) =>
  reader
    .selectFrom('machines')
    .innerJoin('partners', 'partners.id', 'machines.partner_id')
    .select(['partners.id', 'machines.currency', 'prices_version'])
    .where('machines.id', '=', stationId),
);

/** Called in the transaction of every change of a shop's rules. It also makes such changes run one after the other. */
export async function pricesChanged(tx: Tx, partnerId: PartnerId): Promise<void> {
  await tx
    .updateTable('partners')
    .set((shop) => ({ prices_version: shop('prices_version', '+', 1) }))
    .where('id', '=', partnerId)
    .execute();
}
