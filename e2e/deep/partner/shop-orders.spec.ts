import { expect, test } from '@playwright/test';
import { bought } from '../../lib/buying.ts';
import { button, pickupCode } from '../../lib/customer.ts';
import { sharedShop } from '../../lib/shop.ts';
import { logInToPartner } from '../../lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const shop = sharedShop({ printer: 'simulated' });

test('[PA-11.1] [PA-11.2] [PA-11.4] [PA-06.1] a shop finds an order, refunds a part of an item, prints it again, and hands it over', async ({
  page,
  browser,
}) => {
  const customer = await bought(browser, shop.origin);
  const code = await pickupCode(customer);

  await logInToPartner(page, shop, '#/orders');
  const rows = page.getByRole('list', { name: 'Orders' }).getByRole('link');
  await expect(rows).toHaveCount(1);
  await page.getByLabel('State').selectOption('Closed');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByLabel('State').selectOption('All');
  await page.getByRole('searchbox').fill(code);
  await expect(rows).toHaveCount(1);
  const number = /#\/orders\/(\w+)/.exec((await rows.getAttribute('href')) ?? '')?.[1] ?? '';
  await page.getByRole('searchbox').fill(number.slice(1, 6).toLowerCase());
  await rows.click();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await expect(page.getByRole('img', { name: 'iPhone 16' })).toBeVisible();

  const dialog = page.getByRole('dialog');
  await button(page, 'Refund').click();
  await dialog.getByText('An amount').click();
  await dialog.getByLabel('Amount', { exact: true }).fill('9999');
  await dialog.getByLabel('Reason').fill('A scratch');
  await button(page, 'Refund').last().click();
  await expect(dialog.getByText('Type an amount above zero')).toBeVisible();
  await dialog.getByLabel('Amount', { exact: true }).fill('2.50');
  await button(page, /^Refund \D*2\.50/).click();
  await expect(dialog).toBeHidden();

  await button(page, 'Print again').click();
  await dialog.getByText('The platform').click();
  await dialog.getByLabel('Reason').fill('The ink was faulty');
  await dialog.getByRole('button', { name: 'Print again' }).click();
  await expect(dialog).toBeHidden();
  const steps = page.getByRole('listitem');
  await expect(
    steps.filter({ hasText: 'Refund of one item on its way' }).filter({ hasText: 'A scratch' }),
  ).toBeVisible();
  await expect(steps.filter({ hasText: 'Is printed again' }).filter({ hasText: 'The ink was faulty' })).toBeVisible();
  await expect(page.getByText('Claim is open')).toBeVisible();
  // The station prints it once more, and the customer gets another code.
  await expect(page.getByText('Ready for pickup').first()).toBeVisible();
  await customer.reload();
  await expect(customer.getByTestId('pickup-code')).toBeVisible();
  const again = (await customer.getByTestId('pickup-code').innerText()).replaceAll(/\D/g, '');
  expect(again).not.toBe(code);
  await customer.context().close();

  // The customer comes to the counter: the first print's code opens nothing, the second one's does.
  await button(page, 'Hand over').click();
  await dialog.getByLabel('Code of the customer').fill(code);
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(dialog.getByRole('img', { name: 'iPhone 16' })).toBeVisible();
  await expect(dialog.getByLabel('Code of the customer')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Code of the customer').fill(again);
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText(/^Handed over from bay/)).toBeVisible();
  await expect(button(page, 'Hand over')).toHaveCount(0);

  await page.goto(`${shop.origin}/partner/#/money`);
  await page.getByLabel('Kind').selectOption('Refund');
  const line = page.getByRole('article').filter({ hasText: number });
  await expect(line).toHaveCount(1);
  await line.getByRole('link').click();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
});

test('[PA-11.1] orders that could not be fetched come by themselves when the network is back', async ({ page }) => {
  await logInToPartner(page, shop, '#/stock');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const calls = '**/partnerapplets/index';
  await page.route(calls, (route) => route.abort());
  await page.evaluate(() => location.assign('#/orders'));
  await expect(button(page, 'Try again')).toBeVisible();
  await page.unroute(calls);
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('link').first()).toBeVisible();
});
