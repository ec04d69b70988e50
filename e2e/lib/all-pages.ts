import { type Locale, localeCode, localeInfo } from '@cpc/i18n';
import type { Shop } from '@cpc/testkit';
import { expect, type Page } from '@playwright/test';
import { atRest, watchLoading } from './at-rest.ts';
import { payOrder, placeOrder, savedDesign } from './buying.ts';
import { chooseModel, choosePhoto, enterAsGuest, PHOTO } from './customer.ts';
import { DIALOG, openDialog, type Opener } from './open-dialog.ts';
import { displayAddress, pairDisplay } from './display.ts';
import { logInToPartner } from './partner.ts';
import { ask } from './session.ts';
import { speak } from './speak.ts';

const ENGLISH = 'en-US';

/**
 * A page at its address. In the studio: with a tool open, or an action of the selected photo, and one of its tabs. It may have a
 * dialog open.
 */
export interface Shot {
  readonly address: string;
  readonly tool?: string;
  readonly tab?: string;
  /** The photo is selected before the tool is opened. */
  readonly photo?: boolean;
  /** What is pressed, one after the other, until the dialog is open. */
  readonly opens?: readonly Opener[];
}

/** What lies behind the first tab of each panel that has tabs. */
const TABS: readonly Omit<Shot, 'address'>[] = Object.entries({
  templates: ['name', 'ideas', 'pair'],
  text: ['looks', 'font', 'style', 'effects'],
  background: ['gradient', 'wallpaper'],
}).flatMap(([tool, tabs]) => tabs.map((tab) => ({ tool, tab })));

/** The actions of a photo, and the tabs of its panel. */
const OF_PHOTO: readonly Omit<Shot, 'address'>[] = [
  { photo: true },
  ...['crop', 'mask', 'cutout', 'more'].map((tool) => ({ photo: true, tool })),
  ...['filters', 'adjust', 'improve', 'shape', 'effects'].map((tab) => ({ photo: true, tool: 'looks', tab })),
];

/** Designs, orders and pays once; the pages then have something to show. @returns every page of the customer's app */
export async function customerPages(page: Page, origin: string): Promise<readonly Shot[]> {
  await enterAsGuest(page, origin);
  await chooseModel(page, 'iPhone 16');
  const choice = new URL(page.url()).hash.replace(/^[^?]*/, '');
  await choosePhoto(page, PHOTO);
  const { work_id, item } = await savedDesign(page);
  const [paid, unpaid] = [await placeOrder(page, origin, { items: [item] }), await placeOrder(page, origin)];
  await payOrder(page, origin, paid);
  const { share_id } = await ask<{ share_id: string }>(page, 'Work.share', { work_id });
  const studio = `/pages/index/index_phone${choice}`;
  const tools = ['templates', 'drawing', 'collage', 'text', 'stickers', 'doodle', 'background', 'layers'];
  const addresses = [
    '/',
    '/pages/login/select_login?machine_id=demo',
    '/pages/login/login?machine_id=demo',
    '/pages/index/allSelect?id=demo',
    '/display',
    '/pages/index/mall?machine_id=demo',
    '/choose-location?machine_id=demo',
    '/pages/index/detailsphone?machine_id=demo',
    `/pages/index/detailsphone${choice}`,
    '/pages/index/detailsphone?category=tShirt',
    '/pages/index/custom-size?machine_id=demo',
    '/pages/index/custom-new-size?machine_id=demo',
    '/open-location?machine_id=demo',
    '/pages/index/index_design?goods_id=golf-ball',
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
    '/pages/mine/addAddress?machine_id=demo',
    '/pages/mall/agreement?machine_id=demo',
    `/pages/mine/cashier?order_id=${unpaid}`,
    `/pages/mine/share?share=${share_id}`,
    '/pages/nowhere',
  ];
  return [
    ...addresses.map((address) => ({ address })),
    ...tools.map((tool) => ({ address: studio, tool })),
    ...[...TABS, ...OF_PHOTO].map((shot) => ({ ...shot, address: studio })),
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
  const pages = [
    'today',
    'attention',
    'orders',
    'counter',
    'till',
    'designs',
    'shipping',
    'problems',
    'stock',
    'stock/labels',
  ];
  const more = ['stock/scan', 'money', 'prices', 'coupons', 'reports', 'people', 'settings', 'me', 'more'];
  const stations = [
    'money/columns',
    'stations',
    'stations/demo',
    'stations/demo/details',
    'stations/demo/print',
    'stations/demo/bed',
    'stations/demo/setup',
  ];
  const named = [...pages, ...more, ...stations].map((name) => ({ address: `/${name}` }));
  return [...named, ...(await firstLinks(page, shop.origin, ['orders', 'people']))];
}

/** What a list of the partner's app leads to first: an order, a person. An empty list leads to nothing. */
async function firstLinks(page: Page, origin: string, lists: readonly string[]): Promise<readonly Shot[]> {
  const found: Shot[] = [];
  for (const list of lists) {
    watchLoading(page);
    await page.goto(`${origin}/partner/#/${list}`);
    await expect(page.locator('main').locator('h1, h2').first()).toBeVisible();
    await atRest(page);
    const link = page.locator(`main a[href*="#/${list}/"]`).first();
    if (await link.isVisible()) found.push({ address: ((await link.getAttribute('href')) ?? '').replace(/^.*#/, '') });
  }
  return found;
}

/** The partner's app before a login: the login, and an invitation. */
export const ENTRY_PAGES: readonly Shot[] = [{ address: '/today' }, { address: '/join/abcdefgh' }];

/** The display of a station, which is a large screen. */
export async function displayPages(
  page: Page,
  shop: Pick<Shop, 'origin' | 'partnerPassword' | 'stationId'>,
): Promise<readonly Shot[]> {
  await pairDisplay(page, shop);
  return [{ address: displayAddress(shop) }];
}

/** A screen that shows its code. */
export const PAIRING_PAGES: readonly Shot[] = [{ address: '/display' }];

/** Logs in as an operator. @returns the pages of the platform in the partner's app */
export async function platformPages(
  page: Page,
  shop: Pick<Shop, 'origin' | 'partnerPassword'>,
): Promise<readonly Shot[]> {
  await logInToPartner(page, shop, '', 'operator');
  const link = page.getByRole('link', { name: /Demo shop/ });
  const shopAddress = new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(2);
  const lists = ['shops', 'fleet', 'payouts', 'debts', 'claims', 'catalogue', 'operators', 'bills', 'share-reports'];
  const more = ['find', 'undecided', 'bills/columns', 'platform-coupons', 'promoters', 'me', 'more'];
  const named = [...lists, ...more, shopAddress, 'fleet/demo'].map((name) => ({ address: `/${name}` }));
  return [...named, ...(await firstLinks(page, shop.origin, ['promoters']))];
}

/** Loads a page in a language and waits until it is at rest. @throws if another page is shown */
export async function openShot(page: Page, origin: string, shot: Shot, language: Locale): Promise<void> {
  watchLoading(page);
  const { address } = shot;
  await page.goto('about:blank');
  await page.goto(`${origin}/#${address}${address.includes('?') ? '&' : '?'}language=${localeCode(language)}`);
  const { tag, rtl } = localeInfo(language);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', tag);
  await expect(root).toHaveAttribute('dir', rtl ? 'rtl' : 'ltr');
  await arrive(page, shot, language);
}

/** Goes to another page of the app that is loaded, in English, and waits until it is at rest. @throws if another page is shown */
export async function goToShot(page: Page, origin: string, shot: Shot): Promise<void> {
  if (!page.url().startsWith(`${origin}/#`)) return openShot(page, origin, shot, ENGLISH);
  const go = (address: string) => page.evaluate((to) => location.assign(`#${to}`), address);
  // What was open on the page before closes with it. The list of languages is no part of a page.
  await go(origin.endsWith('/partner') ? '/me' : '/pages/nowhere');
  await speak(page, ENGLISH);
  if (await page.locator(DIALOG).first().isVisible()) return openShot(page, origin, shot, ENGLISH);
  await go(shot.address);
  await arrive(page, shot, ENGLISH);
}

async function arrive(page: Page, shot: Shot, language: Locale): Promise<void> {
  await atRest(page);
  await openTool(page, shot);
  if (shot.opens) await openDialog(page, shot.opens, language);
  await atRest(page);
  expect(new URL(page.url()).hash.slice(1).replace(/\?.*/, '')).toBe(shot.address.replace(/\?.*/, ''));
  await expect(page.locator('h1, h2, [data-tool]').filter({ visible: true }).first()).toBeVisible();
}

async function openTool(page: Page, { tool, tab, photo }: Shot): Promise<void> {
  if (photo) await page.locator('[data-layer]').first().dispatchEvent('click');
  if (tool === undefined) return;
  const opener = page.locator(`[data-tool="${tool}"]:visible`).first();
  // On a wide screen the layers are always open.
  if (tool === 'layers' && !(await opener.isVisible())) return;
  // Long names leave fewer actions of a photo in the bar.
  if (photo && !(await opener.isVisible())) await page.locator('[data-tool="more"]:visible').click();
  await opener.click();
  if (tab !== undefined) await page.locator(`[data-panel] [role=tab][id$="-${tab}"]`).click();
}
