import type { Browser } from '@playwright/test';
import { mb, table } from '../lib/figures.ts';
import { rendererMemory } from '../lib/renderer-memory.ts';
import { LARGE, largePhoto } from './files.ts';
import { openScene } from './open-page.ts';
import { choosePhoto } from './photo.ts';

/** What ten photographs of 12 megapixels cost the page that shows them. */
export async function memory(launch: () => Promise<Browser>, base: string, folder: string): Promise<string> {
  if (process.platform !== 'linux') return '### Memory\n\nMeasured on Linux only.';
  const browser = await launch();
  try {
    const { page } = await openScene(browser, `${base}editor.html?layers=0`);
    await page.evaluate(watchBitmaps);
    const before = await rendererMemory(browser, page);
    for (let i = 0; i < LARGE.count; i++) await choosePhoto(page, largePhoto(folder, i));
    const after = await rendererMemory(browser, page);
    const held = await page.evaluate(bytesOfBitmaps);
    return [
      `### Memory with ${LARGE.count} photographs of 12 megapixels`,
      '',
      "The page's process (proportional set size, after a garbage collection), against the same page without them; and the pixels the editor keeps.",
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

/** Runs on the page: keeps an eye on every bitmap that is made, and none alive. */
function watchBitmaps(): void {
  const made: WeakRef<ImageBitmap>[] = [];
  const make = globalThis.createImageBitmap.bind(globalThis);
  const watched = async (...given: unknown[]) => {
    const bitmap = await (make as (...all: unknown[]) => Promise<ImageBitmap>)(...given);
    made.push(new WeakRef(bitmap));
    return bitmap;
  };
  Object.assign(globalThis, { createImageBitmap: watched, bitmapsMade: made });
}

/** Runs on the page: a bitmap that was closed has no width. */
function bytesOfBitmaps(): number {
  const { bitmapsMade } = globalThis as unknown as { readonly bitmapsMade: readonly WeakRef<ImageBitmap>[] };
  return bitmapsMade.reduce((sum, made) => sum + 4 * (made.deref()?.width ?? 0) * (made.deref()?.height ?? 0), 0);
}
