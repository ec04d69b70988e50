import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentDirectory } from '@cpc/content';
import { expect, it, onTestFinished } from 'vitest';
import type { Bill } from './bill.ts';
import { renderBill } from './render.ts';
import { MARGIN } from './sheet.ts';
import { monthlyBill, receipt } from './testing/bills.ts';

const FOLDERS = { content: contentDirectory() };

/** The file of a bill in which qpdf finds no fault. */
async function fileOf(bill: Bill): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-bill-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'bill.pdf');
  writeFileSync(file, await renderBill(bill, FOLDERS));
  execFileSync('qpdf', ['--check', file]);
  return file;
}

/** What poppler reads in a bill. */
const read = async (bill: Bill): Promise<string> =>
  execFileSync('pdftotext', ['-layout', await fileOf(bill), '-'], { encoding: 'utf8' });

/** The columns, in points from the left margin, where the line of the issuer has ink. */
async function issuerInk(name: string): Promise<number[]> {
  const area = ['-x', String(MARGIN.side), '-y', String(MARGIN.top), '-W', '300', '-H', '15'];
  const pgm = execFileSync('pdftoppm', ['-r', '72', '-gray', ...area, await fileOf(from(name))]);
  const pixels = pgm.subarray(-300 * 15);
  return Array.from({ length: 300 }, (_, x) => x).filter((x) =>
    pixels.some((grey, at) => at % 300 === x && grey < 200),
  );
}

const from = (name: string): Bill => receipt({ from: { name, address: [], vatId: '', registration: '' } });

it('[OR-13.3] a receipt is a PDF whose words and figures can be read and copied', async () => {
  const text = await read(receipt());
  for (const part of ['Receipt', 'Kiosk am Markt', 'R-2026-000123', '手机壳', '€56.70', 'VAT number DE123456789'])
    expect(text).toContain(part);
});

it('[OR-13.3] [LG-02.1] Arabic words keep their letters and spaces, and figures their sign', async () => {
  const text = (await read(monthlyBill({ locale: 'ar' }))).replaceAll(/\p{Cf}/gu, '');
  for (const part of ['حصة المنصة', 'الرصيد في النهاية', '-19.00', 'Köln']) expect(text).toContain(part);
});

it('[OP-06.4] a long month goes over several pages, each with its number', async () => {
  const days = Array.from({ length: 31 }, (_, day) => ({
    at: Date.UTC(2026, 9, day + 1),
    sales: 100,
    cash: 0,
    other: 0,
  }));
  const text = await read(monthlyBill({ days }));
  expect(text).toContain('Page 1 of 2');
  expect(text).toContain('Oct 31, 2026');
});

it('[OR-13.3] the same bill is the same file', async () => {
  const [one, two] = [await renderBill(receipt(), FOLDERS), await renderBill(receipt(), FOLDERS)];
  expect(Buffer.compare(one, two)).toBe(0);
});

it('[OR-13.3] a name in Hebrew, Sinhala or Gujarati is drawn and read', async () => {
  for (const name of ['קיוסק', 'සිංහල', 'ગુજરાતી'])
    expect((await read(from(name))).replaceAll(/\p{Cf}/gu, '')).toContain(name);
});

it('[OR-13.3] a character that no typeface has is a box, and is read as what it is', async () => {
  const name = 'Խանութ';
  expect(await read(from(name))).toContain(name);
  const [one, three] = [await issuerInk('Խ'), await issuerInk('Խան')];
  expect(one.length).toBeGreaterThan(1);
  expect((three.at(-1) ?? 0) - (one.at(-1) ?? 0)).toBe(22);
});

it('[OR-13.3] an emoji is left out, and leaves no trace in the text of its neighbours', async () => {
  const text = await read(from('A😀B case A, Խ😀ა'));
  expect(text).toContain('AB case A, Խა');
  expect(text).not.toContain('😀');
});
