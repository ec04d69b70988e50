import { type ActionOutput, CallError } from '@cpc/contract';
import { type PartnerId, TILL_COLUMNS, type TillColumn } from '@cpc/domain';
import { type Locale, zoneOf } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import type { WrittenCell } from '@cpc/sheets';
import { sql } from 'kysely';
import { amountCell, csvDecimal } from '../../base/sheet-cells.ts';
import type { Reader } from '../../base/db/database.ts';
import { packed, type WriteSheet } from '../../base/ports/sheet-writer.ts';
import { namesOf } from '../../records/partners/actor.ts';
import { entriesOf, withOrder } from './journal.ts';

/** How many entries are read at a time: other calls have their turn in between. */
const BATCH = 500;
/** Ten times a month of a busy counter. */
const MAX_ENTRIES = 30_000;

interface Shop {
  readonly partnerId: PartnerId;
  readonly timeZone: string;
}

const translators = serverTranslator();

/** The journal of a day or a month as CSV, a column for each of `TILL_COLUMNS`. @throws CallError tooLarge */
export async function tillFile(
  { reader, writeSheet }: { readonly reader: Reader; readonly writeSheet: WriteSheet },
  shop: Shop,
  span: string,
  language: Locale,
): Promise<ActionOutput<'Partner.tillFile'>> {
  const { t } = translators(language);
  const cellsOf = writerOf(shop, (kind) => t(`till.kind.${kind}`));
  const headings = TILL_COLUMNS.map((column) => t(`till.column.${column}`));
  const pages = [packed([headings])];
  let entries = 0;
  let left: Map<string, number> | undefined;
  for (let last = 0, isMore = true; isMore; ) {
    const read = await entriesAfter(reader, shop, span, last);
    left ??= await sumsBefore(reader, shop, read[0]?.place ?? 0);
    const rows: (readonly WrittenCell[])[] = [];
    for (const row of read) {
      const sum = (left.get(row.currency) ?? 0) + row.amount;
      left.set(row.currency, sum);
      rows.push(cellsOf(row, sum));
      last = row.place;
    }
    pages.push(packed(rows));
    entries += rows.length;
    if (entries > MAX_ENTRIES) throw new CallError('tooLarge');
    isMore = read.length === BATCH;
  }
  const bytes = await writeSheet({ pages, kind: 'csv', decimal: csvDecimal(language) }, shop.partnerId);
  return { name: `till-${span}.csv`, file: Buffer.from(bytes).toString('base64') };
}

type Entry = Awaited<ReturnType<typeof entriesAfter>>[number];

async function entriesAfter(reader: Reader, { partnerId, timeZone }: Shop, span: string, place: number) {
  const rows = await withOrder(entriesOf(reader, partnerId, timeZone, { span }))
    .where('till_entries.place', '>', place)
    .orderBy('till_entries.place')
    .limit(BATCH)
    .execute();
  const nameOf = await namesOf(
    reader,
    rows.map(({ person_id }) => person_id),
  );
  return rows.map((row) => ({ ...row, person: nameOf(row.person_id) }));
}

/** Writes an entry as cells, with what is in the till after it. */
function writerOf({ timeZone }: Shop, nameOf: (kind: Entry['kind']) => string) {
  const { wallAt } = zoneOf(timeZone);
  return ({ place, at, kind, person, number, amount, currency, counted, reason, hash }: Entry, left: number) => {
    const cells: Readonly<Record<TillColumn, WrittenCell>> = {
      place,
      time: new Date(wallAt(at)).toISOString().slice(0, 19).replace('T', ' '),
      kind: nameOf(kind),
      person: person ?? '',
      order: number ?? '',
      amount: amountCell(amount, currency),
      left: amountCell(left, currency),
      counted: counted === null ? '' : amountCell(counted, currency),
      currency,
      reason,
      hash,
    };
    return TILL_COLUMNS.map((column) => cells[column]);
  };
}

/** What was in the till before an entry, by currency. */
async function sumsBefore(reader: Reader, { partnerId }: Shop, place: number): Promise<Map<string, number>> {
  const rows = await reader
    .selectFrom('till_entries')
    .select(['currency', sql<number>`cast(sum(amount) as bigint)`.as('sum')])
    .where('partner_id', '=', partnerId)
    .where('place', '<', place)
    .groupBy('currency')
    .execute();
  return new Map(rows.map(({ currency, sum }) => [currency, sum]));
}
