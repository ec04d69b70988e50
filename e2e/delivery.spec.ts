import { expect, type Page, test } from '@playwright/test';
import { ADDRESS } from './lib/address.ts';
import { beGuest, buy } from './lib/buying.ts';
import { beginDesign, button, buyAndReturn, orderIdOf, pay, statusOf } from './lib/customer.ts';
import { openProvider, passRefundPause } from './lib/provider.ts';
import { ask } from './lib/session.ts';
import { type OpenShop, openShop, PHONE } from './lib/shop.ts';
import { logInToPartner } from './lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

let shop: OpenShop;
let outside: Awaited<ReturnType<typeof openProvider>>;

test.beforeAll(async () => {
  outside = await openProvider();
  shop = await openShop({ printer: 'simulated', env: outside.env });
});

test.afterAll(async () => {
  await shop?.stop();
  await outside?.provider.stop();
});

/** Fills in an address; a missing part is first reported at its field (OR-07). */
async function writeAddress(page: Page): Promise<void> {
  await button(page, 'Save address').click();
  await expect(page.getByText('Recipient cannot be empty')).toBeVisible();
  await expect(page.getByText('Postal code cannot be empty')).toBeVisible();
  await page.getByLabel('Recipient').fill('Ada Lovelace');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Phone number').fill('12');
  await page.getByLabel('State', { exact: true }).fill('Berlin');
  await page.getByLabel('City').fill('Berlin');
  await page.getByLabel('Detailed address').fill('Invalidenstraße 43');
  await page.getByLabel('Postal code').fill('10115');
  await page.getByLabel('Email').fill('ada@example.com');
  await button(page, 'Save address').click();
  await expect(page.getByText('Incorrect phone number')).toBeVisible();
  await page.getByLabel('Phone number').fill('030 2312545');
  await button(page, 'Save address').click();
}

async function openDesk(page: Page, place: string, title: string): Promise<void> {
  await logInToPartner(page, shop, `#/${place}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** From a new design to a paid order that will be sent. @returns its id */
async function orderToBeSent(page: Page): Promise<string> {
  await beginDesign(page, shop.origin);
  await button(page, /^Next/).click();
  await page.getByRole('radio', { name: /Have it sent/ }).click();
  // It is asked for when it is time, on a page of its own.
  await expect(page).toHaveTitle('Check your order');
  await button(page, 'Choose an address').last().click();
  await expect(page).toHaveTitle('Addresses');
  await writeAddress(page);
  await expect(page.getByText('Invalidenstraße 43')).toBeVisible();
  await expect(button(page, /Buy now/)).toContainText('€24.80');
  await buyAndReturn(page);
  await pay(page);
  return orderIdOf(page);
}

const pack = (desk: Page) => button(desk, 'Packed').click();

async function ship(desk: Page): Promise<void> {
  await desk.getByLabel('Logistics company').fill('DHL');
  await desk.getByLabel('Express number').fill('JD014600101');
  await button(desk, 'Hand to the carrier').click();
  await expect(desk.getByText('Nothing to ship')).toBeVisible();
}

/** Checks the words for the order's state, on its own page and in the queue. */
async function expectWords(page: Page, orderId: string, label: string, stage: string): Promise<void> {
  await page.goto(`${shop.origin}/#/pages/mine/orderDetail?order_id=${orderId}`);
  await expect(page.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible();
  await page.goto(`${shop.origin}/#/pages/mall/lineUp?order_id=${orderId}`);
  await expect(page.getByRole('heading', { name: stage })).toBeVisible();
}

test('[JN-04] [OR-12] an order is sent: address, packed, shipped with company and number, received', async ({
  page: desk,
  browser,
}) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  const orderId = await orderToBeSent(page);

  await openDesk(desk, 'shipping', 'Shipping');
  await expectWords(page, orderId, 'To be packed', 'Printed. We pack it next');
  await pack(desk);
  await expectWords(page, orderId, 'Packed', 'Packed. Off to you soon');
  await ship(desk);
  await expectWords(page, orderId, 'Shipped', 'Shipped. On its way to you');
  await page.goto(`${shop.origin}/#/pages/mine/orderList`);
  await button(page, 'To receive').click();
  await expect(page.getByRole('main').getByText('Shipped', { exact: true })).toBeVisible();

  await page.goto(`${shop.origin}/#/pages/mine/orderDetail?order_id=${orderId}`);
  await expect(page.getByText('JD014600101')).toBeVisible();
  expect(await statusOf(page, orderId)).toBe(2);
  await button(page, 'I have received it').click();
  await expect(button(page, 'I have received it')).toBeHidden();
  await expect.poll(() => statusOf(page, orderId)).toBe(3);
  await page.context().close();
});

test('[PA-01.1] [OR-06.1] [PY-05.2] an owner sets address and fee; a returned parcel’s refund is refused, then retried', async ({
  page: desk,
  browser,
}) => {
  await openDesk(desk, 'stations/demo', 'Delivery and vouchers');
  const form = (toggle: string) => desk.locator('form').filter({ has: desk.getByRole('switch', { name: toggle }) });
  const [sending, vouchers] = [form('Sends orders'), form('Takes vouchers')];
  await sending.getByLabel('What sending costs').fill('much');
  await sending.getByRole('button', { name: 'Save' }).click();
  await expect(sending.getByText('Enter an amount, such as 4.90.')).toBeVisible();
  await sending.getByLabel('What sending costs').fill('6,50');
  await sending.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
  await vouchers.getByLabel('Place on the voucher platform').fill('');
  await vouchers.getByRole('button', { name: 'Save' }).click();
  await expect(vouchers.getByLabel('Place on the voucher platform')).toHaveAttribute('aria-invalid', 'true');
  await vouchers.getByLabel('Place on the voucher platform').fill('place-7');
  await vouchers.getByRole('button', { name: 'Save' }).click();
  await desk.goto(`${shop.origin}/partner/#/stations/demo/details`);
  await desk.getByLabel('Address').fill('Hall 3, beside the lift');
  const address = desk.locator('form').filter({ has: desk.getByLabel('Address') });
  await Promise.all([
    desk.waitForResponse((response) => response.request().method() === 'POST' && response.ok()),
    address.getByRole('button', { name: 'Save' }).click(),
  ]);
  await desk.reload();
  await expect(desk.getByLabel('Address')).toHaveValue('Hall 3, beside the lift');
  await desk.goto(`${shop.origin}/partner/#/stations/demo`);
  await expect(vouchers.getByLabel('Place on the voucher platform')).toHaveValue('place-7');
  await expect(sending.getByLabel('What sending costs')).toHaveValue('6.50');

  const page = await (await browser.newContext(PHONE)).newPage();
  await beGuest(page, shop.origin);
  const { address_id } = await ask<{ readonly address_id: string }>(page, 'Address.save', ADDRESS);
  const order_id = await buy(page, shop.origin, { address_id });
  expect(await ask(page, 'Order.get', { order_id })).toMatchObject({ price: { amount: 26_40 } });
  await desk.getByRole('link', { name: 'Shipping' }).click();
  await pack(desk);
  await ship(desk);
  for (let n = 0; n < 5; n += 1) await outside.provider.misbehave('refund', 'refundFails');
  await desk.getByText('All', { exact: true }).click();
  await button(desk, 'Did not arrive').click();
  const dialog = desk.getByRole('dialog');
  await expect(button(desk, 'Close and refund')).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Damaged on the way' }).check();
  await button(desk, 'Close and refund').click();
  await expect(desk.getByText('Closed. The money goes back to the customer.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto(`${shop.origin}/#/pages/mine/orderDetail?order_id=${order_id}`);
  await expect(page.getByText(/^Damaged on the way/)).toBeVisible();

  await desk.getByRole('link', { name: 'Needs you' }).click();
  await expect(async () => {
    passRefundPause(shop.folder);
    await desk.reload();
    await expect(desk.getByText(/refused 5 times/)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const payment = async () => (await ask<{ readonly payment: string }>(page, 'Order.get', { order_id })).payment;
  expect(await payment()).toBe('refunding');
  await button(desk, 'Ask again').click();
  await expect(desk.getByText('The provider is asked again')).toBeVisible();
  await expect(button(desk, 'Ask again')).toBeHidden();
  await expect.poll(payment).toBe('refunded');
  await page.context().close();
});
