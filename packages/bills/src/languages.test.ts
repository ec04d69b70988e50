import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentDirectory } from '@cpc/content';
import { PARTNER_LINE_KINDS } from '@cpc/domain';
import { casesOfPart } from '@cpc/domain/testing/part';
import { FILLED_LOCALES, type Locale } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import { expect, it, onTestFinished } from 'vitest';
import type { Bill } from './bill.ts';
import { PAGE } from './pdf/page.ts';
import { renderBill } from './render.ts';
import { MARGIN } from './sheet.ts';
import { creditNote, monthlyBill, receipt } from './testing/bills.ts';
import type { BillView } from './view.ts';
import { viewOf } from './view-of.ts';

/** Large amounts, and a receipt with every row. */
function billsIn(locale: Locale): readonly Bill[] {
  const { t } = serverTranslator()(locale);
  const vat = [
    { permille: 190, net: 4765, vat: 905, gross: 5670 },
    { permille: 55, net: 476_500_00, vat: 90_500_00, gross: 567_000_000 },
  ];
  const name = `Samsung Galaxy S24 Ultra 5G · ${t('shell.recycledFrosted')}, ${t('colour.blush')}`;
  const items = [{ name, amount: 249_000 }];
  const to = { name: 'Nguyễn Thị Ánh', address: ['กรุงเทพมหานคร', '東京都渋谷区 1-2'], vatId: '', registration: '' };
  const sums = [...PARTNER_LINE_KINDS, 'money' as const].map((kind, index) => ({
    kind,
    amount: index % 2 ? -190_000_000 : 140_000_000,
  }));
  return [
    receipt({ locale, items, to, vat, drawings: { count: 2, amount: 100 } }),
    creditNote({ locale }),
    // One day: a table that goes over two pages repeats its head.
    monthlyBill({
      locale,
      sums,
      days: [{ at: Date.UTC(2026, 10, 2), sales: 100, cash: -140_000_000, other: -1 }],
      reverseCharge: true,
      opening: -100_000_000,
      closing: 131_000_000,
    }),
  ];
}

interface Read {
  /** The whole text, in the order of the file, without spaces. */
  readonly text: string;
  readonly words: readonly Word[];
  readonly pages: number;
  /** Whether every font is in the file, with a map to characters. */
  readonly fonts: boolean;
}

interface Word {
  readonly page: number;
  readonly text: string;
  /** In points, from the page's top-left corner. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

/** What poppler finds in a bill. */
async function read(bill: Bill): Promise<Read> {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-bill-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'bill.pdf');
  writeFileSync(file, await renderBill(bill, { content: contentDirectory() }));
  const run = (tool: string, ...args: string[]) => execFileSync(tool, args, { encoding: 'utf8' });
  const boxes = run('pdftotext', '-bbox', file, '-').split('<page ').slice(1);
  const fonts = run('pdffonts', file).trim().split('\n').slice(2);
  return {
    text: bare(run('pdftotext', '-raw', file, '-')),
    words: boxes.flatMap(wordsOf),
    pages: boxes.length,
    fonts: fonts.length > 0 && fonts.every((line) => /\syes\s+yes\s+yes\s/.test(line)),
  };
}

function wordsOf(page: string, number: number): Word[] {
  const pattern = /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*)<\/word>/g;
  return [...page.matchAll(pattern)].map(([, left, top, right, bottom, text = '']) => ({
    page: number,
    text,
    box: [Number(left), Number(top), Number(right), Number(bottom)],
  }));
}

const bare = (text: string): string => text.normalize('NFC').replaceAll(/[\s\p{Cf}]/gu, '');
const letters = (text: string): string => Array.from(bare(text).replaceAll('&amp;', '&')).sort().join('');

function stringsOf({ title, issuer, facts, parties, tables, notes, details }: BillView): string[] {
  return [
    issuer,
    title,
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...parties.flatMap(({ label, lines }) => [label, ...lines]),
    ...[...tables, ...details].flatMap(({ columns, rows, total }) => [...columns, ...rows.flat(), ...total]),
    ...notes,
  ];
}

/** The words that leave the margins of their page. */
const outside = (words: readonly Word[]): string[] =>
  words
    .filter(({ box: [left, top, right, bottom] }) => {
      const isWide = left < MARGIN.side - 1 || right > PAGE.width - MARGIN.side + 1;
      return isWide || top < 0 || bottom > PAGE.height;
    })
    .map(({ text }) => text);

/** The middle of a word's height lies in the other word, and their widths meet by more than the overhang of a letter. */
function overlapping(words: readonly Word[]): string[] {
  return words.flatMap((one, index) =>
    words.slice(index + 1).flatMap((other) => {
      const middle = (one.box[1] + one.box[3]) / 2;
      const isBeside = one.page === other.page && middle > other.box[1] && middle < other.box[3];
      const common = Math.min(one.box[2], other.box[2]) - Math.max(one.box[0], other.box[0]);
      return isBeside && common > 1.5 ? [`${one.text} / ${other.text}`] : [];
    }),
  );
}

it.each(casesOfPart(FILLED_LOCALES))(
  '[LG-02.1] [LG-05.1] [OR-13.3] every kind of bill is whole in %s: each letter is drawn, and nothing leaves its column',
  async (locale) => {
    for (const bill of billsIn(locale)) {
      const { text, words, pages, fonts } = await read(bill);
      const view = viewOf(bill, serverTranslator()(locale, bill.timeZone));
      const foots = Array.from({ length: pages }, (_, at) => `${view.title} ${bill.number}${view.page(at + 1, pages)}`);
      expect(letters(text)).toBe(letters([...stringsOf(view), ...foots].join('')));
      expect(fonts).toBe(true);
      expect(outside(words)).toEqual([]);
      expect(overlapping(words)).toEqual([]);
      // Poppler reads an Arabic ligature backwards.
      if (!view.rightToLeft) for (const part of stringsOf(view)) expect(text).toContain(bare(part));
    }
  },
  30_000,
);
