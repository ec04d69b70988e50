import type { ActionInput, ActionOutput } from '@cpc/contract';
import type { Locale } from '@cpc/i18n';
import { writeSheet } from '@cpc/sheets';
import { csvDecimal } from '../../base/sheet-cells.ts';
import { PRICE_COLUMNS } from '../../modules/prices/price-columns.ts';
import { headingOf } from './headings.ts';
import { STOCK_COLUMNS } from './stock.ts';

const COLUMNS = { stock: STOCK_COLUMNS, prices: PRICE_COLUMNS };

/** An empty table to fill in and import, with headings in the language of the person (PA-03, PA-10). */
export async function importTemplate(
  { table, format }: ActionInput<'Partner.importTemplate'>,
  language: Locale,
): Promise<ActionOutput<'Partner.importTemplate'>> {
  const headings = COLUMNS[table].map((column) => headingOf(column, language));
  const bytes = await writeSheet([headings], format, csvDecimal(language));
  return { name: `${table}.${format}`, file: Buffer.from(bytes).toString('base64') };
}
