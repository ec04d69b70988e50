import { readFileSync } from 'node:fs';
import { PHONE_MODELS } from '@cpc/content';
import { TERMS_VERSION } from '@cpc/domain';
import { expect, type Page, test } from '@playwright/test';
import {
  beginDesign,
  button,
  chooseModel,
  choosePhoto,
  enterAsGuest,
  order,
  orderIdOf,
  PHOTO,
  scanned,
} from './lib/customer.ts';
import { expectPullDown } from './lib/pull-down.ts';
import { type OpenShop, openShop } from './lib/shop.ts';
import { changeStore } from './lib/store.ts';

const GERMAN_FILE = new URL('../packages/i18n/locales/de/launch.json', import.meta.url);
const GERMAN: Record<string, string> = JSON.parse(readFileSync(GERMAN_FILE, 'utf8'));

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial' });

let shop: OpenShop;
let page: Page;

test.beforeAll(async ({ browser }) => {
  shop = await openShop({ printer: 'simulated' });
  page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
});

test.afterAll(() => shop?.stop());

const open = (path: string) => page.goto(`${shop.origin}/#${path}`);
const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first();
/** The station's address, with a link to a map. */
const expectMap = () =>
  expect(page.getByRole('link', { name: 'Your own desk' })).toHaveAttribute('href', /map.*Your%20own%20desk/);
const goods = PHONE_MODELS[0]!;
const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const TERMS_DATE = inWords.format(Date.parse(TERMS_VERSION));

test('[RT-01.1] [RT-01.2] [RT-01.3] the entry carries the product’s name and the ways in', async () => {
  await page.goto(`${shop.origin}/?machine_id=${shop.stationId}`);
  await expect(page).toHaveTitle('Custom Phone Case');
  await page.goto(scanned(shop.origin));
  await expect(button(page, 'Start designing')).toBeVisible();
  await expect(button(page, 'Log in with phone number')).toBeVisible();
});

test('[RT-01.1] [RT-01.2] [RT-01.3] [LN-07.1] the entry speaks the language of its address, and keeps station and promoter', async ({
  browser,
}) => {
  const stranger = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const query = `machine_id=${shop.stationId}&language=de-de&promoter_id=promoter-7`;
  await stranger.goto(`${shop.origin}/#/pages/login/select_login?${query}`);
  await expect(stranger.locator('html')).toHaveAttribute('lang', 'de');
  await expect(button(stranger, GERMAN['launch.entry.start']!)).toBeVisible();
  const kept = await stranger.evaluate(() => JSON.parse(localStorage.getItem('HL_shared') ?? '').state);
  expect(kept).toMatchObject({ machine_id: shop.stationId, promoter_id: 'promoter-7' });
  await stranger.context().close();
});

test('[RT-02] [SN-06.3] the login page takes phone number and password, and offers registration and guest access', async () => {
  await open('/pages/login/login');
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByText('Keep me logged in')).toBeVisible();
  await expect(button(page, 'Continue as a guest')).toBeVisible();
  await page.getByText('New account').click();
  await expect(page.getByText('At least 8 characters')).toBeVisible();
  await expect(button(page, 'Send code')).toBeVisible();
});

test('[RT-03.1] the selection page shows what the station makes', async () => {
  await enterAsGuest(page, shop.origin);
  await expect(page.getByText('Phone case', { exact: true })).toBeVisible();
  await expect(page.getByText(`${PHONE_MODELS.length} models`)).toBeVisible();
  await expectMap();
});

test('[RT-04.1] [LN-02.1] without a station the mall lists the stations', async ({ browser }) => {
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${shop.origin}/#/pages/index/detailsphone?language=en-us`);
  await expect(stranger.getByRole('heading', { name: 'Choose a station' })).toBeVisible();
  await expect(stranger.getByText('Demo station')).toBeVisible();
  await expect(stranger.getByText('Your own desk')).toBeVisible();
  await stranger.context().close();
});

test('[RT-06] [CT-04.1] [CT-05.1] [CT-05.2] the details page shows model, shells, colours, price and stock', async () => {
  await open(`/pages/index/detailsphone?goods_id=${goods.surface.id}`);
  await expect(heading(goods.model)).toBeVisible();
  for (const shell of ['Soft matte', 'Soft clear', 'Hard white', 'Recycled frosted'])
    await expect(page.getByText(shell)).toBeVisible();
  await expect(page.getByText('In stock')).toBeVisible();
  await expect(button(page, /Design it.*€19\.90/)).toBeVisible();
});

test('[RT-05.1] [ED-04.1] the studio opens on the model, and one stroke is one layer', async () => {
  await open('/pages/index/allSelect');
  await chooseModel(page, goods.model);
  await button(page, 'Doodle').click();
  await page.getByRole('radio', { name: 'Marker' }).check();
  const { x, y } = await page
    .locator('canvas[data-band="below"]')
    .locator('xpath=../..')
    .boundingBox()
    .then((box) => box!);
  await page.mouse.move(x + 120, y + 160);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 220, { steps: 12 });
  await page.mouse.up();
  await button(page, 'Done').click();
  await button(page, 'Layers').click();
  await expect(page.getByText('Doodle').last()).toBeVisible();
  await button(page, 'Done').click();
  await choosePhoto(page, PHOTO);
});

test('[RT-10.1] [RT-10.2] [RT-11.1] confirmation, order and payment follow one another', async () => {
  await order(page);
  await expect(page).toHaveTitle(/Pay/);
  const id = orderIdOf(page);
  await open('/pages/mine/orderList');
  await expect(heading('My orders')).toBeVisible();
  await expect(page.getByText(goods.model)).toBeVisible();
  await open(`/pages/mine/orderDetail?order_id=${id}`);
  await expect(page).toHaveTitle(/Order Detail/);
  await expect(page.getByText('Order number')).toBeVisible();
  await expect(page.getByRole('link', { name: `Version of ${TERMS_DATE}` })).toBeVisible();
  await expectMap();
  await open(`/pages/mine/pay_fail?order_id=${id}&cancelled=1`);
  await expect(heading('Payment cancelled')).toBeVisible();
  await expect(button(page, 'Try again')).toBeVisible();
});

test('[RT-08.1] the queue shows its four areas on a dark page, and a pull refreshes it', async () => {
  await open('/pages/mall/lineUp');
  for (const area of ['Paying', 'In queue', 'Printing', 'Pickup area'])
    await expect(page.getByText(area, { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(19, 19, 25)');
  await expectPullDown(page, 'Order.get');
});

test('[RT-11.4] a pull refreshes the addresses', async () => {
  await open('/pages/mine/addAddress');
  await expect(button(page, 'Add an address')).toBeVisible();
  await expectPullDown(page, 'Address.list');
});

test('[RT-09.1] [RT-09.4] the agreement shows notice and terms, and can be accepted or declined once', async ({
  browser,
}) => {
  await open('/pages/mall/agreement');
  for (const part of ['Notice and disclaimer', 'Using the print service', 'At the printer', 'About your case'])
    await expect(heading(part)).toBeVisible();
  await expect(button(page, 'Agree').first()).toBeVisible();
  // Her account has ordered under these terms.
  const agreed = new RegExp(`^You agreed on .+ to the version of ${TERMS_DATE}\\.$`);
  await expect(page.getByText(agreed)).toBeVisible();
  await expect(button(page, 'Disagree')).toBeHidden();
  const stranger = await (await browser.newContext()).newPage();
  await enterAsGuest(stranger, shop.origin);
  await stranger.goto(`${shop.origin}/#/pages/mall/agreement`);
  await expect(button(stranger, 'Disagree')).toBeVisible();
  await stranger.context().close();
});

test('[RT-09.2] beside the terms stands what is stored, who gets it and how long; the account leads there', async () => {
  await open('/pages/mall/agreement');
  await page.getByRole('radio', { name: 'Privacy' }).check();
  for (const part of ['What is stored, and why', 'Who gets what', 'How long it stays', 'What you can do'])
    await expect(heading(part)).toBeVisible();
  await expect(page.getByText('Your designs stay 30 days after your last visit')).toBeVisible();
  await expect(heading('Who runs this service')).toBeVisible();
  await expect(page.locator('address')).toContainText('Custom Phone Case');
  // Nobody agrees to it.
  await expect(button(page, 'Agree')).toBeHidden();
  await page.reload();
  await button(page, 'Account, devices and data').click();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(heading('Who gets what')).toBeVisible();
});

test('[RT-09.4] nothing is ordered under terms that the customer has not agreed to', async ({ browser }) => {
  const stranger = await (await browser.newContext()).newPage();
  await beginDesign(stranger, shop.origin);
  await button(stranger, /^Next/).click();
  const asked = stranger.getByText('By buying you agree to the notice and terms.');
  await expect(asked).toBeVisible();
  const placing = stranger.url().replace('/mine/goodsordersize', '/mine/order');
  await stranger.goto(placing);
  await stranger.reload();
  await expect(button(stranger, /Buy now/)).toBeVisible();
  expect(stranger.url()).toContain('/mine/goodsordersize');
  // A version of this app that was agreed to before is no agreement to the present terms either.
  await stranger.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('HL_shared') ?? '');
    localStorage.setItem('HL_shared', JSON.stringify({ ...kept, state: { ...kept.state, agreed: '2020-01' } }));
  });
  await stranger.goto(placing);
  await stranger.reload();
  await expect(asked).toBeVisible();
  // Nor is an earlier version that the account agreed to: the customer is asked again, and told what it was.
  const at = Date.UTC(2025, 2, 3, 12);
  changeStore(shop.folder, `UPDATE accounts SET terms_version = '2025-03-01', terms_at = ${at}`);
  await stranger.reload();
  await expect(asked).toBeVisible();
  await stranger.getByRole('link', { name: 'Read them' }).click();
  await expect(stranger.getByText('You agreed on Mar 3, 2025 to the version of Mar 1, 2025.')).toBeVisible();
  await button(stranger, 'Agree').last().click();
  await expect(button(stranger, /Buy now/)).toBeVisible();
  await stranger.context().close();
});

test('[RT-15.1] an unknown address leads home and keeps station and language', async ({ browser }) => {
  const stranger = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const german = scanned(shop.origin).replace('en-us', 'de-de');
  await stranger.goto(german);
  await expect(button(stranger, GERMAN['launch.entry.start']!)).toBeVisible();
  await stranger.goto(`${shop.origin}/#/pages/mine/nothing_here`);
  await expect(stranger.getByRole('heading', { name: GERMAN['launch.notFound.title']! })).toBeVisible();
  await button(stranger, GERMAN['launch.home']!).click();
  await expect(stranger.getByText('Demo station')).toBeVisible();
  await expect(stranger.locator('html')).toHaveAttribute('lang', 'de');
  await stranger.context().close();
});

test('[SN-04.1] all that the app keeps on the device has the prefix HL_', async () => {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  expect(names).toEqual(expect.arrayContaining(['HL_session', 'HL_shared', 'HL_choice', 'HL_draft']));
  expect(names.filter((name) => !name.startsWith('HL_'))).toEqual([]);
});

test('[RT-15.2] an unknown path on the server shows a page that leads back', async () => {
  const answer = await page.goto(`${shop.origin}/wrong/path`);
  expect(answer?.status()).toBe(404);
  await expect(heading('This page does not exist')).toBeVisible();
  await button(page, 'Back to the start').click();
  await expect(page.getByText('Demo station')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});
