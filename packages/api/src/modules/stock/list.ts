import type { ActionInput, StockLine } from '@cpc/contract';
import type { Translator } from '@cpc/i18n';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { Page } from '../../base/http/page.ts';
import { type Reach, within } from '../../records/partners/reach.ts';
import { linesWhere } from '../../records/stock/lines.ts';
import { searchOf } from '../../records/stock/words.ts';

/** One page of the kinds of piece at the stations in reach, the most urgent first (PA-03). */
export async function stockList(
  reader: Reader,
  reach: Reach,
  { machine_id, level, search = '' }: ActionInput<'Partner.stockList'>,
  page: Page,
  { now, translator }: { readonly now: number; readonly translator: Translator },
): Promise<{ readonly lines: StockLine[]; readonly total: number }> {
  const stations =
    machine_id === undefined ? within(reach) : sql<boolean>`(${within(reach)} and machines.id = ${machine_id})`;
  return linesWhere(reader, stations, now, {
    where: level === undefined ? sql`1 = 1` : sql`level = ${level}`,
    sought: searchOf(search, translator),
    page,
  });
}
