import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHROMIUM, sharedShop } from './testing-browser.ts';

const PHOTO = readFileSync(resolve(import.meta.dirname, '../../content/photos/mountain-lake.jpg'));
const photo = (n: number) => ({ name: `photo-${n}.jpg`, mimeType: 'image/jpeg', buffer: PHOTO });
const LETTER = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Anna') };

describe.skipIf(!CHROMIUM)('several photos that are chosen at once', () => {
  const shop = sharedShop();
  let page: Page;
  beforeEach(async () => {
    ({ page } = await shop.open());
  });
  afterEach(() => page.context().close());

  const layers = () => page.locator('[data-layer]').count();
  const choose = (...files: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[]) =>
    page.locator('input[type=file]').setInputFiles([...files]);

  it('[ED-13.17] [ED-05.3] become a collage by one tap, and one step takes it back', async () => {
    await choose(photo(1), photo(2), photo(3));
    await page.getByRole('region', { name: '3 photos' }).waitFor();
    expect(await layers()).toBe(0);
    await page.locator('[data-layout]').first().click();
    await expect.poll(layers).toBe(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(layers).toBe(0);
  });

  it('[ED-13.17] [ED-13.18] a file that is no picture is told by its name, and the others go on', async () => {
    await choose(photo(1), LETTER, photo(2));
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('letter.jpg\u2069: ');
    await page.getByRole('button', { name: 'One over another' }).click();
    await expect.poll(layers).toBe(2);
  });

  it('[ED-13.17] [ED-13.18] of more than nine, nine are taken, and the customer is told', async () => {
    await choose(...Array.from({ length: 11 }, (_, n) => photo(n)));
    await page.getByText('Nine photos at most.').waitFor();
    await page.getByRole('region', { name: '9 photos' }).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(layers).toBe(9);
  });

  it('[ED-13.17] [ED-07.2] without a network they are laid out all the same', async () => {
    await choose(photo(1), photo(2));
    await page.locator('[data-layout]').first().waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.context().setOffline(true);
    await choose(photo(3), photo(4));
    await page.locator('[data-layout]').first().click();
    await expect.poll(layers).toBe(2);
  });
});
