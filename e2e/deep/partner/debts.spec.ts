import { expect, type Page, test } from '@playwright/test';
import { placeOrder } from '../../lib/buying.ts';
import { button } from '../../lib/customer.ts';
import { logInToPartner } from '../../lib/partner.ts';
import { ask } from '../../lib/session.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const shop = sharedShop({ printer: 'simulated' });

/** A customer pays at the counter, and the owner takes the cash. */
async function sellForCash(customer: Page, owner: Page): Promise<void> {
  const order_id = await placeOrder(customer, shop.origin);
  await ask(customer, 'Payment.begin', { order_id, provider: 'counter' });
  await logInToPartner(owner, shop, '#/counter');
  await button(owner, 'Money received').click();
  await button(owner, 'Yes, €19.90 received').click();
  await expect(owner.getByText('Nobody is waiting to pay', { exact: true })).toBeVisible();
}

test('[PA-14.2] [PA-14.3] a shop owes its part of a cash sale, pays it, and the operator records it', async ({
  page,
  browser,
}) => {
  const office = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const customer = await (await browser.newContext()).newPage();
  await sellForCash(customer, page);
  await customer.context().close();
  await page.goto(`${shop.origin}/partner/#/money`);
  await expect(page.getByText('You owe')).toBeVisible();

  await logInToPartner(office, shop, '#/debts', 'operator');
  const debt = office.getByRole('list', { name: 'Debts' }).getByRole('article');
  await expect(debt).toContainText('€1.99');
  await button(office, 'Record a payment').click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Amount received').fill('1.90');
  await dialog.getByLabel('Bank reference').fill('STATEMENT 8');
  await dialog.getByRole('button', { name: 'Record a payment' }).click();
  await expect(debt).toContainText('€0.09');

  // It was another amount: the record is taken back and made again.
  const paid = office.getByRole('list', { name: 'Payments of shops' }).getByRole('article');
  await paid.getByRole('button', { name: 'Take back' }).click();
  await dialog.getByLabel('Reason').fill('wrong amount');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(paid.getByText('Taken back: wrong amount')).toBeVisible();
  await button(office, 'Record a payment').click();
  await expect(dialog.getByLabel('Amount received')).toHaveValue('1.99');
  await dialog.getByLabel('Bank reference').fill('STATEMENT 8');
  await dialog.getByRole('button', { name: 'Record a payment' }).click();
  await expect(office.getByText('No shop owes anything')).toBeVisible();
  await office.context().close();

  await page.reload();
  await expect(page.getByText('You get')).toBeVisible();
  await page.getByLabel('Kind').selectOption('Paid to the platform');
  await expect(page.getByRole('list', { name: 'Statement' }).getByRole('article')).toHaveCount(3);
});

test('[PA-14.4] an operator limits what a shop may owe; above it nobody pays in cash, and the shop reads what to pay', async ({
  page,
  browser,
}) => {
  const office = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const customer = await (await browser.newContext(PHONE)).newPage();
  await logInToPartner(office, shop, '#/shops', 'operator');
  await office.getByRole('link', { name: /Demo shop/ }).click();
  const limit = office.locator('form').filter({ has: office.getByLabel('Most it may owe') });
  await limit.getByLabel('Most it may owe').fill('1.00');
  await limit.getByLabel('Reason').fill('contract 7');
  await limit.getByRole('button', { name: 'Save the limit' }).click();
  await expect(office.getByText('Limit of debts set')).toBeVisible();

  await sellForCash(customer, page);
  await page.goto(`${shop.origin}/partner/#/money`);
  await expect(page.getByText('The limit is €1.00. Pay at least €0.99 to take cash again.')).toBeVisible();
  await page.goto(`${shop.origin}/partner/#/counter`);
  await expect(page.getByRole('status').getByText('No cash: the shop owes too much')).toBeVisible();
  const order_id = await placeOrder(customer, shop.origin);
  await customer.goto(`${shop.origin}/#/pages/mine/pay_paypal?order_id=${order_id}`);
  await expect(button(customer, /^Pay/)).toBeVisible();
  await expect(customer.getByRole('button', { name: /pay at the counter/i })).toHaveCount(0);

  await office.goto(`${shop.origin}/partner/#/debts`);
  const debt = office.getByRole('list', { name: 'Debts' }).getByRole('article');
  await expect(debt).toContainText('Limit: €1.00');
  await expect(debt).toContainText('No cash: the shop owes too much');
  await button(office, 'Record a payment').click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Bank reference').fill('STATEMENT 9');
  await dialog.getByRole('button', { name: 'Record a payment' }).click();
  await expect(office.getByText('No shop owes anything')).toBeVisible();
  await customer.reload();
  await expect(customer.getByRole('button', { name: /pay at the counter/i })).toBeVisible();
  await office.context().close();
  await customer.context().close();
});
