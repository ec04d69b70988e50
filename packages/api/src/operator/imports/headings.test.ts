import { FILLED_LOCALES } from '@cpc/i18n';
import { readSheet } from '@cpc/sheets';
import { expect, it } from 'vitest';
import { PRICE_COLUMNS } from '../../modules/prices/price-columns.ts';
import { sqliteDatabase } from '../../testing/databases.ts';
import { testShop } from '../../testing/shop.ts';
import { columnNamed, headingOf, HEADINGS, type NamedColumn } from './headings.ts';
import { normal } from './names.ts';
import { STOCK_COLUMNS } from './stock.ts';

const COLUMNS = Object.keys(HEADINGS) as NamedColumn[];

it('[PA-03.5] [PA-10.3] [LG-02.1] no heading names two columns, in whatever languages', () => {
  const columnOf = new Map<string, string>();
  for (const language of FILLED_LOCALES)
    for (const column of COLUMNS) {
      const heading = normal(headingOf(column, language));
      expect([language, heading, columnOf.get(heading) ?? column]).toEqual([language, heading, column]);
      expect(heading).not.toBe('');
      columnOf.set(heading, column);
    }
});

it.each(FILLED_LOCALES)('[PA-03.5] [PA-10.3] [LG-02.1] the headings of both tables are read in %s', (language) => {
  for (const columns of [STOCK_COLUMNS, PRICE_COLUMNS])
    expect(columns.map((column) => columnNamed(` ${headingOf(column, language)} `, columns))).toEqual(columns);
});

it('[PA-03.5] [PA-10.3] a column that a table does not have is named as it was written', () => {
  expect(columnNamed('Preis', STOCK_COLUMNS)).toBe('preis');
  expect(columnNamed('safe inset', ['safe_inset'])).toBe('safe_inset');
});

it('[PA-03.5] [PA-10.3] a filled template is imported, as CSV and XLSX', async () => {
  const shop = await testShop(await sqliteDatabase());
  const partner = await shop.partner();
  for (const format of ['csv', 'xlsx'] as const) {
    const { name, file } = await partner.must('Partner.importTemplate', { table: 'stock', format });
    const [head] = await readSheet(Buffer.from(file, 'base64'), name);
    expect(head?.cells).toHaveLength(STOCK_COLUMNS.length);
    expect(head?.cells.map((cell) => columnNamed(cell, STOCK_COLUMNS))).toEqual(STOCK_COLUMNS);
  }
  const headings = STOCK_COLUMNS.map((column) => headingOf(column, 'de')).join(';');
  const filled = Buffer.from(`${headings}\ndemo;apple-iphone-15;soft;black;7\n`).toString('base64');
  expect(
    await partner.must('Partner.importStock', { name: 'lager.csv', file: filled, reason: 'delivery 7' }),
  ).toMatchObject({
    state: 'imported',
    counts: { lines: 1, pieces: 7 },
  });
});
