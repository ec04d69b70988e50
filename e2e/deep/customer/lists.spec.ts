import { expect, test } from '@playwright/test';
import {
  beginDesign,
  button,
  enterAsGuest,
  expectLayers,
  modelTile,
  open,
  order,
  orderIdOf,
  writeText,
} from '../../lib/customer.ts';
import { atRest, watchLoading } from '../../lib/at-rest.ts';
import { copyOrder } from '../../lib/many-orders.ts';
import { ask } from '../../lib/session.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';
import { withhold } from '../../lib/withhold.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated' });

test('[OR-06.2] [RT-10.2] the oldest of many orders can be reached, and the list keeps its place', async ({ page }) => {
  await beginDesign(page, shop.origin);
  await order(page);
  copyOrder(shop.folder, orderIdOf(page), 44);
  await open(page, shop.origin, '/pages/mine/orderList');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await button(page, 'Show more').click();
  await expect(rows).toHaveCount(40);
  await button(page, 'Show more').click();
  await expect(rows).toHaveCount(45);
  await expect(button(page, 'Show more')).toBeHidden();

  const oldest = page.getByText('COPY-44');
  await oldest.click();
  await expect(page).toHaveTitle(/Order Detail/);
  await page.goBack();
  await expect(oldest).toBeInViewport();
  await button(page, 'Done').click();
  await expect(rows).toHaveCount(20);
  await button(page, 'Unpaid').click();
  await expect(rows).toHaveCount(1);
});

test('[ED-07.5] [RT-12] the works list keeps its place while a design is opened, also by its title', async ({
  page,
}) => {
  await beginDesign(page, shop.origin);
  const works = () => ask<readonly { readonly work_id: string }[]>(page, 'Work.list');
  await expect.poll(async () => (await works()).length).toBe(1);
  const [{ work_id } = { work_id: '' }] = await works();
  for (let n = 1; n <= 39; n += 1) await ask(page, 'Work.copy', { work_id, title: `Copy ${n}` });
  await open(page, shop.origin, '/pages/mine/works');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(24);
  await button(page, 'Show more').click();
  await expect(cards).toHaveCount(40);

  const early = page.getByText('Copy 3', { exact: true });
  await early.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1_000);
  await early.click();
  await expect(button(page, 'Undo')).toBeVisible();
  await writeText(page, 'One');
  await expectLayers(page, [/One/]);
  // A reload discards what was loaded before: the list is fetched again.
  await page.reload();
  await expect(button(page, 'Undo')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(cards).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('[RT-12] [ED-04.1] a favourite of the studio is in the collection, and leads to a design with it', async ({
  page,
}) => {
  await beginDesign(page, shop.origin);
  watchLoading(page);
  const answer = await withhold(page, /Collection\.list/);
  await button(page, 'Stickers').click();
  const tile = page.getByRole('list', { name: 'Search stickers' }).getByRole('button').first();
  const title = (await tile.getAttribute('aria-label')) ?? '';
  await tile.click();
  await button(page, `Keep ${title} among the favourites`).click();
  // The list of before comes late.
  answer();
  await atRest(page);
  await expect(button(page, `Take ${title} off the favourites`)).toBeVisible();
  await button(page, 'Done').click();
  await button(page, 'Undo').click();
  await expectLayers(page, []);

  await open(page, shop.origin, '/pages/mine/collection');
  const way = page.getByRole('link', { name: `Design with ${title}` });
  await way.click();
  await expectLayers(page, ['Sticker']);
  // A reload adds no second sticker.
  await page.reload();
  await expectLayers(page, ['Sticker']);

  // Without a chosen model on this device the model is asked for first, and the sticker is kept for it.
  await open(page, shop.origin, '/pages/mine/collection');
  // The studio, which keeps it, is left by then.
  await expect(way).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('HL_choice'));
  await page.reload();
  await way.click();
  await modelTile(page, 'iPhone 15').click();
  await button(page, /Design it/).click();
  await expectLayers(page, ['Sticker']);
  await button(page, 'Undo').click();
  await expectLayers(page, []);
});

test('[RT-12] a phone marked as favourite is in the collection, and leads to its details', async ({ page }) => {
  await enterAsGuest(page, shop.origin);
  await button(page, /^Phone case/).click();
  await modelTile(page, 'iPhone 15').click();
  await button(page, 'Add to my collection').click();
  await expect(button(page, 'Remove from my collection')).toBeVisible();

  await open(page, shop.origin, '/pages/mine/collection');
  await page.getByRole('link', { name: 'Open iPhone 15' }).click();
  await expect(page.getByRole('heading', { name: 'iPhone 15' })).toBeVisible();
  await expect(button(page, /Design it/)).toBeVisible();
  await button(page, 'Remove from my collection').click();
  await open(page, shop.origin, '/pages/mine/collection');
  await expect(page.getByText('Nothing collected yet')).toBeVisible();
});
