import { expect, test } from '@playwright/test';
import { buyCase } from './lib/customer.ts';
import { sharedShop } from './lib/shop.ts';
import { logInToPartner } from './lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const shop = sharedShop({ printer: 'simulated' });

test('[PA-04.1] an owner sees what the shop gets, and finds the lines of a sale', async ({ page, browser }) => {
  const customer = await buyCase(browser, shop.origin);
  await customer.context().close();

  await logInToPartner(page, shop, '#/money');
  await expect(page.getByRole('heading', { name: 'Money' })).toBeVisible();
  await expect(page.getByText('You get', { exact: true })).toBeVisible();
  const lines = page.getByRole('article');
  await expect(lines).toHaveCount(2);
  await page.getByLabel('Kind').selectOption('Sale');
  await expect(lines).toHaveCount(1);
  const number = /Order (\S+)/.exec(await lines.first().innerText())?.[1] ?? '';
  await page.getByLabel('Kind').selectOption('All');
  await page.getByRole('searchbox').fill(number.toLowerCase());
  await expect(lines).toHaveCount(2);
  await page.getByLabel('Last day').fill('2020-01-31');
  await expect(page.getByText('Nothing found')).toBeVisible();
});
