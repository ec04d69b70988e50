import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { bought, buy } from './lib/buying.ts';
import { button } from './lib/customer.ts';
import { sharedShop } from './lib/shop.ts';
import { logInToPartner } from './lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const shop = sharedShop({
  printer: 'simulated',
  env: { PAYOUT_NAME: 'Platform GmbH', PAYOUT_IBAN: 'DE89370400440532013000' },
});

async function logIn(page: Page, username: string, path: string): Promise<void> {
  await logInToPartner(page, shop, `#${path}`, username);
}

test('[PA-04.2] [OP-06.2] [OP-06.3] an owner asks for money, and an operator pays it by a SEPA file', async ({
  page,
  browser,
}) => {
  const customer = await bought(browser, shop.origin);

  // The owner enters the account, with a mistake first, and asks for all.
  await logIn(page, 'demo', '/money');
  await expect(page.getByText('No withdrawals yet')).toBeVisible();
  await expect(button(page, 'Withdraw')).toBeDisabled();
  await button(page, 'Enter the account').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Account holder', { exact: true }).fill('Demo Shop GmbH');
  await dialog.getByLabel('IBAN or account number').fill('FR14 2004 1010 0505 0001 3M02 607');
  await dialog.getByLabel('Street and house number').fill('Rue de l’Église 3');
  await dialog.getByLabel('City').fill('Paris');
  await dialog.getByLabel('Country of the account holder').selectOption('FR');
  await button(page, 'Save the account').click();
  await expect(dialog.getByText('This IBAN is not correct.')).toBeVisible();
  await dialog.getByLabel('IBAN or account number').fill('FR14 2004 1010 0505 0001 3M02 606');
  await button(page, 'Save the account').click();
  await expect(page.getByText('FR** **** … 2606')).toBeVisible();
  await button(page, 'Withdraw').click();
  await dialog.getByLabel('Amount in EUR').fill('9999');
  await button(page, 'Ask for it').click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Amount in EUR').fill('12,00');
  // A sale changes what is available, and nothing that is typed. It is told when the person comes back to the window.
  const range = dialog.getByText(/^From /);
  const before = await range.innerText();
  await buy(customer, shop.origin);
  await customer.context().close();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await expect(range).not.toHaveText(before, { timeout: 1_000 });
  }).toPass();
  await expect(dialog.getByLabel('Amount in EUR')).toHaveValue('12,00');
  await button(page, 'Ask for it').click();
  const asked = page.getByRole('list', { name: 'Withdrawals' }).getByRole('article');
  await expect(asked).toHaveCount(1);
  await expect(asked.getByText('Waits for approval')).toBeVisible();

  // The operator approves, makes the file and records what the bank says.
  const office = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await logIn(office, 'operator', '/payouts');
  const decision = office.getByRole('dialog');
  await button(office, 'Approve').click();
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(office.getByText('Nothing waits for approval')).toBeVisible();
  await button(office, 'Make the payout').click();
  const download = office.waitForEvent('download');
  await decision.getByRole('button', { name: 'Make the payout' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('<InstdAmt Ccy="EUR">12.00</InstdAmt>');
  expect(file).toContain('<IBAN>FR1420041010050500013M02606</IBAN>');
  await button(office, 'Mark as paid').click();
  await decision.getByLabel('Bank reference').fill('STATEMENT 7');
  await decision.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(office.getByText('Settled')).toBeVisible();
  await office.context().close();

  // The shop sees it in its list and its statement.
  await page.reload();
  await expect(asked.getByText('Paid', { exact: true })).toBeVisible();
  await expect(asked.getByText('Bank reference STATEMENT 7')).toBeVisible();
  await page.getByLabel('Kind').selectOption('Paid out');
  await expect(page.getByText(/^Withdrawal W/)).toBeVisible();
});

test('[PA-17] an owner and an operator save tables for the accountant, and read what the columns say', async ({
  page,
  browser,
}) => {
  await (await bought(browser, shop.origin)).context().close();
  await logIn(page, 'demo', '/money');
  const part = page.getByRole('region', { name: 'For the accountant' });
  await part.getByLabel('File').selectOption('Journal');
  await part.getByLabel('Month').fill(new Date().toISOString().slice(0, 7));
  const saved = page.waitForEvent('download');
  await part.getByRole('button', { name: 'CSV' }).click();
  const journal = await readFile(await (await saved).path(), 'utf8');
  const [head = '', ...lines] = journal.trim().split('\r\n');
  expect(head).toContain('Entry,Account,Kind,Order,Debit,Credit,Currency');
  const cells = lines.map((line) => line.split(',').map((cell) => Math.round(Number(cell) * 100)));
  const sum = (column: number) => cells.reduce((total, row) => total + (row[column] ?? 0), 0);
  expect(sum(5)).toBeGreaterThan(0);
  expect(sum(5)).toBe(sum(6));
  await part.getByRole('link', { name: 'What the columns mean' }).click();
  await expect(page.getByText('Lines of the same entry add up to zero.')).toBeVisible();
  await page.getByRole('link', { name: 'Money' }).first().click();
  await expect(part).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await logIn(other, 'operator', '/bills');
  const own = other.getByRole('region', { name: 'For the accountant' });
  await own.getByLabel('File').selectOption('Taxes');
  const taxes = other.waitForEvent('download');
  await own.getByRole('button', { name: 'XLSX' }).click();
  expect((await taxes).suggestedFilename()).toMatch(/^taxes-\d{4}-\d{2}\.xlsx$/);
  await own.getByRole('link', { name: 'What the columns mean' }).click();
  await expect(other.getByText('The VAT number of the shop on the bill.')).toBeVisible();
  await other.context().close();
});
