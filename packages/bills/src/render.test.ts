import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentDirectory } from '@cpc/content';
import { expect, it, onTestFinished } from 'vitest';
import type { Bill } from './bill.ts';
import { renderBill } from './render.ts';
import { monthlyBill, receipt } from './testing/bills.ts';

const FOLDERS = { content: contentDirectory() };

/** What poppler reads in a bill, after qpdf found no fault in the file. */
async function read(bill: Bill): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-bill-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'bill.pdf');
  writeFileSync(file, await renderBill(bill, FOLDERS));
  execFileSync('qpdf', ['--check', file]);
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
}

it('[OR-13] a receipt is a PDF whose words and figures can be read and copied', async () => {
  const text = await read(receipt());
  for (const part of ['Receipt', 'Kiosk am Markt', 'R-2026-000123', '手机壳', '€56.70', 'VAT number DE123456789'])
    expect(text).toContain(part);
});

it('[OR-13] [LG-02] Arabic words keep their letters and spaces, and figures their sign', async () => {
  const text = (await read(monthlyBill({ locale: 'ar-ar' }))).replaceAll(/\p{Cf}/gu, '');
  for (const part of ['حصة المنصة', 'الرصيد في النهاية', '-19.00', 'Köln']) expect(text).toContain(part);
});

it('[OP-06] a long month goes over several pages, each with its number', async () => {
  const days = Array.from({ length: 31 }, (_, day) => ({ at: Date.UTC(2026, 9, day + 1), sales: 100, other: 0 }));
  const text = await read(monthlyBill({ days }));
  expect(text).toContain('Page 1 of 2');
  expect(text).toContain('Oct 31, 2026');
});

it('[OR-13] the same bill is the same file', async () => {
  const [one, two] = [await renderBill(receipt(), FOLDERS), await renderBill(receipt(), FOLDERS)];
  expect(Buffer.compare(one, two)).toBe(0);
});
