/**
 * Makes a sheet of every page of the customer's app for each size and language: `npm run sheets`, after `npm start` has
 * built it; `npm run sheets -- 360` makes those of one width. The sheets are compared by eye before and after a change of the look.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startShop } from '@cpc/testkit';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chooseModel, choosePhoto, enterAsGuest, order, orderIdOf, pay, PHOTO } from '../e2e/lib/customer.ts';
import config from '../playwright.config.ts';

const OUT = resolve(fileURLToPath(new URL('..', import.meta.url)), 'docs/images/pages');
const LANGUAGES = ['en-us', 'zh-cn', 'ar-ar'] as const;
const SIZES = [
  { width: 360, height: 740, columns: 10 },
  { width: 412, height: 915, columns: 10 },
  { width: 1280, height: 800, columns: 5 },
] as const;
/** Width of a page on a sheet: wide enough to judge the layout. */
const THUMB = { narrow: 216, wide: 420 } as const;
const GAP = 12;
/** Fades and slides have ended by then. */
const REST_MS = 900;

/** A page at its address; in the studio, with a tool open. */
interface Shot {
  readonly address: string;
  readonly tool?: string;
}

/** Designs, orders and pays once; the pages then have something to show. @returns what is shown on the sheets */
async function prepare(page: Page, origin: string): Promise<readonly Shot[]> {
  await enterAsGuest(page, origin);
  await chooseModel(page, 'iPhone 16');
  const choice = new URL(page.url()).hash.replace(/^[^?]*/, '');
  await choosePhoto(page, PHOTO);
  await order(page);
  await pay(page);
  const paid = orderIdOf(page);
  await page.goto(`${origin}/#/pages/index/index_phone${choice}`);
  await order(page);
  const unpaid = orderIdOf(page);
  const studio = `/pages/index/index_phone${choice}`;
  const tools = ['templates', 'drawing', 'collage', 'text', 'stickers', 'doodle', 'background', 'layers'];
  const addresses = [
    '/pages/login/select_login?machine_id=demo',
    '/pages/login/login?machine_id=demo',
    '/pages/index/allSelect?id=demo',
    '/pages/index/mall?machine_id=demo',
    '/choose-location?machine_id=demo',
    '/pages/index/detailsphone?machine_id=demo',
    `/pages/index/detailsphone${choice}`,
    '/pages/index/detailsphone?category=tShirt',
    '/pages/index/custom-size?machine_id=demo',
    studio,
  ];
  const after = [
    `/pages/mine/goodsordersize${choice}`,
    '/pages/mine/shopping_list?machine_id=demo',
    `/pages/mine/pay_paypal?order_id=${unpaid}`,
    `/pages/mine/pay_fail?order_id=${unpaid}`,
    `/pages/mine/pay_success?order_id=${paid}`,
    `/pages/mine/orderDetail?order_id=${paid}`,
    '/pages/mine/orderList?machine_id=demo',
    '/pages/mall/lineUp?machine_id=demo',
    '/pages/mine/works?machine_id=demo',
    '/pages/mine/collection?machine_id=demo',
    '/pages/index/ai_painting?machine_id=demo',
    '/pages/mine/account?machine_id=demo',
  ];
  return [
    ...addresses.map((address) => ({ address })),
    ...tools.map((tool) => ({ address: studio, tool })),
    ...after.map((address) => ({ address })),
  ];
}

async function shoot(page: Page, origin: string, { address, tool }: Shot, language: string): Promise<Buffer> {
  await page.goto('about:blank');
  await page.goto(`${origin}/#${address}${address.includes('?') ? '&' : '?'}language=${language}`);
  // Pages with a stream of events never have an idle network.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  if (tool !== undefined) await page.locator(`[data-tool="${tool}"]`).first().click();
  await page.waitForTimeout(REST_MS);
  return page.screenshot();
}

async function sheetOf(shots: readonly Buffer[], { width, height, columns }: (typeof SIZES)[number], file: string) {
  const wide = width > 600 ? THUMB.wide : THUMB.narrow;
  const high = Math.round((wide * height) / width);
  const layers = await Promise.all(
    shots.map(async (shot, i) => ({
      input: await sharp(shot).resize(wide, high).toBuffer(),
      left: GAP + (i % columns) * (wide + GAP),
      top: GAP + Math.floor(i / columns) * (high + GAP),
    })),
  );
  const sheet = {
    width: GAP + columns * (wide + GAP),
    height: GAP + Math.ceil(shots.length / columns) * (high + GAP),
    channels: 3 as const,
    background: '#6b6b70',
  };
  await sharp({ create: sheet }).composite(layers).webp({ quality: 72 }).toFile(file);
}

async function allSheets(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  const shots = await prepare(page, origin);
  const wanted = process.argv[2];
  for (const size of SIZES.filter(({ width }) => wanted === undefined || `${width}` === wanted)) {
    await page.setViewportSize(size);
    for (const language of LANGUAGES) {
      const seen: Buffer[] = [];
      for (const shot of shots) seen.push(await shoot(page, origin, shot, language));
      const name = `${size.width}-${language}.webp`;
      await sheetOf(seen, size, join(OUT, name));
      console.log(`${seen.length} pages in docs/images/pages/${name}`);
    }
  }
}

const shop = await startShop({ folder: mkdtempSync(join(tmpdir(), 'sheets-')), printer: 'simulated' });
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  mkdirSync(OUT, { recursive: true });
  await allSheets(await browser.newContext({ viewport: { width: 412, height: 915 }, hasTouch: true }), shop.origin);
} finally {
  await browser.close();
  await shop.stop();
}
