import type { Browser, Page } from '@playwright/test';
import { median, table } from '../lib/figures.ts';
import { LARGE, largePhoto } from './files.ts';
import { openScene } from './open-page.ts';
import type { WatchedPage } from './pages/watch.ts';

const ROUNDS = 5;

/** From choosing a photograph of 12 megapixels to its first pixels on the case, on a newly opened page. */
export async function photo(browser: Browser, base: string, folder: string): Promise<string> {
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { page, close } = await openScene(browser, `${base}editor.html?layers=0`);
    waits.push(await choosePhoto(page, largePhoto(folder, round)));
    await close();
  }
  const inMs = (value: number): string => `${Math.round(value)} ms`;
  return [
    '### A photograph of 12 megapixels',
    '',
    `${LARGE.width} × ${LARGE.height} px, about 4 MB, from the change of the file field to pixels that can be read on the case. ${ROUNDS} pages just opened.`,
    '',
    table(['median', 'worst'], [[inMs(median(waits)), inMs(Math.max(...waits))]]),
  ].join('\n');
}

/** @returns milliseconds until the photograph can be read on the case */
export async function choosePhoto(page: Page, file: string): Promise<number> {
  const seen = page.evaluate(() => (globalThis as unknown as WatchedPage).bench.photoSeen());
  await page.locator('input[type=file]').setInputFiles(file);
  return seen;
}
