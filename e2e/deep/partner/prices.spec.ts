import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  button,
  buyAndReturn,
  enterAsGuest,
  fillBackground,
  modelTile,
  open,
  orderIdOf,
  pay,
} from '../../lib/customer.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';
import { logInToPartner } from '../../lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const shop = sharedShop({ printer: 'simulated' });

const SHELL = 'Soft matte';

async function logIn(page: Page, address: string, username = 'demo'): Promise<void> {
  await logInToPartner(page, shop, `#${address}`, username);
}

/** Tomorrow on this computer, as a date field holds it. */
function tomorrow(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** A guest on the confirmation page of a design. */
async function confirming(browser: Browser, shell = SHELL): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  await enterAsGuest(page, shop.origin);
  await button(page, /^Phone case/).click();
  await modelTile(page, 'iPhone 16').click();
  await page.getByRole('radio', { name: shell }).check();
  await button(page, /Design it/).click();
  await fillBackground(page);
  await button(page, /^Next/).click();
  return page;
}

test('[PA-10.4] [OR-04] a shop sets prices: who saw the old one is asked, and a placed order keeps it', async ({
  page,
  browser,
}) => {
  const early = await confirming(browser);
  await buyAndReturn(early, /Buy now.*24\.90/);
  const orderId = orderIdOf(early);
  const late = await confirming(browser);
  await expect(button(late, /Buy now.*24\.90/)).toBeVisible();

  await logIn(page, '/prices');
  await expect(page.getByRole('heading', { name: 'Prices' })).toBeVisible();
  await page.getByRole('searchbox').fill('iphone 16 softMatte');
  // A list that changes under the pointer takes the press away.
  await expect(button(page, /^Change the price of (?!iPhone 16)/)).toHaveCount(0);
  const change = button(page, `Change the price of iPhone 16, ${SHELL}`);
  await change.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price', { exact: true }).fill('19.999');
  await button(page, 'Set the price').click();
  await expect(dialog.getByText('with at most 2 decimals')).toBeVisible();
  await dialog.getByLabel('Price', { exact: true }).fill('19.90');
  await dialog.getByLabel('For', { exact: true }).selectOption(`Every model in ${SHELL}`);
  await button(page, 'Set the price').click();
  await expect(page.getByText('The price is set.')).toBeVisible();
  await expect(page.getByText('€19.90').first()).toBeVisible();
  await change.click();
  await dialog.getByLabel('Price', { exact: true }).fill('17.50');
  // For the same, the form names the price that would be hidden.
  await dialog.getByLabel('For', { exact: true }).selectOption(`Every model in ${SHELL}`);
  const hides = dialog.getByText('You have another price for the same.');
  await expect(hides).toBeVisible();
  await expect(dialog.getByText('€19.90 · No end')).toBeVisible();
  await dialog.getByLabel('For', { exact: true }).selectOption({ index: 0 });
  await expect(hides).toBeHidden();
  await dialog.getByLabel('First day').fill(tomorrow());
  await button(page, 'Set the price').click();
  await expect(page.getByText(/€17\.50 from/)).toBeVisible();
  await button(page, `Why iPhone 16, ${SHELL} costs this much`).click();
  await expect(dialog.getByText('Holds now')).toHaveCount(1);
  await expect(dialog.getByText('Catalogue price')).toBeVisible();
  await button(page, 'Close').click();

  await button(late, /Buy now/).click();
  await expect(late.getByText('You saw €24.90. It costs €19.90 now. Nothing was ordered.')).toBeVisible();
  await buyAndReturn(late, /Buy at this price/);
  await expect(late.getByText('€19.90').first()).toBeVisible();
  await pay(late);

  await open(early, shop.origin, `/pages/mine/orderDetail?order_id=${orderId}`);
  await expect(early.getByText('€24.90').first()).toBeVisible();
  await page.getByText('Planned', { exact: true }).click();
  await button(page, 'End').click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await expect(page.getByText('Nothing here')).toBeVisible();
});

test('[PY-07.1] [PY-07.2] a shop makes a coupon, and a customer uses it; an operator adds a promoter', async ({
  page,
  browser,
}) => {
  await logIn(page, '/coupons');
  await expect(page.getByText('No coupons')).toBeVisible();
  await button(page, 'New coupon').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code').fill('shop 20');
  await button(page, 'Make the coupon').click();
  await expect(dialog.getByText('Type a part from 0.1 to 100.')).toBeVisible();
  await dialog.getByLabel('Part in percent').fill('20');
  await dialog.getByLabel('Uses in all').fill('5');
  await button(page, 'Make the coupon').click();
  await expect(page.getByText('The coupon SHOP20 is ready.')).toBeVisible();

  const customer = await confirming(browser, 'Hard white');
  await button(customer, 'I have a coupon').click();
  await customer.getByLabel('Coupon code').fill('shop20');
  await button(customer, 'Apply').click();
  await expect(button(customer, /Buy now.*15\.92/)).toBeVisible();
  await buyAndReturn(customer);
  await pay(customer);
  await page.reload();
  await expect(page.getByText('1 of 5 uses')).toBeVisible();
  await expect(page.getByText('€3.98 given')).toBeVisible();

  const operator = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await logIn(operator, '/promoters', 'operator');
  await button(operator, 'New promoter').click();
  const form = operator.getByRole('dialog');
  await form.getByLabel('Name').fill('Hotel Garden');
  await form.getByLabel('Number').fill('garden');
  await form.getByRole('button', { name: 'New promoter' }).click();
  await operator.getByRole('link', { name: /Hotel Garden/ }).click();
  await expect(operator.getByText(/promoter_id=garden/)).toBeVisible();
  await expect(operator.getByText('Nothing earned yet')).toBeVisible();
});
