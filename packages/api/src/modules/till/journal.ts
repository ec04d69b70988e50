import type { ActionInput, TillEntry } from '@cpc/contract';
import { money, type PartnerId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { Page } from '../../base/http/page.ts';
import { namesOf } from '../../records/partners/actor.ts';
import type { TillRow } from '../../records/till/journal.ts';
import { momentsOf } from './span.ts';

type Wanted = ActionInput<'Partner.tillJournal'>;

/** The entries of a shop's journal. @param timeZone of the shop, for the days and months of spans */
export const entriesOf = (reader: Reader, partnerId: PartnerId, timeZone: string, { span, kind }: Wanted) =>
  reader
    .selectFrom('till_entries')
    .where('partner_id', '=', partnerId)
    .$call((query) => {
      if (span === undefined) return query;
      const { from, until } = momentsOf(timeZone, span);
      return query.where('till_entries.at', '>=', from).where('till_entries.at', '<', until);
    })
    .$call((query) => (kind === undefined ? query : query.where('till_entries.kind', '=', kind)));

/** What stands beside an entry: the order that it is about, and who wrote it. */
export const withOrder = (query: ReturnType<typeof entriesOf>) =>
  query
    .leftJoin('ledger_entries', 'ledger_entries.key', 'till_entries.key')
    .leftJoin('orders', 'orders.id', 'ledger_entries.order_id')
    .selectAll('till_entries')
    .select('orders.number');

/** What customers paid and got back between a count and the one before. */
const takings = sql<number | null>`(select cast(sum(amount) as bigint) from till_entries as cash
  where cash.partner_id = till_entries.partner_id and cash.currency = till_entries.currency
    and cash.kind in ('taken', 'givenBack') and cash.place < till_entries.place
    and cash.place > coalesce((select max(place) from till_entries as other
      where other.partner_id = till_entries.partner_id and other.currency = till_entries.currency
        and other.counted is not null and other.place < till_entries.place), 0))`;

/** One page of a shop's journal, newest first. */
export async function tillJournal(
  reader: Reader,
  shop: { readonly partnerId: PartnerId; readonly timeZone: string },
  wanted: Wanted,
  page: Page,
): Promise<{ readonly entries: TillEntry[]; readonly total: number }> {
  const found = entriesOf(reader, shop.partnerId, shop.timeZone, wanted);
  const [rows, { total }] = await Promise.all([
    withOrder(found)
      .select((row) => row.case().when('counted', 'is not', null).then(takings).end().as('takings'))
      .orderBy('till_entries.place', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const nameOf = await namesOf(
    reader,
    rows.map(({ person_id }) => person_id),
  );
  return { total, entries: rows.map((row) => viewOf(row, nameOf(row.person_id))) };
}

interface Row extends TillRow {
  readonly number: string | null;
  readonly takings: number | null;
}

function viewOf(
  { place, at, kind, number, amount, currency, counted, takings: taken, ...row }: Row,
  by: string | null,
) {
  return {
    place,
    at,
    kind,
    by,
    order_number: number,
    amount: money(amount, currency),
    count: counted === null ? null : { counted: money(counted, currency), takings: money(taken ?? 0, currency) },
    reason: row.reason,
    hash: row.hash,
  };
}
