import type { Shop } from '@cpc/testkit';
import { expect, type Page } from '@playwright/test';
import { chooseModel, choosePhoto, enterAsGuest, order, orderIdOf, pay, PHOTO } from './customer.ts';
import { logInToPartner } from './partner.ts';

/** Fades and slides have ended by then. */
const REST_MS = 900;

/** A page at its address; in the studio, with a tool open, and a tab of the tool. */
export interface Shot {
  readonly address: string;
  readonly tool?: string;
  readonly tab?: string;
}

/** What lies behind the first tab of a tool. */
const TABS: readonly Shot[] = Object.entries({
  templates: ['name', 'ideas', 'pair'],
  text: ['looks', 'font', 'style', 'effects'],
}).flatMap(([tool, tabs]) => tabs.map((tab) => ({ address: '', tool, tab })));

/** Designs, orders and pays once; the pages then have something to show. @returns every page of the customer's app */
export async function customerPages(page: Page, origin: string): Promise<readonly Shot[]> {
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
    ...TABS.map((shot) => ({ ...shot, address: studio })),
    ...after.map((address) => ({ address })),
  ];
}

/** Logs in as the owner of the shop. @returns the pages of a shop in the partner's app */
export async function partnerPages(
  page: Page,
  shop: Pick<Shop, 'origin' | 'partnerPassword'>,
): Promise<readonly Shot[]> {
  await logInToPartner(page, shop);
  // The page of the login has a heading, too, but no menu.
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  const pages = ['today', 'attention', 'orders', 'counter', 'designs', 'shipping', 'problems', 'stock', 'stock/labels'];
  const more = ['money', 'prices', 'coupons', 'reports', 'people', 'settings', 'me', 'more'];
  const stations = ['stations', 'stations/demo', 'stations/demo/details', 'stations/demo/print'];
  return [...pages, ...more, ...stations].map((name) => ({ address: `/${name}` }));
}

/** Logs in as an operator. @returns the pages of the platform in the partner's app */
export async function platformPages(
  page: Page,
  shop: Pick<Shop, 'origin' | 'partnerPassword'>,
): Promise<readonly Shot[]> {
  await logInToPartner(page, shop, '', 'operator');
  const link = page.getByRole('link', { name: /Demo shop/ });
  const shopAddress = new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(2);
  const lists = ['shops', 'fleet', 'payouts', 'claims', 'catalogue', 'operators', 'bills', 'share-reports'];
  const more = ['platform-coupons', 'promoters', 'me', 'more'];
  return [...lists, ...more, shopAddress, 'fleet/demo'].map((name) => ({ address: `/${name}` }));
}

/** Opens a page in a language and waits until it is at rest. @param language its code */
export async function openShot(
  page: Page,
  origin: string,
  { address, tool, tab }: Shot,
  language: string,
): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${origin}/#${address}${address.includes('?') ? '&' : '?'}language=${language}`);
  // Pages with a stream of events never have an idle network.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  // Not every tool is on every screen.
  const opener = page.locator(`[data-tool="${tool}"]:visible`).first();
  if (tool !== undefined && (await opener.isVisible())) await opener.click();
  if (tab !== undefined) await page.locator(`[data-panel] [role=tab][id$="-${tab}"]`).click();
  await page
    .locator('.animate-sheen:visible')
    .first()
    .waitFor({ state: 'hidden', timeout: 5_000 })
    .catch(() => undefined);
  await page.waitForTimeout(REST_MS);
}
