import { expect, type Page, test } from '@playwright/test';
import { button } from './lib/customer.ts';
import { sharedShop } from './lib/shop.ts';
import { logInToPartner } from './lib/partner.ts';

test.use({ viewport: { width: 390, height: 844 } });

const shop = sharedShop({ printer: 'simulated' });

async function logIn(page: Page): Promise<void> {
  await logInToPartner(page, shop, '', 'operator');
}

test('[OP-01.6] [OP-01.7] [PA-13] an operator asks for another, a second one confirms, they join and are blocked', async ({
  page,
  browser,
}) => {
  await logIn(page);
  await expect(page.getByRole('link', { name: 'Shops' })).toBeVisible();
  await page.goto(`${shop.origin}/partner/#/operators`);
  await button(page, 'Invite an operator').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('User name').fill('oscar');
  await dialog.getByLabel('Name', { exact: true }).fill('Oscar Berg');
  await button(page, 'Ask for confirmation').click();
  const cardOn = (shown: Page) =>
    shown.getByRole('listitem').filter({ has: shown.getByRole('heading', { name: 'Oscar Berg' }) });
  const card = cardOn(page);
  await expect(card.getByText('Another operator must approve it too.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  const second = await (await browser.newContext()).newPage();
  await logInToPartner(second, shop, '#/operators', 'operator2');
  await cardOn(second).getByRole('button', { name: 'Confirm' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const code = await second.getByRole('status').locator('p').first().innerText();
  await second.context().close();
  const oscar = await (await browser.newContext()).newPage();
  await oscar.goto(`${shop.origin}/partner/#/join/${code.replaceAll(' ', '')}`);
  await oscar.getByLabel('New password').fill('chosen by myself');
  await button(oscar, 'Join').click();
  await expect(oscar.getByRole('heading', { name: 'Shops' })).toBeVisible();
  await page.reload();
  await card.getByRole('button', { name: 'Block' }).click();
  await dialog.getByLabel('Reason').fill('left the company');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(card.getByText('left the company')).toBeVisible();
  await oscar.reload();
  await expect(button(oscar, 'Log in')).toBeVisible();
  await oscar.context().close();
});

test('[OP-01.4] [OP-01.7] a table is checked, its faults are named, and it is imported after a look', async ({
  page,
}) => {
  await logIn(page);
  await expect(page.getByRole('link', { name: 'Shops' })).toBeVisible();
  await page.goto(`${shop.origin}/partner/#/catalogue`);
  const choose = (lines: readonly string[]) => {
    const buffer = Buffer.from(lines.join('\n'));
    return page.getByLabel('Table (.csv').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
  };
  await choose(['record,shell,station,price,currency', 'price,wood,*,19.999,EUR']);
  await page.getByLabel('Reason').fill('autumn');
  await button(page, 'Check the file').click();
  await expect(page.getByRole('alert')).toContainText('2 faults. Nothing was imported.');
  await expect(page.getByRole('alert')).toContainText('an id or a name that exists');
  await choose(['record,shell,station,price,currency', 'price,hard-white,*,21.50,EUR']);
  await button(page, 'Check the file').click();
  await expect(page.getByText('1 price')).toBeVisible();
  await button(page, 'Import it').click();
  await expect(page.getByText('The catalogue is imported')).toBeVisible();
  const saved = page.waitForEvent('download');
  await button(page, 'Save the table').click();
  expect((await saved).suggestedFilename()).toBe('catalogue.xlsx');
});
