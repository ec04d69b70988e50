import { readFile } from 'node:fs/promises';
import { readSheet } from '@cpc/sheets';
import { expect, test } from '@playwright/test';
import { bought } from '../../lib/buying.ts';
import { button } from '../../lib/customer.ts';
import { sharedShop } from '../../lib/shop.ts';
import { logInToPartner } from '../../lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 }, timezoneId: 'Europe/Berlin' });

const shop = sharedShop({ printer: 'simulated' });

test('[PA-05.2] [PA-05.6] [PA-05.7] [PA-02.3] an owner sees a sale in today’s figures, groups it, is told a wrong date, and saves a table', async ({
  page,
  browser,
}) => {
  const customer = await bought(browser, shop.origin);
  await customer.context().close();

  await logInToPartner(page, shop);
  const tile = (name: string) => page.getByRole('link', { name });
  await expect(tile('Sales today')).toContainText(/€[1-9]/);
  // The sum of today stands above that of a week before, and after it in the text.
  const sales = (await tile('Sales today').innerText()).match(/€[\d.]+/g)?.at(-1) ?? 'no sum';
  await expect(tile('Printed today')).toContainText(/1$/);
  await tile('Sales today').click();
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();
  const figures = page.getByRole('group', { name: 'Figures' });
  await expect(figures.getByRole('button', { name: 'Sales', exact: false }).first()).toContainText(sales);
  await page.getByLabel('Period').selectOption('Today');
  await page.getByLabel('Group by').selectOption('Hour of the day');
  await expect(page.getByRole('table', { name: 'Sales by Hour of the day' }).getByRole('row')).toHaveCount(26);
  await figures.getByRole('button', { name: /^Prints/ }).click();
  await expect(page.getByRole('table', { name: 'Prints by Hour of the day' }).locator('tfoot')).toContainText('1');

  const first = page.getByLabel('First day');
  await first.fill('31/02');
  await first.press('Enter');
  await expect(page.getByText('Invalid date format')).toBeVisible();
  await page.getByLabel('Period').selectOption('Last 7 days');
  await expect(page.getByText('Invalid date format')).toBeHidden();

  await page.getByLabel('Group by').selectOption('Model');
  const saving = page.waitForEvent('download');
  await button(page, 'XLSX').click();
  const file = await saving;
  const rows = await readSheet(await readFile(await file.path()), file.suggestedFilename());
  expect(rows[0]?.cells.slice(0, 2)).toEqual(['Model', 'Orders']);
  expect(rows).toHaveLength(2);
  expect(sales).toContain(rows[1]?.cells[10] ?? 'a sum');
});
