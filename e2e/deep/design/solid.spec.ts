import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { beginDesign, button } from '../../lib/customer.ts';
import { type OpenShop, openShop } from '../../lib/shop.ts';

/** Chromium's own software renderer: the test machine has no graphics card. */
const DRAWS_SOLIDS = ['--disable-gpu', '--enable-unsafe-swiftshader'];
const DRAWS_NONE = ['--disable-gpu', '--disable-3d-apis'];

let shop: OpenShop;
let browser: Browser | undefined;

test.beforeAll(async () => {
  shop = await openShop({});
});

test.afterEach(() => browser?.close());
test.afterAll(() => shop?.stop());

/** The studio with a design begun, in a separate browser. */
async function studioIn(args: readonly string[]): Promise<Page> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...args] });
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  await beginDesign(page, shop.origin);
  return page;
}

const solidOn = (page: Page) => page.getByRole('img', { name: /Your design on the product/ });

/**
 * Without a graphics card the first picture keeps the processor busy for a while, and the page does not respond
 * meanwhile, ms.
 */
const MAX_WAIT_MS = 120_000;

/** The sky-blue goods, once the picture has appeared and no longer changes. */
async function still(page: Page): Promise<Buffer> {
  let last = await solidOn(page).screenshot({ timeout: MAX_WAIT_MS });
  await expect(async () => {
    const next = await solidOn(page).screenshot({ timeout: MAX_WAIT_MS });
    const rests = next.equals(last);
    last = next;
    expect(rests).toBe(true);
    const { channels } = await sharp(next).stats();
    expect(channels[2]?.max).toBeGreaterThan(180);
  }).toPass({ timeout: MAX_WAIT_MS });
  return last;
}

test('[ED-09.1] the case with its design turns by the arrow keys and comes back', async () => {
  test.slow();
  const page = await studioIn(DRAWS_SOLIDS);
  await button(page, 'Preview').click();
  await page.getByRole('radio', { name: '3D' }).check();
  await expect(solidOn(page)).toBeVisible({ timeout: MAX_WAIT_MS });
  const first = await still(page);
  await solidOn(page).focus({ timeout: MAX_WAIT_MS });
  await page.keyboard.press('ArrowRight');
  expect((await still(page)).equals(first)).toBe(false);
  await page.keyboard.press('Home');
  expect((await still(page)).equals(first)).toBe(true);
  await button(page, 'Back to the design').click();
  await expect(button(page, 'Undo')).toBeVisible();
});

test('[ED-09.1] without WebGL the preview stays flat, and says why', async () => {
  const page = await studioIn(DRAWS_NONE);
  await button(page, 'Preview').click();
  await page.getByText('3D', { exact: true }).click();
  await expect(page.getByText('3D is not available on this device')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Flat' })).toBeChecked();
});
