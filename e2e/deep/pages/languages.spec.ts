import { PHONE_MODELS } from '@cpc/content';
import { compareSheets } from '@cpc/testkit';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { beginDesign, button, choosePhoto, PHOTO, scanned, writeText } from '../../lib/customer.ts';
import { openDisplay } from '../../lib/display.ts';
import { sheetAtRest } from '../../lib/sheets.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';
import { withhold } from '../../lib/withhold.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated' });

/** The same in every language: the language switch that every page has. */
const globe = (page: Page) => page.getByRole('button', { name: /Choose a language|选择语言|اختر اللغة/ });

/** Chooses a language by its own name. */
async function chooseLanguage(page: Page, name: string): Promise<void> {
  await globe(page).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The catalogues that the page has fetched so far. */
function cataloguesFetched(page: Page): readonly string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const locale = /\/assets\/texts\/\w+\/([\w-]+)\/\w+\.json$/.exec(request.url())?.[1];
    if (locale !== undefined) fetched.push(locale);
  });
  return fetched;
}

/** Whether the element is in the left half of the window. */
async function isLeft(what: ReturnType<Page['getByRole']>): Promise<boolean> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('not in sight');
  return box.x + box.width / 2 < PHONE.viewport.width / 2;
}

test('[LG-03.1] [LG-03.3] a language loads one catalogue, without a reload, and is kept', async ({ page }) => {
  const fetched = cataloguesFetched(page);
  await page.goto(`${shop.origin}/#/pages/login/select_login?machine_id=demo&language=zh-cn`);
  await expect(button(page, '开始设计')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  expect(fetched).toEqual(['zh-Hans']);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await chooseLanguage(page, 'English');
  await expect(button(page, 'Start designing')).toBeVisible();
  expect(fetched).toEqual(['zh-Hans', 'en-US']);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goto(`${shop.origin}/?again`);
  await expect(button(page, 'Start designing')).toBeVisible();
});

test('[LG-03.1] [LG-09.1] the language can be chosen on every page', async ({ page }) => {
  await beginDesign(page, shop.origin);
  await expect(globe(page)).toHaveCount(1);
  const { hash } = new URL(page.url());
  const choice = hash.slice(hash.indexOf('?'));
  const pages = [
    '/pages/login/login',
    '/pages/index/allSelect',
    '/pages/index/mall',
    '/pages/index/detailsphone',
    '/pages/index/custom-size',
    '/pages/mall/lineUp',
    '/pages/mall/agreement',
    `/pages/mine/goodsordersize${choice}`,
    '/pages/mine/addAddress',
    '/pages/mine/orderList',
    '/pages/mine/orderDetail?order_id=none',
    '/pages/mine/shopping_list',
    '/pages/mine/pay_fail?order_id=none',
    '/pages/mine/works',
    '/pages/mine/collection',
    '/pages/mine/share?share=none',
    '/pages/mine/nothing_here',
  ];
  for (const path of pages) {
    await page.goto(`${shop.origin}/#${path}`);
    await expect(globe(page), path).toHaveCount(1);
    await expect(globe(page), path).toBeInViewport();
  }
});

test('[LG-03.2] [LG-03.4] choosing a language keeps typed text, and wins over the address', async ({ page }) => {
  await page.goto(`${shop.origin}/#/pages/login/login?machine_id=demo&language=en-us`);
  await page.getByLabel('Phone number').fill('030 2312545');
  await chooseLanguage(page, '简体中文');
  await expect(button(page, '以访客身份继续')).toBeVisible();
  await expect(page.getByLabel('手机号')).toHaveValue('030 2312545');
  await page.reload();
  await expect(button(page, '以访客身份继续')).toBeVisible();
});

test('[LG-03.4] choosing a language keeps the design and the scroll position', async ({ page }) => {
  await beginDesign(page, shop.origin);
  const drawing = page.locator('canvas[data-band]').first();
  await drawing.evaluate((node) => node.setAttribute('data-same', ''));
  await chooseLanguage(page, 'العربية');
  await expect(button(page, 'تراجع')).toBeVisible();
  await expect(drawing).toHaveAttribute('data-same');
  await chooseLanguage(page, 'English');
  await button(page, 'Undo').click();
  await expect(button(page, 'Choose a photo')).toBeVisible();

  await page.goto(`${shop.origin}/#/pages/index/detailsphone`);
  // All models are there: the first ones come before them.
  await expect(page.getByRole('heading', { name: 'Xiaomi', exact: true })).toBeAttached();
  await page.evaluate(() => scrollTo(0, 1500));
  await chooseLanguage(page, '简体中文');
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});

test('[LG-03.3] [LG-04.1] choosing Arabic mirrors the layout at once, without a reload', async ({ page }) => {
  await page.goto(scanned(shop.origin));
  await expect(button(page, 'Start designing')).toBeVisible();
  expect(await isLeft(globe(page))).toBe(false);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await chooseLanguage(page, 'العربية');
  await expect(button(page, 'ابدأ التصميم')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await isLeft(globe(page))).toBe(true);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await button(page, 'ابدأ التصميم').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isLeft(button(page, 'رجوع'))).toBe(false);
});

test('[LG-03.3] [LG-04.1] [QU-02.4] the app on a home screen has the current language and the product’s mark', async ({
  page,
}) => {
  await page.goto(`${shop.origin}/#/pages/login/select_login?machine_id=demo&language=zh-cn`);
  await expect(button(page, '开始设计')).toBeVisible();
  expect(await manifestOf(page)).toMatchObject({ name: '定制手机壳', lang: 'zh-Hans', dir: 'ltr' });
  await chooseLanguage(page, 'العربية');
  await expect(button(page, 'ابدأ التصميم')).toBeVisible();
  const manifest = await manifestOf(page);
  expect(manifest).toMatchObject({ short_name: 'غطاء هاتفي', lang: 'ar', dir: 'rtl' });
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  const ground = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-ground').trim(),
  );
  expect(manifest).toMatchObject({ theme_color: ground, background_color: ground });
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', ground);

  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const { src, sizes, purpose } of [
    ...manifest.icons,
    { src: touch ?? '', sizes: '180x180', purpose: 'maskable' },
  ]) {
    const { data, info } = await sharp(await (await page.request.get(shop.origin + src)).body())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(`${info.width}x${info.height}`).toBe(sizes);
    // Only the icon that the device crops has a filled background in its corners.
    expect([src, data[3]]).toEqual([src, purpose === 'maskable' ? 255 : 0]);
  }
});

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

/** The manifest as Chromium reads it, without any error. */
async function manifestOf(page: Page): Promise<Manifest> {
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  await session.detach();
  expect(errors).toEqual([]);
  const { headers } = await page.evaluate(async (address) => {
    const response = await fetch(address);
    return { headers: Object.fromEntries(response.headers) };
  }, url);
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
  return JSON.parse(data ?? '') as Manifest;
}

test('[LG-02.1] [RL-03.3] [QU-05.4] in Chinese the display has all letters of its notice before the server goes down', async ({
  browser,
}) => {
  const display = await openDisplay(browser, shop, 'zh-Hans');
  // Going offline does not cut an open stream: it is blocked from the start instead.
  await display.route('**/api/queue/stream*', (route) => route.abort());
  const answer = await withhold(display, /Machine\.get|Queue\.get/);
  await display.reload();
  await expect(button(display, '取件')).toBeVisible();
  const has = (text: string) =>
    display.evaluate((words) => document.fonts.check('20px "Noto Sans SC Variable"', words), text);
  const LOST = '无法连接服务恢复后可继续下单。取件照常：请输入取件码。取件也需稍候，您的订单会保留。';
  const NOTICE = `${LOST}取件码不正确，请查看订单后重试。请从取件格走`;
  await expect.poll(() => has(`${NOTICE}就绪设备故障维护休息离线`)).toBe(true);
  // The font is available, and not all of it is loaded.
  expect(await has('龘')).toBe(false);
  const asked: string[] = [];
  display.on('request', (request) => request.url().endsWith('.woff2') && asked.push(request.url()));
  answer();
  await expect(display.getByText('就绪', { exact: true })).toBeVisible();
  await display.context().setOffline(true);
  await expect(display.getByRole('heading', { name: '无法连接服务' })).toBeVisible();
  await expect(display.getByText('恢复后可继续下单。', { exact: true })).toBeVisible();
  expect(asked).toEqual([]);
  await display.context().close();
});

test('[LG-04.2] the design is never mirrored: its pixels are the same in English and Arabic', async ({ page }) => {
  const model = PHONE_MODELS.find((one) => one.model === 'iPhone 16')!;
  await beginDesign(page, shop.origin, model.model);
  await choosePhoto(page, PHOTO);
  await writeText(page, 'Left to right');
  await expect(page.getByText('Uploading')).toBeHidden();
  // From here on the picture is the server's copy, which the other language will show too.
  await page.reload();
  await expect(page.locator('[data-layer]')).toHaveCount(2);
  const english = await sheetAtRest(page);

  await page.goto(`${page.url()}&language=ar-ar`);
  await page.reload();
  await expect(button(page, 'تراجع')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('[data-layer]')).toHaveCount(2);
  const { differing, inside } = compareSheets(english, await sheetAtRest(page), model.surface);
  console.log(`English and Arabic: ${differing} of ${inside} pixels differ`);
  expect(inside).toBeGreaterThan(10_000);
  expect(differing / inside).toBeLessThanOrEqual(0.005);
});
