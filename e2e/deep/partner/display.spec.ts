import { expect, type Page, test } from '@playwright/test';
import { asPartner } from '../../lib/as-partner.ts';
import { payOrder, placeOrder } from '../../lib/buying.ts';
import { openDisplay } from '../../lib/display.ts';
import { copyReady } from '../../lib/many-orders.ts';
import { ask } from '../../lib/session.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated', seconds: 12 });

/** The last four signs of an order's number, as the display shows them large. */
async function tailOf(page: Page, order_id: string): Promise<string> {
  const { order_number } = await ask<{ readonly order_number: string }>(page, 'Order.get', { order_id });
  return order_number.slice(-4);
}

test('[QU-05.1] [QU-05.2] [RT-03.2] the display tells what is true: nothing, what prints, who is next, all that is ready, until it rests', async ({
  page,
  browser,
}) => {
  const display = await openDisplay(browser, shop);
  await expect(display.getByText('Ready for you')).toBeVisible();
  const other = await (await browser.newContext(PHONE)).newPage();
  const [own, others] = [await placeOrder(page, shop.origin), await placeOrder(other, shop.origin)];
  const [first, second] = [await tailOf(page, own), await tailOf(other, others)];
  await payOrder(page, shop.origin, own);
  await payOrder(other, shop.origin, others);
  const area = (name: string) => display.getByRole('region', { name });
  await expect(area('Printing now')).toContainText(first);
  await expect(area('Next')).toContainText(second);
  await expect(display.getByText('Ready for you')).toBeHidden();
  await expect(display.getByText('right away')).toBeHidden();

  const ready = area('Ready to pick up');
  await expect(ready).toContainText(first);
  await expect(ready.getByRole('img')).toHaveCount(0);
  await expect(ready.locator('img')).toHaveCount(1);
  copyReady(shop.folder, 30);
  const partner = await asPartner(shop);
  await partner('Partner.setStation', { machine_id: 'demo', state: 'resting' });
  // The chip and the page change together.
  await expect(display.getByRole('heading', { name: 'Resting' })).toBeVisible();
  await expect(display.getByRole('banner').getByText('Resting')).toBeVisible();
  await expect(display.getByText('Pickup still works.')).toBeVisible();
  await expect(ready).toContainText('Page 1 of');
  // Who was called first is on a later page, and its turn comes.
  await expect(ready).toContainText('0030');
  await Promise.all([other.context().close(), display.context().close()]);
});
