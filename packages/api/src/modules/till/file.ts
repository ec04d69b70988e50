import { type ActionOutput, CallError } from '@cpc/contract';
import { money, type PartnerId, TILL_COLUMNS, type TillColumn, toDecimalString } from '@cpc/domain';
import { type Locale, zoneOf } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import { MAX_ROWS, type WrittenCell, writeSheet } from '@cpc/sheets';
import { sql } from 'kysely';
import { csvDecimal } from '../../base/csv-decimal.ts';
import type { Reader } from '../../base/db/database.ts';
import { namesOf } from '../../records/partners/actor.ts';
import { entriesOf, withOrder } from './journal.ts';

const translators = serverTranslator();

/** The journal of a day or a month as CSV, a column for each of `TILL_COLUMNS`. @throws CallError rangeTooLong */
export async function tillFile(
  reader: Reader,
  { partnerId, timeZone }: { readonly partnerId: PartnerId; readonly timeZone: string },
  span: string,
  language: Locale,
): Promise<ActionOutput<'Partner.tillFile'>> {
  const rows = await withOrder(entriesOf(reader, partnerId, timeZone, { span }))
    .orderBy('place')
    .limit(MAX_ROWS)
    .execute();
  if (rows.length === MAX_ROWS) throw new CallError('rangeTooLong');
  const [first] = rows;
  const left = await sumsBefore(reader, partnerId, first?.place ?? 0);
  const nameOf = await namesOf(
    reader,
    rows.map(({ person_id }) => person_id),
  );
  const { t } = translators(language);
  const { wallAt } = zoneOf(timeZone);
  const cells = rows.map((row) => {
    const { place, at, kind, person_id, number, amount, currency, counted, reason, hash } = row;
    const sum = (left.get(currency) ?? 0) + amount;
    left.set(currency, sum);
    // A decimal of at most 15 digits is the same number in every spreadsheet.
    const figure = (minor: number): number => Number(toDecimalString(money(minor, currency)));
    const cell: Readonly<Record<TillColumn, WrittenCell>> = {
      place,
      time: new Date(wallAt(at)).toISOString().slice(0, 19).replace('T', ' '),
      kind: t(`till.kind.${kind}`),
      person: nameOf(person_id) ?? '',
      order: number ?? '',
      amount: figure(amount),
      left: figure(sum),
      counted: counted === null ? '' : figure(counted),
      currency,
      reason,
      hash,
    };
    return TILL_COLUMNS.map((column) => cell[column]);
  });
  const headings = TILL_COLUMNS.map((column) => t(`till.column.${column}`));
  const bytes = await writeSheet([headings, ...cells], 'csv', csvDecimal(language));
  return { name: `till-${span}.csv`, file: Buffer.from(bytes).toString('base64') };
}

/** What was in the till before an entry, by currency. */
async function sumsBefore(reader: Reader, partnerId: PartnerId, place: number): Promise<Map<string, number>> {
  const rows = await reader
    .selectFrom('till_entries')
    .select(['currency', sql<number>`cast(sum(amount) as bigint)`.as('sum')])
    .where('partner_id', '=', partnerId)
    .where('place', '<', place)
    .groupBy('currency')
    .execute();
  return new Map(rows.map(({ currency, sum }) => [currency, sum]));
}
