import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  button,
  buyCase,
  enterAsGuest,
  expectPaid,
  fillBackground,
  open,
  order,
  pay,
  pickupCode,
  scanned,
} from '../../lib/customer.ts';
import { openDisplay, typeCode } from '../../lib/display.ts';
import { MAX_SHIFT, watchShifts } from '../../lib/shifts.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';
import { changeStore } from '../../lib/store.ts';

const shop = sharedShop({ printer: 'simulated' });

/** The calls of an action that a page has made so far. */
function callsOf(page: Page, action: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && (request.postData() ?? '').includes(action)) calls += 1;
  });
  return () => calls;
}

/** A phone with Chromium that tells its model by client hints, as Android does. */
async function phoneOf(context: BrowserContext, model: string): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setUserAgentOverride', {
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    userAgentMetadata: { platform: 'Android', platformVersion: '14', architecture: '', model, mobile: true },
  });
  return page;
}

test('[QU-02.3] [ED-07.3] what is ready and the last design stand at the top of the first page, one tap from the code', async ({
  browser,
}) => {
  const stranger = await (await browser.newContext(PHONE)).newPage();
  const asked = callsOf(stranger, 'Order.list');
  await enterAsGuest(stranger, shop.origin);
  expect(asked()).toBe(0);
  await expect(button(stranger, /Go on designing/)).toHaveCount(0);
  await stranger.context().close();

  const customer = await buyCase(browser, shop.origin);
  const code = await pickupCode(customer);
  const shifts = await watchShifts(customer);
  for (const address of ['/pages/login/select_login?machine_id=demo', '/pages/index/allSelect?id=demo']) {
    await open(customer, shop.origin, address);
    await customer.reload();
    const ready = button(customer, /^Ready in bay/);
    await expect(ready).toBeVisible();
    await expect(button(customer, /Go on designing.*iPhone 16/)).toBeVisible();
    await expect(ready).toBeInViewport();
    expect((await shifts()).sum).toBeLessThanOrEqual(MAX_SHIFT);
  }
  await open(customer, shop.origin, '/pages/login/select_login?machine_id=demo&language=ar-ar');
  await customer.reload();
  const inArabic = await button(customer, /iPhone 16.*بانتظارك/).boundingBox();
  expect(inArabic?.x).toBeGreaterThan(0);
  await open(customer, shop.origin, '/pages/index/allSelect?id=demo&language=en-us');
  await customer.reload();
  await button(customer, /^Ready in bay/).click();
  await expect(customer.getByTestId('pickup-code')).toHaveText(new RegExp(code.split('').join('\\D*')));

  // Handed over: nothing waits, and the device asks no more.
  const display = await openDisplay(browser, shop);
  await button(display, /Pick up/).click();
  await typeCode(display, code);
  await expect(display.getByText('Here you are!')).toBeVisible();
  // The display says it before the station has told the server. The row tells once that nothing waits.
  const nothing = button(customer, /Nothing is waiting for you/);
  await expect(async () => {
    await open(customer, shop.origin, '/pages/index/allSelect?id=demo');
    await expect(nothing.or(button(customer, /^Ready in bay/))).toBeVisible();
    expect(await nothing.isVisible()).toBe(true);
  }).toPass();
  const later = callsOf(customer, 'Order.list');
  await customer.reload();
  await expect(button(customer, /Go on designing/)).toBeVisible();
  expect(later()).toBe(0);
  await button(customer, /Go on designing/).click();
  await expect(button(customer, 'Undo')).toBeVisible();
  await customer.context().close();
});

test('[LN-02.2] [LN-04] a link to the studio keeps its phone past the choice of a station', async ({ browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  await open(page, shop.origin, '/pages/index/index_phone?goods_id=apple-iphone-16&language=en-us');
  await expect(page.getByRole('heading', { name: 'Choose a station' })).toBeVisible();
  await button(page, /Demo station/).click();
  await button(page, 'Start designing').click();
  await expect(button(page, 'Undo')).toBeVisible();
  await expect(page).toHaveURL(/index_phone\?.*goods_id=apple-iphone-16/);
  await page.context().close();
});

test('[CT-06.4] [CT-06.5] the phone in the hand, the one of last time and the generations of models are shown', async ({
  browser,
}) => {
  const context = await browser.newContext(PHONE);
  const page = await phoneOf(context, 'SM-S928B');
  await enterAsGuest(page, shop.origin);
  await button(page, /^Phone case/).click();
  const own = page.getByRole('region', { name: 'Your phone?' });
  await expect(own.getByRole('button', { name: /Galaxy S24 Ultra.*Looks like this one/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'iPhone 16', exact: true })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Galaxy S24', exact: true })).toBeAttached();
  await own.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Galaxy S24 Ultra' })).toBeVisible();
  await context.close();
});

test('[CT-06.5] an iPhone is one of those with its screen, and what sells here stands below', async ({ browser }) => {
  const context = await browser.newContext({
    ...PHONE,
    viewport: { width: 393, height: 659 },
    screen: { width: 393, height: 852 },
    deviceScaleFactor: 3,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  });
  const page = await context.newPage();
  await enterAsGuest(page, shop.origin);
  await button(page, /^Phone case/).click();
  const which = page.getByRole('region', { name: 'Is it one of these?' });
  await expect(which.getByRole('button')).toHaveText(['iPhone 16', 'iPhone 15', 'iPhone 15 Pro', 'iPhone 14 Pro']);
  await which.getByRole('button', { name: 'iPhone 15 Pro' }).click();
  await button(page, /Design it/).click();
  await fillBackground(page);
  await order(page);
  await pay(page);
  await expectPaid(page);
  await open(page, shop.origin, '/pages/index/detailsphone');
  await expect(button(page, /iPhone 15 Pro.*As last time/)).toBeVisible();
  await context.close();
});

test('[SN-06.2] a number begins in the country of the shop', async ({ browser }) => {
  changeStore(shop.folder, "UPDATE machines SET time_zone = 'Asia/Tokyo'");
  const page = await (await browser.newContext({ ...PHONE, locale: 'en-US' })).newPage();
  await page.goto(scanned(shop.origin));
  await button(page, 'Log in with phone number').click();
  await expect(page.getByLabel('Country')).toHaveValue('JP');
  await page.context().close();
});
