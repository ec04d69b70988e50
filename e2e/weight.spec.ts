import { expect, test } from '@playwright/test';
import { button, chooseModel, enterAsGuest, scanned } from './lib/customer.ts';
import { sum, watchScripts } from './lib/weights.ts';
import { sharedShop } from './lib/shop.ts';

test.use({ viewport: { width: 412, height: 915 } });

/**
 * Limits in KB of JavaScript and texts as they are sent, compressed by Brotli: for the first page (the goal is 105, LG-08), and
 * for what the studio loads in addition before its first layer.
 */
const MAX_KB = { firstPage: 90.6, studio: 33.8 } as const;

const shop = sharedShop();

test('[RT-14.1] [LG-08.1] the first page and the studio stay within their size limits', async ({ browser }) => {
  const first = await browser.newPage();
  const firstScripts = watchScripts(first);
  await first.goto(scanned(shop.origin));
  await expect(button(first, 'Start designing')).toBeVisible();
  await first.waitForLoadState('networkidle');
  const entry = await firstScripts();

  const page = await browser.newPage();
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  await page.waitForLoadState('networkidle');
  // Opened directly at its own address, as from a bookmark: what other pages loaded before does not count.
  const studio = watchScripts(page);
  await page.reload();
  await expect(button(page, 'Undo')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const more = [...(await studio())].filter(([path]) => !entry.has(path));

  const [firstPage, added] = [sum(entry.values()), sum(more.map(([, size]) => size))];
  test.info().annotations.push({
    type: 'weight',
    description: `first page ${firstPage.toFixed(1)} KB, studio + ${added.toFixed(1)} KB`,
  });
  expect(firstPage).toBeLessThanOrEqual(MAX_KB.firstPage);
  expect(added).toBeLessThanOrEqual(MAX_KB.studio);
});
