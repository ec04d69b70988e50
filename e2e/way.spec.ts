import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import {
  beginDesign,
  button,
  buyNow,
  checkOrder,
  chooseModel,
  decide,
  enterAsGuest,
  expectLayers,
  expectPaid,
  layer,
  modelTile,
  open,
  order,
  pay,
  scanned,
  writeText,
} from './lib/customer.ts';
import { openDisplay } from './lib/display.ts';
import { PHONE, sharedShop } from './lib/shop.ts';
import { changeStore } from './lib/store.ts';

test.use(PHONE);

const SUNSET = fileURLToPath(new URL('../packages/content/photos/mountain-lake.jpg', import.meta.url));
/** A phone that tells its model. */
const KNOWN_PHONE =
  'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36';
const MAX_TAPS = 8;

const shop = sharedShop({ printer: 'simulated' });

test('[JN-01.1] [RT-10.1] [RT-11.1] [CT-06.5] from the scan to paid it takes at most eight taps, the photo first', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ ...PHONE, userAgent: KNOWN_PHONE })).newPage();
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    taps += 1;
    await button(page, name).first().tap();
  };
  await page.goto(scanned(shop.origin));
  await tap('Start designing');
  await expect(button(page, /Start with a photo/)).toBeVisible();
  // The button, and the photo in the picker of the system.
  taps += 2;
  await page.locator('input[type=file]').setInputFiles(SUNSET);
  await expect(page.getByText('Your photo is ready. Which phone is it for?')).toBeVisible();
  await tap(/^Galaxy S24 Ultra.*Looks like this one/);
  await tap(/Design it/);
  await expect(page.locator('canvas[data-painted]').first()).toBeVisible();
  // The last button uses the idea and goes on to the order.
  taps += 1;
  await page.getByRole('dialog').locator('footer').getByRole('button').last().tap();
  // All that must be told before: price, terms, delivery or pickup, and how long it is held.
  await expect(page.getByRole('group', { name: 'How do you get it?' })).toBeVisible();
  await expect(page.getByText('it is set aside for you for 15 minutes')).toBeVisible();
  await expect(page.getByText('By buying you agree to the notice and terms.')).toBeVisible();
  await tap(/Buy now.*€\d/);
  await expect(page.getByText('no money moves')).toBeVisible();
  taps += 1;
  await decide(page, 'pays');
  await expectPaid(page);
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  await page.context().close();
});

test('[RT-11.1] [RT-11.2] [RT-16.1] an order that cannot be found is told on every page of the payment', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  const unknown = ['', '?order_id=nope'].flatMap((query) =>
    ['pay_paypal', 'cashier', 'pay_success', 'pay_fail'].map((name) => `/pages/mine/${name}${query}`),
  );
  for (const address of [
    ...unknown,
    '/pages/mine/pay_success?token=nope',
    '/pages/mine/pay_fail?cancelled=1&token=nope',
  ]) {
    await open(page, shop.origin, address);
    await page.reload();
    await expect(page.getByText('We cannot find this order'), address).toBeVisible();
    await expect(page.getByText(/Nothing was charged|Confirming your payment/)).toHaveCount(0);
  }
  await button(page, 'My orders').click();
  await expect(page).toHaveTitle('My orders');
});

test('[PY-09] [JN-03] a voucher and the counter are offered before anything is ordered', async ({ page }) => {
  await beginDesign(page, shop.origin);
  await checkOrder(page);
  await page.getByRole('radio', { name: 'With a voucher' }).check();
  await button(page, /Buy now/).click();
  await expect(page.getByRole('heading', { name: 'Pay with a voucher' })).toBeVisible();
});

test('[ED-07.5] [ED-07.3] a second case of a model begins empty, and the first design stays in the works', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 15');
  await writeText(page, 'First');
  // A design that is begun is gone on with.
  await page.goBack();
  await button(page, 'Go on designing').click();
  await expectLayers(page, [/First/]);
  await order(page);
  await pay(page);
  await open(page, shop.origin, '/pages/index/detailsphone?goods_id=apple-iphone-15');
  await button(page, /Design it/).click();
  await expect(page.getByText('The design you had is in My works.')).toBeVisible();
  await expect(button(page, 'Undo')).toBeVisible();
  await expectLayers(page, []);
  await page.reload();
  await expect(button(page, 'Undo')).toBeVisible();
  await expectLayers(page, []);
  await writeText(page, 'Second');
  // From inside of the studio, too.
  await button(page, 'Layers').click();
  await button(page, 'Start anew').click();
  await expect(layer(page, /Second/)).toHaveCount(0);
  await writeText(page, 'Third');
  await expectWorks(page, ['First', 'Second', 'Third']);
});

test('[LN-05.1] [RT-06] a model that is tapped without a network says so, and comes by itself', async ({
  page,
  context,
}) => {
  await enterAsGuest(page, shop.origin);
  await button(page, /^Phone case/).click();
  await expect(modelTile(page, 'iPhone 15')).toBeVisible();
  await context.setOffline(true);
  await modelTile(page, 'iPhone 15').click();
  await expect(page.getByRole('alert').getByText('The network seems unstable')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'iPhone 15' })).toBeVisible();
});

test('[CT-05.2] [SK-01.1] [CT-09.2] sold out while it is ordered: the way back leads to what there is', async ({
  page,
}) => {
  await beginDesign(page, shop.origin, 'iPhone 14 Pro');
  await checkOrder(page);
  changeStore(
    shop.folder,
    "update stock_counts set available = 0 where goods_id = 'apple-iphone-14-pro' and colour_id = 'hard-white.white'",
  );
  await button(page, /Buy now/).click();
  await expect(page.getByText('The equipment is not in stock', { exact: false })).toBeVisible();
  await expect(button(page, 'Try again')).toHaveCount(0);
  await button(page, 'Back to my order').click();
  await expect(page.getByText('Hard white · ')).not.toContainText('White');
  await buyNow(page);
});

test('[SK-01.1] [RT-06] the demo shows a colour that is nearly gone, and one that is', async ({ page }) => {
  await enterAsGuest(page, shop.origin);
  await button(page, /^Phone case/).click();
  await modelTile(page, 'iPhone 16').click();
  await page.getByRole('radio', { name: /Recycled frosted/ }).check();
  await page.getByRole('radio', { name: 'Coral' }).check();
  await expect(page.getByText('Only 3 left')).toBeVisible();
  await page.getByRole('radio', { name: /, out of stock/ }).check({ force: true });
  await expect(page.getByText('Out of stock').first()).toBeVisible();
});

test('[QU-04.1] [RT-03.2] in maintenance the display keeps its code: a design can be begun', async ({ browser }) => {
  changeStore(shop.folder, "update station_states set wish = 'maintenance', state = 'maintenance'");
  const display = await openDisplay(browser, shop);
  await expect(display.getByRole('heading', { name: 'In maintenance' })).toBeVisible();
  await expect(display.getByRole('img', { name: 'QR code that opens this station on your phone' })).toBeInViewport();
  await display.context().close();
});

async function expectWorks(page: Page, texts: readonly string[]): Promise<void> {
  await open(page, shop.origin, '/pages/mine/works');
  await expect(page.getByRole('link', { name: /^Open / })).toHaveCount(texts.length);
}

test('[LN-06.1] on a desk the button to the studio is in sight beside the long list of models', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await enterAsGuest(page, shop.origin);
  await button(page, /^Phone case/).click();
  await modelTile(page, 'iPhone 16 Pro').click();
  await expect(button(page, /Design it/)).toBeInViewport({ ratio: 1 });
  await button(page, /Design it/).click();
  await expect(button(page, 'Undo')).toBeVisible();
  await page.context().close();
});
