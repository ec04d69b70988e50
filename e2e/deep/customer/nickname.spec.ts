import { expect, test } from '@playwright/test';
import { beginDesign, button, order, pay } from '../../lib/customer.ts';
import { openDisplay } from '../../lib/display.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated', seconds: 8 });

test('[QU-05.8] the display greets who wants it: while it prints, and when it is ready in its bay, until it is removed', async ({
  page,
  browser,
}) => {
  const display = await openDisplay(browser, shop);
  const greeting = display.getByRole('region', { name: 'Greeting' });
  await beginDesign(page, shop.origin);
  await order(page);
  await pay(page);
  const wish = page.getByRole('switch', { name: 'Let the display greet you' });
  await expect(wish).not.toBeChecked();
  await expect(display.getByRole('region', { name: /Printing now|Begins in a moment/ })).toBeVisible();
  await expect(greeting).toHaveCount(0);
  await wish.click();
  await page.getByLabel('Nickname').fill('fuck');
  await button(page, 'Greet me').click();
  await expect(page.getByText('The display cannot show this name.')).toBeVisible();
  await page.getByLabel('Nickname').fill('مها');
  await button(page, 'Greet me').click();
  await expect(greeting).toContainText('مها\u2069, yours is');
  await expect(greeting).toContainText(/yours is ready in bay \S+/);
  await button(page, 'Watch it print').click();
  await expect(page.getByText('The display calls you \u2068مها\u2069.')).toBeVisible();
  await wish.click();
  await expect(greeting).toHaveCount(0);
  await display.context().close();
});
