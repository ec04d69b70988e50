import type { OrderView } from '@cpc/contract';
import { type IppPeer, ippPeerMissing, type Shop, startIppPeer, startShop, wire } from '@cpc/testkit';
import { expect, type Page, test } from '@playwright/test';
import {
  beginDesign,
  button,
  buyAndReturn,
  buyNow,
  decide,
  expectNoticeBeforeOrdering,
  expectPaid,
  goToProvider,
  open,
  orderIdOf,
} from './lib/customer.ts';
import { openDisplay, typeCode } from './lib/display.ts';
import { booksOf } from './lib/provider.ts';
import { ask } from './lib/session.ts';
import { PHONE } from './lib/shop.ts';
import { logInToPartner } from './lib/partner.ts';

test.use(PHONE);

let folder: string;
let shop: Shop;
let peer: IppPeer;

test.beforeAll(async () => {
  const missing = ippPeerMissing();
  if (missing !== undefined) throw new Error(missing);
  folder = test.info().outputPath('shop');
  // The first lease of each print has fence 1: the printer aborts every first attempt.
  peer = await startIppPeer({ dir: test.info().outputPath('printer'), failJobsNamed: '-1' });
  shop = await startShop({ folder, printer: peer.url, startStationLater: true });
});

test.afterAll(async () => {
  await shop?.stop();
  await peer?.stop();
});

test('[JN-06] [QU-04.1] [QU-04.3] [SA-08.2] [SA-03.1] [PY-04.1] a bad day: offline, a lost return from paying, a failed print, a missing blank', async ({
  page,
  browser,
}) => {
  await expectNoticeBeforeOrdering(page, shop.origin, 'Offline');
  await shop.startStation();
  await expect(button(page, /Buy now/)).toBeEnabled();
  await buyAndReturn(page);

  // The customer pays, and then the shop cannot be reached.
  await expect(page).toHaveURL(/order_id=/);
  const first = orderIdOf(page);
  await goToProvider(page);
  await page.route('**/paypal/return**', (route) => route.abort());
  await decide(page, 'pays');
  await page.unroute('**/paypal/return**');
  await open(page, shop.origin, `/pages/mine/orderDetail?order_id=${first}`);
  await expect(page.getByText('Equipment fault').first()).toBeVisible();
  expect(booksOf(folder).captures).toEqual(['COMPLETED']);

  const partner = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await logInToPartner(partner, shop, '#/attention');
  await button(partner, 'Print it again').click();
  await partner.getByLabel('Reason').fill('half of it on the bed');
  await button(partner, 'Decide').click();
  await expect(partner.getByText('Nothing needs you')).toBeVisible();

  const code = (await page.getByTestId('pickup-code').innerText()).replaceAll(/\D/g, '');
  const display = await openDisplay(browser, shop);
  await button(display, /Pick up/).click();
  await typeCode(display, code);
  await expect(display.getByText('Here you are!')).toBeVisible();
  // The aborted print, and the one that a person ordered again.
  expect(await peer.documents()).toHaveLength(2);

  // Staff count the stock while a print waits for it: the blank is missing.
  await shop.stopStation();
  await beginDesign(page, shop.origin);
  await button(page, /^Next/).click();
  await buyNow(page);
  await decide(page, 'pays');
  await expectPaid(page);
  await countNone(page);
  await open(page, shop.origin, `/pages/mine/orderDetail?order_id=${orderIdOf(page)}`);
  await expect(page.getByText('Temporarily out of stock, order cancelled')).toBeVisible();
  await expect(page.getByText('Refunded').first()).toBeVisible();
  await expect.poll(() => booksOf(folder).captures).toEqual(['COMPLETED', 'REFUNDED']);
  await shop.startStation();
  await expect(page.getByText('Refunded').first()).toBeVisible();
  expect(await peer.documents()).toHaveLength(2);
  await Promise.all([partner.context().close(), display.context().close()]);
});

/** The partner counts zero blanks of the kind that the page's order needs. */
async function countNone(page: Page): Promise<void> {
  const order = await ask<OrderView>(page, 'Order.get', { order_id: orderIdOf(page) });
  const [{ goods_id, shell_id, colour_id }] = order.items as [OrderView['items'][number]];
  const shopper = wire({ servers: [shop.origin], network: { lost: 0, deferred: 0, defects: [] } });
  const account = { username: 'demo', password: shop.partnerPassword };
  const { tokenHead, token } = await shopper.call('Partner.login', account);
  const kind = { machine_id: order.machine_id, goods_id, shell_id, colour_id };
  await shopper.as(tokenHead + token).call('Partner.countStock', { ...kind, pieces: 0 });
}
