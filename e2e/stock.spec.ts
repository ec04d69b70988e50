import { expect, test } from '@playwright/test';
import { button } from './lib/customer.ts';
import { sharedShop } from './lib/shop.ts';
import { logInToPartner } from './lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const shop = sharedShop();

test('[PA-03.2] [PA-03.3] [SK-03] a shop refills two kinds at once, counts one, and sees who changed what', async ({
  page,
}) => {
  await logInToPartner(page, shop, '#/stock');
  await expect(page.getByRole('heading', { name: 'Stock' })).toBeVisible();
  await page.getByRole('searchbox').fill('iphone 16 soft demo');
  const fields = page.getByLabel(/^Pieces put in: iPhone 16, /);
  await fields.nth(0).fill('2.5');
  await expect(page.getByText('Type whole numbers from 1 to 100,000.')).toBeVisible();
  await fields.nth(0).fill('3');
  await fields.nth(1).fill('4');
  await page.getByLabel('Note, such as').fill('delivery 88');
  await button(page, 'Add 7 pieces to stock').click();
  await expect(page.getByText('7 pieces added.')).toBeVisible();
  await expect(button(page, /pieces to stock/)).toHaveCount(0);

  await button(page, 'Count').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pieces at the station').fill('1');
  await dialog.getByLabel('Reason').selectOption('Damaged');
  await button(page, 'Save the count').click();
  await expect(page.getByText('The count is saved.')).toBeVisible();

  await button(page, 'Import a delivery').click();
  const lines = ['station,model,shell,colour,pieces', 'demo,apple-iphone-16,soft-matte,midnight,two'];
  const table = (text: string) => ({ name: 'delivery.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.getByLabel('File of the delivery').setInputFiles(table(lines.join('\n')));
  await button(page, 'Check the file').click();
  await expect(dialog.getByText('Line 2, pieces: “two”')).toBeVisible();
  await dialog.getByLabel('File of the delivery').setInputFiles(table(lines.join('\n').replace('two', '2')));
  await button(page, 'Check the file').click();
  await expect(dialog.getByText('2 pieces in 1 line, no fault.')).toBeVisible();
  await button(page, 'Add the delivery').click();
  await expect(page.getByText('2 pieces added.')).toBeVisible();

  await page.getByText('Changes', { exact: true }).click();
  const changes = page.getByRole('article');
  await expect(changes.first()).toContainText('Put in');
  await expect(changes.nth(1)).toContainText('Damaged');
  await expect(changes.nth(2)).toContainText('delivery 88');
  await expect(changes.nth(3)).toContainText('Demo shop');
  await page.getByRole('searchbox').fill('nothing');
  await expect(page.getByText('No changes yet')).toBeVisible();
});
