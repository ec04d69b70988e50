import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReportFigures, ReportLine } from '@cpc/contract';
import { brand, type Currency } from '@cpc/domain';
import { hasTool } from '@cpc/paint/testing';
import { readSheet } from '@cpc/sheets';
import { expect, it, onTestFinished } from 'vitest';
import { reportFile } from './file.ts';

const run = promisify(execFile);

const figures: ReportFigures = {
  orders: 3,
  items: 4,
  prints: 5,
  reprints: 1,
  waste: 2,
  printing_ms: 5_400_000,
  online_ms: null,
  ready_median_ms: 435_000,
  ready_p90_ms: 1_215_000,
  money: [
    {
      currency: brand<Currency>('EUR'),
      sales: 1_999,
      refunds: 10,
      net: 1_989,
      commission: 199,
      promoted: 0,
      reprints: 0,
      share: 1_790,
      discounts: 1,
      average: 500,
    },
    {
      currency: brand<Currency>('JPY'),
      sales: 2_490,
      refunds: 0,
      net: 2_490,
      commission: 249,
      promoted: 0,
      reprints: 0,
      share: 2_241,
      discounts: 0,
      average: null,
    },
  ],
};

/** Models with names that a spreadsheet would run. */
const NAMES = ['=1+1', '+cmd|calc', '@SUM(A1)', '-3', 'Plain, "quoted"'];
const lines: readonly ReportLine[] = NAMES.map((name, index) => ({ ...figures, key: String(index), name }));

const asked = { from: '2026-11-01', until: '2026-11-30', group: 'model' } as const;
const FIGURES = ['3', '4', '5', '1', '2', '1.5', '', '7.25', '20.25'];
const EUROS = ['19.99', '0.1', '19.89', '1.99', '0', '0', '17.9', '0.01', '5'];
const YEN = ['2490', '0', '2490', '249', '0', '0', '2241', '0'];

/** A person's LibreOffice finds UTF-8 by the mark at the beginning, and has a language; without a window it must be told. */
const FILTERS = { 'en-US': '--infilter=CSV:44,34,76', de: '--infilter=CSV:59,34,76,1,,1031' } as const;

/** What LibreOffice in a language reads in a file, saved by it in the other format. */
async function opened(
  format: 'csv' | 'xlsx',
  other: 'csv' | 'xlsx',
  language: keyof typeof FILTERS = 'en-US',
): Promise<(readonly string[])[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cpc-office-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const report = { lines: [...lines], total: figures, before: figures, limited: false };
  const { file } = await reportFile(report, asked, format, language);
  await writeFile(join(folder, `report.${format}`), Buffer.from(file, 'base64'));
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const saved = join(folder, 'saved');
  const input = join(folder, `report.${format}`);
  const filter = format === 'csv' ? [FILTERS[language]] : [];
  await run('soffice', [profile, ...filter, '--headless', '--convert-to', other, '--outdir', saved, input], {
    timeout: 110_000,
  });
  const name = `report.${other}`;
  return (await readSheet(await readFile(join(saved, name)), name)).map(({ cells }) => cells);
}

it.skipIf(!hasTool('soffice', 'libreoffice-calc-nogui'))(
  '[PA-05.7] LibreOffice reads the values of both tables, and a name that looks like a formula stays text',
  { timeout: 240_000 },
  async () => {
    const workbook = await opened('xlsx', 'csv');
    const text = await opened('csv', 'xlsx');
    const [, ...german] = await opened('csv', 'xlsx', 'de');
    expect(german.map((row) => row.slice(1))).toEqual(NAMES.map(() => [...FIGURES, ...EUROS, ...YEN]));
    for (const [head, ...rows] of [workbook, text]) {
      expect(head?.slice(0, 4)).toEqual(['Model', 'Orders', 'Items sold', 'Prints']);
      expect(head?.slice(10)).toContain('Sales EUR');
      expect(rows.map((row) => row.slice(1))).toEqual(NAMES.map(() => [...FIGURES, ...EUROS, ...YEN]));
    }
    expect(workbook.slice(1).map(([name]) => name)).toEqual(NAMES);
    // In CSV the apostrophe keeps the text a text; a spreadsheet shows it.
    expect(text.slice(1).map(([name]) => name)).toEqual(["'=1+1", "'+cmd|calc", "'@SUM(A1)", "'-3", NAMES[4]]);
  },
);
