import { expect, type Page, test } from '@playwright/test';
import {
  button,
  buyAndReturn,
  chooseModel,
  choosePhoto,
  enterAsGuest,
  expectLayers,
  fillBackground,
  layer,
  open,
  pay,
  PHOTO,
  redo,
  undo,
  writeText,
} from '../../lib/customer.ts';
import { ask } from '../../lib/session.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';
import { changeStore } from '../../lib/store.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated' });

interface Work {
  readonly work_id: string;
  readonly goods_id: string;
  readonly title: string;
  readonly other_half: { readonly work_id: string; readonly goods_id: string } | null;
}

const works = (page: Page) => ask<readonly Work[]>(page, 'Work.list');
const done = (page: Page) => button(page, 'Done').click();
const ready = (page: Page) => page.getByText('Your pair is ready. The other half is in My works.');

async function openPairs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Templates', exact: true }).click();
  await page.getByRole('tab', { name: 'For two', exact: true }).click();
}

/** A design of one colour, with the kinds of pairs on offer. */
async function beginPair(page: Page): Promise<void> {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  await fillBackground(page);
  await openPairs(page);
}

async function chooseOther(page: Page, model: string): Promise<void> {
  await button(page, /^Other phone/).click();
  await page.getByLabel('Search the other model').first().fill(model);
  await page.getByRole('button', { name: new RegExp(`^${model}\\s+\\D?\\d`) }).click();
  await expect(button(page, `Other phone: ${model}`)).toBeVisible();
}

async function make(page: Page, kind: string): Promise<void> {
  const tile = page.getByRole('button', { name: kind, exact: true });
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Make this pair').click();
}

test('[ED-13.8] [ED-13.9] one photo over two cases of different phones is ordered and paid together', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  await choosePhoto(page, PHOTO);
  await writeText(page, 'Before');
  await openPairs(page);
  await chooseOther(page, 'Galaxy S24');
  await make(page, 'One photo over both');
  await expect(ready(page)).toBeVisible();
  await done(page);
  await expectLayers(page, [/Picture/]);
  // The customer's own design changed in one step.
  await undo(page);
  await expect(layer(page, /Before/)).toBeVisible();
  await redo(page);
  await expectLayers(page, [/Picture/]);

  await button(page, /^Next/).click();
  await expect(page.getByText('The other half: ')).toContainText('Galaxy S24');
  await button(page, 'Order both').click();
  await expect(page).toHaveTitle('Shopping list');
  await expect(page.getByRole('article')).toHaveCount(2);
  await buyAndReturn(page, /^Buy 2 items/);
  await pay(page);
  const [order] = await ask<readonly { readonly items: readonly { readonly model: string }[] }[]>(page, 'Order.list');
  expect(order?.items.map(({ model }) => model).toSorted()).toEqual(['Galaxy S24', 'iPhone 16']);

  await open(page, shop.origin, '/pages/mine/works');
  await expect(page.getByText('Pair with iPhone 16')).toBeVisible();
  await expect(page.getByText('Pair with Galaxy S24')).toBeVisible();
  const halves = (await works(page)).map(({ goods_id, other_half }) => [goods_id, other_half?.goods_id] as const);
  expect(new Map(halves)).toEqual(
    new Map([
      ['apple-iphone-16', 'samsung-galaxy-s24'],
      ['samsung-galaxy-s24', 'apple-iphone-16'],
    ]),
  );
});

test('[ED-13.8] [ED-13.9] kinds say what they need; a word breaks over two cases, and each half leads to the other', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  await openPairs(page);
  await expect(page.getByText('Choose a photo', { exact: true })).toBeVisible();
  await expect(page.getByText('Design your case first')).toHaveCount(2);
  await expect(page.getByRole('paragraph').filter({ hasText: 'Mirror image' })).toBeVisible();
  await page.getByLabel('A word over both').fill('X');
  await expect(page.getByText('Write a word below')).toBeVisible();
  await page.getByLabel('A word over both').fill('HOME');
  await page.getByLabel('Your name').fill('Mia');
  await page.getByLabel('The other name').fill('Johannes');
  await make(page, 'One word over both');
  await expect(ready(page)).toBeVisible();
  await expect(page.getByText('This case makes a pair with Johannes.')).toBeVisible();
  await page.locator('[data-panel]').getByRole('button', { name: 'See it' }).click();
  await expect(layer(page, /ME/)).toBeVisible();
  await expectLayers(page, [/ME/, /Johannes/]);
  await expect(layer(page, /HO/)).toBeHidden();

  // From the other half back to the first one, by the list of works.
  await open(page, shop.origin, '/pages/mine/works');
  await button(page, 'What to do with Johannes').click();
  await button(page, /^Go to the other half/).click();
  await expect(layer(page, /HO/)).toBeVisible();
  await expectLayers(page, [/HO/, /Mia/]);
});

test('[ED-13.8] [ED-13.9] the mirror image leaves the design as it is; a deleted half leaves the other', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  await fillBackground(page);
  await writeText(page, 'Hello');
  await openPairs(page);
  await make(page, 'Mirror image');
  await expect(ready(page)).toBeVisible();
  await done(page);
  await expectLayers(page, [/Hello/]);
  const pair = await works(page);
  expect(pair.map(({ other_half }) => other_half?.work_id)).toEqual(pair.map(({ work_id }) => work_id).toReversed());
  await button(page, /^Next/).click();
  await expect(button(page, 'Order both')).toBeVisible();
  await open(page, shop.origin, '/pages/mine/works');
  await page
    .getByRole('button', { name: /^What to do with/ })
    .first()
    .click();
  await button(page, 'Delete').click();
  await expect(page.getByText(/^Deleted: /)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(/^Pair with/)).toHaveCount(0);
});

test('[ED-13.9] the other half is not ordered where its phone is out of stock, and the own one still is', async ({
  page,
}) => {
  await beginPair(page);
  await chooseOther(page, 'Pixel 9');
  await make(page, 'Two halves');
  await expect(ready(page)).toBeVisible();
  await done(page);
  changeStore(shop.folder, "update stock_counts set available = 0 where goods_id = 'google-pixel-9'");
  await button(page, /^Next/).click();
  await button(page, 'Order both').click();
  await expect(page.getByText(/^The other half cannot be made here now/)).toBeVisible();
  await expect(button(page, /Buy now/)).toBeVisible();
  expect(
    await ask<{ readonly entries: readonly unknown[] }>(page, 'ShoppingList.list', { machine_id: 'demo' }),
  ).toMatchObject({ entries: [] });
});

test('[ED-13.9] [ED-07.4] both are ordered with what the account has not yet received of the other half', async ({
  page,
}) => {
  await beginPair(page);
  await chooseOther(page, 'Galaxy S24');
  await make(page, 'Two halves');
  await expect(ready(page)).toBeVisible();
  await page.locator('[data-panel]').getByRole('button', { name: 'See it' }).click();
  await expect(page.locator('[data-layer]').first()).toBeAttached();
  await expect(page).toHaveURL(/samsung-galaxy-s24/);
  const calls = '**/userphoneapplets/index';
  await page.route(calls, (route) =>
    route.request().postData()?.includes('Work.save') === true ? route.abort() : route.continue(),
  );
  await writeText(page, 'Later');
  await open(page, shop.origin, '/pages/index/index_phone?goods_id=apple-iphone-16');
  await button(page, /^Next/).click();
  await expect(button(page, 'Order both')).toBeVisible();
  await page.unroute(calls);
  const half = (await works(page)).find(({ goods_id }) => goods_id === 'samsung-galaxy-s24');
  const sent = async () => JSON.stringify(await ask(page, 'Work.get', { work_id: half?.work_id ?? '' }));
  expect(await sent()).not.toContain('Later');
  await button(page, 'Order both').click();
  await expect(page).toHaveTitle('Shopping list');
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await sent()).toContain('Later');
});

test('[ED-13.9] [ED-07.2] [ED-07.4] a pair made without a network is kept, and reaches the account later', async ({
  page,
  context,
}) => {
  await beginPair(page);
  await expect(page.getByRole('button', { name: 'Two halves', exact: true })).toBeVisible();
  // The part that keeps the other half: it comes with the tab, and nothing shows it.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/aside-')),
  );
  await context.setOffline(true);
  await make(page, 'Two halves');
  await expect(page.getByText(/The other half stays on this device/)).toBeVisible();
  await expect(page.getByText(/^This case (makes a pair|is one half)/)).toBeVisible();
  await expect(page.locator('[data-panel]').getByRole('button', { name: 'See it' })).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await expect.poll(async () => (await works(page)).map(({ other_half }) => other_half !== null)).toEqual([true, true]);
});
