import { expect, type Page, test } from '@playwright/test';
import { bought, buy } from './lib/buying.ts';
import { button } from './lib/customer.ts';
import { ask } from './lib/session.ts';
import { sharedShop } from './lib/shop.ts';
import { logInToPartner } from './lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const shop = sharedShop({ printer: 'simulated' });

async function logIn(page: Page, username: string): Promise<void> {
  await logInToPartner(page, shop, '', username);
}

test('[OP-01.1] [OP-01.3] [OP-01.7] [PA-09.1] an operator opens a shop with a station, and its owner joins', async ({
  page,
  browser,
}) => {
  await logIn(page, 'operator');
  await expect(page.getByRole('heading', { name: 'Shops' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders' })).toHaveCount(0);
  await button(page, 'Open a shop').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the shop').fill('Corner shop');
  await dialog.getByLabel('User name of the owner').fill('operator');
  await dialog.getByLabel('Name of the owner', { exact: true }).fill('Ann Owner');
  await button(page, 'Open the shop').click();
  await expect(dialog.getByText('This user name is taken.')).toBeVisible();
  await dialog.getByLabel('User name of the owner').fill('ann');
  await button(page, 'Open the shop').click();
  const code = await page.getByRole('status').locator('p').first().innerText();

  await page.getByRole('link', { name: /Corner shop/ }).click();
  await expect(page.getByText('Owner: Ann Owner (ann), invited')).toBeVisible();
  await button(page, 'Add a station').click();
  await dialog.getByLabel('Name of the station').fill('By the door');
  await dialog.getByLabel('Currency').fill('eur');
  await button(page, 'Add the station').click();
  await expect(page.getByText('By the door', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/SERVER_URL=.*STATION_ENROL_CODE=/)).toBeVisible();
  await expect(page.getByText('Station added')).toBeVisible();

  const owner = await (await browser.newContext()).newPage();
  await owner.goto(`${shop.origin}/partner/#/join/${code.replaceAll(' ', '')}`);
  await owner.getByLabel('New password').fill('chosen by myself');
  await button(owner, 'Join').click();
  await expect(owner.getByRole('heading', { name: 'Today' })).toBeVisible();
  await owner.getByRole('link', { name: 'Stations' }).click();
  await expect(owner.getByText('By the door')).toBeVisible();
  await owner.goto(`${shop.origin}/partner/#/shops`);
  await expect(owner.getByRole('heading', { name: 'Today' })).toBeVisible();
  await owner.context().close();
});

test('[OP-01.1] [OP-01.7] [PA-13] a suspended shop takes no orders and gets no money until it resumes', async ({
  page,
  browser,
}) => {
  await logIn(page, 'operator');
  await page.getByRole('link', { name: /Demo shop/ }).click();
  await button(page, 'Suspend').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('the rent is not paid');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('the rent is not paid')).toBeVisible();
  await expect(page.getByText('Resting').first()).toBeVisible();
  const owner = await (await browser.newContext()).newPage();
  await logInToPartner(owner, shop, '#/money', 'demo');
  const bank = owner.getByText('you cannot withdraw money or change the bank account').first();
  await expect(bank).toBeVisible();
  await expect(button(owner, 'Enter the account')).toHaveCount(0);
  await button(page, 'Resume').click();
  await dialog.getByLabel('Reason').fill('paid');
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Resumed')).toBeVisible();
  await owner.reload();
  await expect(button(owner, 'Enter the account')).toBeVisible();
  await expect(bank).toHaveCount(0);
  await owner.context().close();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
});

test('[OP-01.2] [OP-01.7] the platform’s part of a shop is refused when it is none, and kept', async ({ page }) => {
  await logIn(page, 'operator');
  await page.getByRole('link', { name: /Demo shop/ }).click();
  const form = page.locator('form').filter({ has: page.getByLabel('Part of a sale') });
  await page.getByLabel('Part of a sale').fill('101');
  await form.getByLabel('Reason').fill('agreed in May');
  await button(page, 'Save the part').click();
  await expect(page.getByText('Enter 0 to 100 with at most one decimal')).toBeVisible();
  await page.getByLabel('Part of a sale').fill('12,5');
  await button(page, 'Save the part').click();
  await expect(page.getByText('usual → 125: agreed in May')).toBeVisible();
  await expect(page.getByLabel('Part of a sale')).toHaveValue('12.5');
});

test('[OP-08.2] an operator finds an order of a shop by its number, and the history of the shop says why', async ({
  page,
  browser,
}) => {
  const customer = await bought(browser, shop.origin);
  const order_id = await buy(customer, shop.origin);
  const { order_number } = await ask<{ order_number: string }>(customer, 'Order.get', { order_id });
  await customer.context().close();
  await logIn(page, 'operator');
  await page.getByRole('link', { name: 'Find an order' }).click();
  await page.getByLabel('Number, code, id or digits').fill('nothing');
  await expect(button(page, 'Find')).toBeDisabled();
  await page.getByLabel('Reason').fill('no receipt');
  await button(page, 'Find').click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByLabel('Number, code, id or digits').fill(order_number.toLowerCase());
  await button(page, 'Find').click();
  const order = page.getByRole('article', { name: order_number });
  await expect(order.getByText('Id of the capture')).toBeVisible();
  await expect(order.getByText('platform:revenue')).toBeVisible();
  await order.getByRole('link', { name: 'Demo shop' }).click();
  await expect(page.getByText('Order looked up')).toBeVisible();
  await expect(page.getByText(`${order_number}: no receipt`)).toBeVisible();
});
