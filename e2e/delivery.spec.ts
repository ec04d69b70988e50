import { expect, type Page, test } from '@playwright/test';
import { beginDesign, button, orderIdOf, pay, statusOf } from './lib/customer.ts';
import { type OpenShop, openShop, PHONE } from './lib/shop.ts';

test.use({ viewport: { width: 1280, height: 800 } });

let shop: OpenShop;

test.beforeAll(async () => {
  shop = await openShop({ printer: 'simulated' });
});

test.afterAll(() => shop?.stop());

/** Writes an address; what is missing is said at its field first (OR-07). */
async function writeAddress(page: Page): Promise<void> {
  await button(page, 'Add an address').click();
  await button(page, 'Save address').click();
  await expect(page.getByText('Recipient cannot be empty')).toBeVisible();
  await expect(page.getByText('Postal code cannot be empty')).toBeVisible();
  await page.getByLabel('Recipient').fill('Ada Lovelace');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Phone number').fill('12');
  await page.getByLabel('Province or state').fill('Berlin');
  await page.getByLabel('City').fill('Berlin');
  await page.getByLabel('Detailed address').fill('Invalidenstraße 43');
  await page.getByLabel('Postal code').fill('10115');
  await page.getByLabel('Email').fill('ada@example.com');
  await button(page, 'Save address').click();
  await expect(page.getByText('Incorrect phone number')).toBeVisible();
  await page.getByLabel('Phone number').fill('030 2312545');
  await button(page, 'Save address').click();
}

async function openShipping(page: Page): Promise<void> {
  await page.goto(`${shop.origin}/partner/#/shipping`);
  await page.getByLabel('User name').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill(shop.partnerPassword);
  await button(page, 'Log in').click();
  await expect(page.getByRole('heading', { name: 'Shipping' })).toBeVisible();
}

test('[JN-04] an order is sent: address, packed, shipped with company and number, received', async ({
  page: desk,
  browser,
}) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  await beginDesign(page, shop.origin);
  await button(page, /^Next/).click();
  await page.getByRole('radio', { name: /Have it sent/ }).click();
  await expect(page).toHaveTitle('Addresses');
  await writeAddress(page);
  await expect(page.getByText('Invalidenstraße 43')).toBeVisible();
  await page.getByRole('checkbox').check();
  await expect(button(page, /Place order/)).toContainText('€24.80');
  await button(page, /Place order/).click();
  await pay(page);
  const orderId = orderIdOf(page);

  await openShipping(desk);
  await button(desk, 'Packed').click({ timeout: 60_000 });
  await desk.getByLabel('Logistics company').fill('DHL');
  await desk.getByLabel('Express number').fill('JD014600101');
  await button(desk, 'Hand to the carrier').click();
  await expect(desk.getByText('Nothing to ship')).toBeVisible();

  await page.goto(`${shop.origin}/#/pages/mine/orderDetail?order_id=${orderId}`);
  await expect(page.getByText('JD014600101')).toBeVisible();
  await expect(page.getByText('Handed to the carrier')).toBeVisible();
  expect(await statusOf(page, orderId)).toBe(2);
  await button(page, 'I have received it').click();
  await expect(button(page, 'I have received it')).toBeHidden();
  await expect.poll(() => statusOf(page, orderId)).toBe(3);
  await page.context().close();
});
