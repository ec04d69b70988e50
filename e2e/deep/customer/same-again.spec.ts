import { type Browser, expect, type Page, test } from '@playwright/test';
import { ADDRESS } from '../../lib/address.ts';
import { placeOrder } from '../../lib/buying.ts';
import {
  addToList,
  beginDesign,
  button,
  buyAndReturn,
  chooseModel,
  enterAsGuest,
  expectLayers,
  fillBackground,
  modelTile,
  open,
  orderIdOf,
  scanned,
  writeText,
} from '../../lib/customer.ts';
import { enterByPhone, expectWorks } from '../../lib/keeping.ts';
import { ask } from '../../lib/session.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';
import { changeStore } from '../../lib/store.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated' });

const anotherDevice = async (browser: Browser): Promise<Page> => (await browser.newContext(PHONE)).newPage();

/** A shell and a colour that are never the first in a list. */
const SMOKE = 'Soft clear · Smoke';

async function beginOnSmoke(page: Page, words: string): Promise<void> {
  await button(page, /^Phone case/).click();
  await modelTile(page, 'iPhone 16').click();
  await page.getByRole('radio', { name: 'Soft clear' }).check();
  await page.getByRole('radio', { name: 'Smoke' }).check();
  await button(page, /Design it/).click();
  await fillBackground(page);
  await writeText(page, words);
  await expectWorks(page, [words]);
}

async function reopen(page: Page): Promise<void> {
  await open(page, shop.origin, '/pages/mine/works');
  await page.getByRole('link', { name: /^Open / }).click();
  await expect(button(page, 'Undo')).toBeVisible();
}

async function confirm(page: Page): Promise<void> {
  await button(page, /^Next/).click();
  await expect(page).toHaveTitle('Check your order');
}

/** Expects a fact on the confirmation page. */
const expectFact = (page: Page, fact: string | RegExp) =>
  expect(page.getByRole('definition').filter({ hasText: fact })).toBeVisible();

const ordersOf = (page: Page) => ask<readonly unknown[]>(page, 'Order.list');

/** Cancels an order, that of the page by default, and opens it. */
async function giveUp(page: Page, order_id = orderIdOf(page)): Promise<void> {
  await ask(page, 'Order.cancel', { order_id });
  await open(page, shop.origin, `/pages/mine/orderDetail?order_id=${order_id}`);
}

async function orderAgain(page: Page): Promise<void> {
  await button(page, 'Order it again').click();
  await expect(page).toHaveTitle('Check your order');
}

async function place(page: Page): Promise<void> {
  await buyAndReturn(page);
}

async function linkOfWork(page: Page): Promise<string> {
  const [work] = await ask<readonly { readonly work_id: string }[]>(page, 'Work.list');
  const { share_id } = await ask<{ readonly share_id: string }>(page, 'Work.share', { work_id: work?.work_id ?? '' });
  return `${shop.origin}/s/${share_id}`;
}

test('[CT-09.2] [OR-11.1] reopening, remixing and ordering again keep the shell and colour', async ({
  page,
  browser,
}) => {
  const phone = '13800138010';
  await enterByPhone(page, shop.origin, phone, 'register');
  await beginOnSmoke(page, 'Hello');

  const tablet = await anotherDevice(browser);
  await enterByPhone(tablet, shop.origin, phone, 'login');
  await reopen(tablet);
  await expectLayers(tablet, [/Hello/]);
  await tablet.reload();
  await confirm(tablet);
  await expectFact(tablet, SMOKE);
  await tablet.context().close();

  const friend = await anotherDevice(browser);
  await friend.goto(scanned(shop.origin));
  await expect(button(friend, 'Start designing')).toBeVisible();
  await friend.goto(await linkOfWork(page));
  await button(friend, 'Make it mine').click();
  await friend.getByLabel('Find your phone').fill('iPhone 16');
  await button(friend, /^The same/).click();
  await expectLayers(friend, [/Hello/]);
  await confirm(friend);
  await expectFact(friend, SMOKE);
  await place(friend);

  await giveUp(friend);
  await orderAgain(friend);
  await expectFact(friend, SMOKE);
  await expectFact(friend, /iPhone 16$/);
  await expect(friend.getByText(/last time|not available/)).toBeHidden();
  expect(await ordersOf(friend)).toHaveLength(1);
  await friend.reload();
  await place(friend);
  expect(await ordersOf(friend)).toMatchObject([{ items: [{ shell_name: 'softClear', colour_name: 'smoke' }] }, {}]);
  await friend.context().close();
});

test('[CT-09.2] [OR-11.1] reopening and ordering again keep a custom size’s measures and name', async ({
  page,
  browser,
}) => {
  const phone = '13800138011';
  await enterByPhone(page, shop.origin, phone, 'register');
  await button(page, /^Phone case/).click();
  await button(page, /^A size of your own/).click();
  await page.getByLabel('Phone model', { exact: true }).fill('Grandma’s phone');
  await page.getByLabel('Width', { exact: true }).fill('61.5');
  await button(page, 'Choose its colour').click();
  await page.getByRole('radio', { name: 'Forest' }).check();
  await button(page, /Design it/).click();
  await fillBackground(page);
  await writeText(page, 'Mine');
  await expectWorks(page, ['Mine']);

  const tablet = await anotherDevice(browser);
  await enterByPhone(tablet, shop.origin, phone, 'login');
  await reopen(tablet);
  const expectSize = async () => {
    for (const fact of ['Grandma’s phone', 'Bring your own case · Forest', /61\.5.×/]) await expectFact(tablet, fact);
  };
  await confirm(tablet);
  await expectSize();
  await place(tablet);
  await giveUp(tablet);
  await orderAgain(tablet);
  await expectSize();
  await tablet.context().close();
});

const soldOut = (colour: string): string => `update stock_counts set available = 0 where colour_id = '${colour}'`;

test('[CT-09.2] a choice no longer available is announced, with the nearest in its place', async ({ page }) => {
  await enterAsGuest(page, shop.origin);
  await beginOnSmoke(page, 'Gone');
  changeStore(shop.folder, soldOut('soft-clear.smoke'));
  await page.reload();
  // The studio's toast may still be there when the next page says so too.
  const notice = page.getByText('The colour you chose is not available here now: you see the nearest one.').first();
  await expect(notice).toBeVisible();
  await confirm(page);
  await expect(notice).toBeVisible();
  await expectFact(page, 'Soft clear · Blush');
  changeStore(shop.folder, "update stock_counts set available = 5 where colour_id = 'soft-clear.smoke'");
  await page.reload();
  await expectFact(page, SMOKE);
  await expect(notice).toBeHidden();
});

test('[OR-11.2] a closed station, a sold-out colour and a new price are shown before ordering again', async ({
  page,
}) => {
  const ordered = await placeOrder(page, shop.origin);
  changeStore(
    shop.folder,
    `insert into machines (id, partner_id, name, address, language, currency, created_at)
      select 'second', partner_id, 'Second', address, language, currency, created_at from machines where id = 'demo'`,
  );
  await giveUp(page, ordered);
  changeStore(
    shop.folder,
    `update orders set machine_id = 'second' where id = '${ordered}'`,
    soldOut('hard-white.white'),
    "update prices set amount = 2190 where shell_id = 'hard-white'",
  );
  await page.reload();
  await orderAgain(page);
  await expect(page.getByText(/^Second takes no orders now: this time it is printed at /)).toBeVisible();
  const instead = 'iPhone 16: Hard white · White is not available now, you get Hard white · Pearl.';
  await expect(page.getByText(instead)).toBeVisible();
  await expect(page.getByText('Today it costs €21.90, last time it was €19.90.')).toBeVisible();
  await expect(button(page, /Buy now/)).toContainText('€21.90');
  changeStore(shop.folder, "delete from machines where id = 'second'");
  await page.reload();
  await expect(
    page.getByText(/^The station of last time is no longer there: this time it is printed at /),
  ).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(1);
  await place(page);
  expect(await ordersOf(page)).toMatchObject([
    { machine_id: 'demo', price: { amount: 2190 }, items: [{ colour_name: 'pearl' }] },
    { status: 4 },
  ]);
});

test('[OR-11.1] a parcel goes to the same address again; a deleted address or no sending is announced', async ({
  page,
}) => {
  await beginDesign(page, shop.origin, 'Galaxy S24');
  const { address_id } = await ask<{ readonly address_id: string }>(page, 'Address.save', ADDRESS);
  await confirm(page);
  await page.getByRole('radio', { name: /Have it sent/ }).check();
  await place(page);
  await giveUp(page);
  await orderAgain(page);
  await expect(page.getByRole('radio', { name: /Have it sent/ })).toBeChecked();
  await expect(page.getByText('Invalidenstraße 43')).toBeVisible();
  await expect(page.getByText(/last time/)).toBeHidden();

  await ask(page, 'Address.delete', { address_id });
  await page.goBack();
  await orderAgain(page);
  await expect(page.getByText('The address of last time is no longer among yours.')).toBeVisible();
  await expect(button(page, 'Choose an address').last()).toBeVisible();
  changeStore(shop.folder, "update machines set delivery_fee = null where id = 'demo'");
  await page.reload();
  await expect(page.getByText(/sends nothing: this time you pick it up there/)).toBeVisible();
  await expect(button(page, /Buy now/)).toBeEnabled();
  expect(await ordersOf(page)).toHaveLength(1);
});

test('[OR-11.1] an order of several items is ordered again with all its items, and nothing else', async ({ page }) => {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16', 'Soft matte');
  await fillBackground(page);
  await addToList(page);
  await button(page, 'Design another').click();
  await chooseModel(page, 'Pixel 9', 'Bring your own case');
  await fillBackground(page);
  await addToList(page);
  await buyAndReturn(page, /^Buy 2 items/);
  await giveUp(page);
  await orderAgain(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Soft matte · Midnight' })).toContainText('iPhone 16');
  await expect(page.getByRole('listitem').filter({ hasText: 'Bring your own case' })).toContainText('Pixel 9');
  expect(await ordersOf(page)).toHaveLength(1);
  await place(page);
  expect(await ordersOf(page)).toMatchObject([
    { items: [{ shell_name: 'softMatte' }, { shell_name: 'ownCase' }] },
    { items: [{}, {}] },
  ]);
});
