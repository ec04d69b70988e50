import type { Browser } from '@playwright/test';
import { mb, table } from '../lib/figures.ts';
import { rendererMemory } from '../lib/renderer-memory.ts';
import { LARGE, largePhoto } from './files.ts';
import { openScene } from './open-page.ts';
import type { WatchedPage } from './pages/watch.ts';
import { choosePhoto } from './photo.ts';

/** Memory of a page that shows ten photographs of 12 megapixels. */
export async function memory(launch: () => Promise<Browser>, base: string, folder: string): Promise<string> {
  if (process.platform !== 'linux') return '### Memory\n\nMeasured on Linux only.';
  const browser = await launch();
  try {
    const { page } = await openScene(browser, `${base}editor.html?layers=0`);
    const before = await rendererMemory(browser, page);
    for (let i = 0; i < LARGE.count; i++) await choosePhoto(page, largePhoto(folder, i));
    const after = await rendererMemory(browser, page);
    const held = await page.evaluate(() => (globalThis as unknown as WatchedPage).bench.bitmapBytes());
    return [
      `### Memory with ${LARGE.count} photographs of 12 megapixels`,
      '',
      "Memory of the page's process (proportional set size, after a garbage collection), compared with the same page without photographs, and the size of the pixels that the editor keeps.",
      '',
      table(
        ['page without them', 'with them', 'more', 'of it pixels'],
        [[mb(before), mb(after), mb(after - before), mb(held)]],
      ),
    ].join('\n');
  } finally {
    await browser.close();
  }
}
