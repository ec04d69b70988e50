import { expect, test } from '@playwright/test';
import { beginDesign, button, open, order, orderIdOf } from './lib/customer.ts';
import { copyOrder } from './lib/many-orders.ts';
import { type OpenShop, openShop, PHONE } from './lib/shop.ts';

test.use(PHONE);

let shop: OpenShop;

test.beforeAll(async () => {
  shop = await openShop({ printer: 'simulated' });
});

test.afterAll(() => shop?.stop());

test('[OR-06] [RT-10] the oldest of many orders is reached, and the list keeps its place', async ({ page }) => {
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
