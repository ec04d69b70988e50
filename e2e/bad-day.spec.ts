import { expect, type Page, test } from '@playwright/test';
import {
  beginDesign,
  button,
  chooseFile,
  chooseModel,
  decide,
  enterAsGuest,
  expectLayers,
  expectPaid,
  goToProvider,
  open,
  order,
  orderIdOf,
  pay,
  PHOTO,
  pickupCode,
  scanned,
  expectNoticeBeforeOrdering,
  writeText,
} from './lib/customer.ts';
import { openDisplay, typeCode } from './lib/display.ts';
import { booksOf } from './lib/provider.ts';
import { ask, forgeToken, passHours } from './lib/session.ts';
import { openShop, PHONE, sharedShop } from './lib/shop.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated' });

async function unpaidOrder(page: Page): Promise<void> {
  await beginDesign(page, shop.origin);
  await order(page);
}

test('[PY-04.1] [OR-05] tapping everything twice makes one order and one payment', async ({ page }) => {
  const before = booksOf(shop.folder);
  await beginDesign(page, shop.origin);
  await button(page, /^Next/).click();
  await button(page, /Buy now/).dblclick();
  await expect(page.getByText('no money moves')).toBeVisible();
  await page.goBack();
  await button(page, /^Pay/).dblclick();
  await expect(page.getByText('no money moves')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).dblclick();
  await expectPaid(page);
  const { orders, captures } = booksOf(shop.folder);
  expect(orders.slice(before.orders.length)).toEqual(['COMPLETED']);
  expect(captures.slice(before.captures.length)).toEqual(['COMPLETED']);
  await open(page, shop.origin, '/pages/mine/orderList');
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('[PY-06.1] a payment cancelled at the provider is shown, and paying again works', async ({ page }) => {
  await unpaidOrder(page);
  await goToProvider(page);
  await decide(page, 'cancels');
  await expect(page.getByRole('heading', { name: 'Payment cancelled' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment cancelled' })).toBeVisible();
  await button(page, 'Try again').click();
  await decide(page, 'pays');
  await expectPaid(page);
  expect(await pickupCode(page)).toMatch(/^\d{6}$/);
});

test('[PY-06.1] [PY-03] a declined card is shown, and another card works', async ({ page }) => {
  await unpaidOrder(page);
  await goToProvider(page);
  await decide(page, 'isDeclined');
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await expect(page.getByText('Your card was declined')).toBeVisible();
  await button(page, 'Try again').click();
  await decide(page, 'pays');
  await expectPaid(page);
  expect(await pickupCode(page)).toMatch(/^\d{6}$/);
});

test('[PY-03] an address that claims success is not believed', async ({ page }) => {
  await unpaidOrder(page);
  const id = orderIdOf(page);
  await open(page, shop.origin, `/pages/mine/pay_success?order_id=${id}`);
  await expect(page.getByText('Confirming your payment')).toBeVisible();
  await expect(button(page, 'Watch it print')).toBeDisabled();
  await open(page, shop.origin, `/pages/mine/pay_paypal?order_id=${id}`);
  await pay(page);
});

test('[LN-05.1] [LN-05.2] [ED-07.2] [ED-07.3] losing the network while designing is shown, and nothing is lost', async ({
  page,
  context,
}) => {
  await beginDesign(page, shop.origin);
  await context.setOffline(true);
  await expect(page.getByText('The network seems unstable')).toBeVisible();
  await chooseFile(page, PHOTO);
  await expectLayers(page, [/Picture/]);
  await expect(button(page, 'Upload again')).toBeVisible();
  await context.setOffline(false);
  await expect(button(page, 'Upload again')).toBeHidden();
  await expectLayers(page, [/Picture/]);
  await order(page);
});

test('[RT-14.4] [RT-14.5] tools that fail to load say so, and load when asked again', async ({ page }) => {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  const tools = '**/assets/editor-runtime-*';
  await page.route(tools, (route) => route.abort());
  await button(page, 'Background').click();
  await expect(page.getByText('This did not load.')).toBeVisible();
  await page.unroute(tools);
  await button(page, 'Try again').click();
  await button(page, 'Sky blue').click();
  await button(page, 'Done').click();
  await order(page);
});

test('[SN-05.1] [LN-04] a login the server has forgotten leads to login and back, with the design', async ({
  page,
}) => {
  await beginDesign(page, shop.origin);
  await writeText(page, 'Still here');
  await chooseFile(page, PHOTO);
  await expectLayers(page, [/Still here/, /Picture/]);
  const here = page.url();
  await forgeToken(page);
  await page.reload();
  await expect(page.getByText('Your login has ended.')).toBeVisible();
  await button(page, 'Continue as a guest').click();
  await expect(page).toHaveURL(here);
  await expectLayers(page, [/Still here/, /Picture/]);
  await order(page);
});

test('[SN-01.1] [LN-03] [LN-04] an expired login leads to login and back, with the picture', async ({ page }) => {
  await beginDesign(page, shop.origin);
  await chooseFile(page, PHOTO);
  await expectLayers(page, [/Picture/]);
  await expect(page.getByText('Uploading')).toBeHidden();
  const here = page.url();
  const guest = await ask<{ uid: string }>(page, 'User.verifyToken');
  await passHours(page, 25);
  await page.reload();
  await expect(page).toHaveURL(/select_login/);
  await button(page, 'Go on where you were').click();
  await expect(page).toHaveURL(here);
  // The former guest is the same guest with the same orders.
  expect(await ask(page, 'User.verifyToken')).toEqual(guest);
  await expectLayers(page, [/Picture/]);
  await order(page);

  // A new owner of the device says so on the first page and becomes another guest.
  await passHours(page, 25);
  await page.reload();
  await button(page, 'Start as somebody else').click();
  await expect(page).toHaveURL(/allSelect/);
  expect(await ask(page, 'User.verifyToken')).not.toMatchObject({ uid: guest.uid });
});

test('[LN-07.2] an unknown station code says so and offers other stations', async ({ page }) => {
  await page.goto(scanned(shop.origin, 'nowhere'));
  await expect(page.getByText('Device information does not exist')).toBeVisible();
  await button(page, /Demo station/).click();
  await expect(page).toHaveURL(/allSelect\?id=demo/);
});

test('[LN-02.1] a page that needs a station leads to the mall without one', async ({ page }) => {
  await open(page, shop.origin, '/pages/index/index_phone');
  await expect(page.getByRole('heading', { name: 'Choose a station' })).toBeVisible();
});

test('[QU-02.4] an iPhone page outside the home screen says how to get notifications', async ({ page, context }) => {
  // WebKit on iPhones has web push on the home screen only, and tells by a property of its own whether a page was
  // opened there.
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    Object.defineProperty(navigator, 'standalone', { get: () => localStorage.getItem('at_home') !== null });
  });
  await unpaidOrder(page);
  await shop.stopStation();
  await pay(page);
  await button(page, 'Watch it print').click();
  const hint = page.getByText('then tap Share and “Add to Home Screen”', { exact: false });
  await expect(hint).toContainText('Add your phone number first');
  await page.evaluate(() => localStorage.setItem('at_home', 'yes'));
  await page.reload();
  await expect(page.getByText('This browser cannot be notified.')).toBeVisible();
  await expect(hint).toHaveCount(0);
  await shop.startStation();
});

test('[QU-02.2] a wrong pickup code is refused, and the keypad locks after five', async ({ browser }) => {
  const display = await openDisplay(browser, shop);
  await button(display, /Pick up/).click();
  for (const code of ['000000', '000001', '000002', '000003', '000004']) {
    await typeCode(display, code);
    await expect(display.getByText('This pickup code is not right.')).toBeVisible();
  }
  await typeCode(display, '000005');
  await expect(display.getByText('Too many wrong codes.')).toBeVisible();
  await display.context().close();
});

test('[QU-04.1] [SA-04.1] a printer that does not answer is shown to customers and at the display', async ({
  page,
  browser,
}) => {
  const broken = await openShop({ printer: 'ipp://127.0.0.1:1/ipp/print' });
  try {
    await expectNoticeBeforeOrdering(page, broken.origin, 'Equipment failure');
    const display = await openDisplay(browser, broken);
    await expect(display.getByRole('heading', { name: 'Equipment failure' })).toBeVisible();
    await display.context().close();
  } finally {
    await broken.stop();
  }
});
