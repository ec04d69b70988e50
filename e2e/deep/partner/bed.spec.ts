import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bought } from '../../lib/buying.ts';
import { button } from '../../lib/customer.ts';
import { logInToPartner } from '../../lib/partner.ts';
import { PHONE, sharedHotFolderShop } from '../../lib/shop.ts';

test.use(PHONE);

const shop = sharedHotFolderShop();

/** Takes the next file out of the hot folder, as a RIP does. @returns its name */
async function takeFile(): Promise<string> {
  let file: string | undefined;
  await expect
    .poll(async () => (file = (await readdir(shop.hotFolder)).find((name) => name.endsWith('.pdf'))))
    .toBeDefined();
  await rename(join(shop.hotFolder, file ?? ''), `${shop.hotFolder}-taken-${file}`);
  return file ?? '';
}

test('[SA-09] [QU-06] a RIP takes the file: the customer is called when the person at the bed says that it is printed', async ({
  page,
  browser,
}) => {
  const customer = await bought(browser, shop.origin);
  await button(customer, 'Watch it print').click();
  expect(await takeFile()).toMatch(/^[A-Z0-9]{8}-1-iPhone-16-[\w-]+_\w+-1\.pdf$/);

  await logInToPartner(page, shop);
  await page.goto(`${shop.origin}/partner/#/stations/demo`);
  await page.getByRole('link', { name: 'At the bed' }).click();
  const waiting = page.getByRole('region', { name: 'What became of these?' }).getByRole('listitem');
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toContainText('iPhone 16');
  await expect(waiting).toContainText('White');
  const code = button(customer, 'Show my pickup code');
  await expect(code).toBeHidden();

  // The first one is spoiled: it is printed again.
  await waiting.getByRole('button', { name: 'Print it again' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('a dust line');
  await page.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
  await expect(waiting).toHaveCount(0);
  await takeFile();
  await expect(waiting).toHaveCount(1);
  await expect(code).toBeHidden();

  await waiting.getByRole('button', { name: /^Printed: into bay / }).click();
  await expect(page.getByText('Nothing to load')).toBeVisible();
  await code.click();
  await expect(customer.getByTestId('pickup-code')).toHaveText(/\d{3}.?\d{3}/);
});
