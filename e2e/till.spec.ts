import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { button, orderAtCounter } from './lib/customer.ts';
import { PHONE, sharedShop } from './lib/shop.ts';
import { logInToPartner } from './lib/partner.ts';

test.use({ viewport: { width: 390, height: 844 } });

const shop = sharedShop({ printer: 'simulated' });

test('[PA-15.1] [PA-15.2] [PA-15.5] [PA-15.6] a shop opens its till, takes cash, gives a receipt, closes with a difference, and saves the journal', async ({
  page,
  browser,
}) => {
  const customer = await (await browser.newContext(PHONE)).newPage();
  await orderAtCounter(customer, shop.origin);

  await logInToPartner(page, shop, '#/till');
  await expect(page.getByRole('heading', { name: 'The till is closed' })).toBeVisible();
  const dialog = page.getByRole('dialog');
  await button(page, 'Open the till').click();
  await dialog.getByLabel('Counted').fill('100');
  await dialog.getByRole('button', { name: 'Open the till' }).click();
  await expect(page.getByRole('heading', { name: 'The till is open' })).toBeVisible();
  await expect(page.getByText('No cash taken today')).toBeVisible();

  await page.goto(`${shop.origin}/partner/#/counter`);
  await button(page, 'Money received').click();
  await button(page, 'Yes, €19.90 received').click();
  await button(page, 'Receipt').click();
  await expect(dialog.getByRole('img', { name: /^Receipt R-\d{4}-000001$/ })).toBeVisible();
  const address = await dialog.getByRole('link', { name: 'Open as PDF to print' }).getAttribute('href');
  // It is drawn by a process of its own, which begins with the first one.
  await expect(async () => {
    const receipt = await page.request.get(address ?? '', { timeout: 240_000 });
    expect([receipt.status(), receipt.headers()['content-type']]).toEqual([200, 'application/pdf']);
  }).toPass();
  await button(page, 'Close').click();

  await page.goto(`${shop.origin}/partner/#/till`);
  await expect(page.getByText('€119.90', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cash today' })).toContainText(/Demo shop.*Orders 1.*€19\.90/);
  await button(page, 'Close the till').click();
  const close = dialog.getByRole('button', { name: 'Close the till' });
  await dialog.getByLabel('Counted').fill('119');
  await expect(dialog.getByText('Difference: -€0.90')).toBeVisible();
  await expect(close).toBeDisabled();
  await dialog.getByLabel('Why is it different?').fill('Wrong change');
  await close.click();
  await expect(page.getByRole('heading', { name: 'The till is closed' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Closings' })).toContainText(/€119\.00.*Difference: -€0\.90/);
  await button(page, 'Take cash to the bank').click();
  await dialog.getByLabel('Bank reference').fill('Slip 7');
  await dialog.getByRole('button', { name: 'Take cash to the bank' }).click();
  await expect(page.getByText('The deposit is recorded.')).toBeVisible();

  const journal = page.getByRole('list', { name: 'Journal' });
  await expect(journal.getByRole('article')).toHaveCount(4);
  await expect(journal.getByRole('article').first()).toContainText(/Taken to the bank.*-€119\.00.*Slip 7/);
  await expect(journal.getByRole('article').last()).toContainText(/Opened.*€100\.00/);
  await page.getByText('What each column means').click();
  await expect(page.getByText('The cash that was counted when the till was opened or closed.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await button(page, 'Save the month as CSV').click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^till-\d{4}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines.map((line) => line.split(',').slice(2, 8)[0])).toEqual([
    'What',
    'Opened',
    'Cash received',
    'Closed',
    'Taken to the bank',
  ]);
  await customer.context().close();
});
