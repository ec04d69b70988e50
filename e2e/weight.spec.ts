import { gzipSync } from 'node:zlib';
import { type Shop, startShop } from '@cpc/testkit';
import { expect, type Page, type Response, test } from '@playwright/test';
import { button, chooseModel, enterAsGuest, scanned } from './lib/customer.ts';

test.use({ viewport: { width: 412, height: 915 } });

/**
 * Limits in KB of JavaScript and texts, compressed by gzip: for the first page, and for what the studio loads in addition
 * before its first layer. `sent` is the first page as browsers get it, compressed by Brotli (LG-08).
 */
const BUDGET = { firstPage: 106, sent: 105, studio: 36.9 } as const;

const KB = 1024;

let shop: Shop;

test.beforeAll(async () => {
  shop = await startShop({ folder: test.info().outputPath('shop') });
});

test.afterAll(async () => {
  await shop?.stop();
});

/** Compressed KB. */
interface Weight {
  readonly zipped: number;
  readonly sent: number;
}

/** The scripts and texts that a page has loaded so far, by address. */
function watchScripts(page: Page): () => Promise<ReadonlyMap<string, Weight>> {
  const loading: Promise<readonly [string, Weight]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const counts = pathname.endsWith('.js') || pathname.startsWith('/assets/texts/');
    if (!counts || response.status() !== 200) return;
    loading.push(weigh(response).then((weight) => [pathname, weight] as const));
  });
  return async () => new Map(await Promise.all(loading));
}

async function weigh(response: Response): Promise<Weight> {
  const { responseBodySize } = await response.request().sizes();
  return { zipped: gzipSync(await response.body(), { level: 9 }).length / KB, sent: responseBodySize / KB };
}

const sum = (weights: Iterable<Weight>, of: keyof Weight = 'zipped'): number =>
  [...weights].reduce((total, weight) => total + weight[of], 0);

test('[RT-14] [LG-08] the first page and the studio stay within their size limits', async ({ browser }) => {
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

  test.info().annotations.push({
    type: 'weight',
    description: `first page ${sum(entry.values()).toFixed(1)} KB, sent ${sum(entry.values(), 'sent').toFixed(1)} KB, studio + ${sum(more.map(([, size]) => size)).toFixed(1)} KB`,
  });
  expect(sum(entry.values(), 'sent')).toBeLessThanOrEqual(BUDGET.sent);
  expect(sum(entry.values())).toBeLessThanOrEqual(BUDGET.firstPage);
  expect(sum(more.map(([, size]) => size))).toBeLessThanOrEqual(BUDGET.studio);
});
