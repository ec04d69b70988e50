import { rename } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { button } from '../../lib/customer.ts';
import { sharedHotFolderShop } from '../../lib/shop.ts';
import { logInToPartner } from '../../lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const shop = sharedHotFolderShop();

/** What the tile, the badge, the page of incidents and the stations say about a fault. */
async function expectFault(page: Page, isThere: boolean): Promise<void> {
  const count = isThere ? 1 : 0;
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  const main = page.getByRole('main');
  const told = isThere
    ? main.getByRole('link', { name: 'Stopped' }).filter({ hasText: '1' })
    : main.getByText('Nothing needs you');
  await expect(told).toBeVisible();
  await expect(page.getByRole('link', { name: '1 thing needs you' })).toHaveCount(count);
  await page.getByRole('link', { name: 'Needs you' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
  await page.getByRole('link', { name: 'Stations' }).click();
  await expect(page.getByRole('article', { name: 'Demo station' }).getByText(/cannot be reached/)).toHaveCount(count);
}

test('[PA-12.1] [PA-12.3] tile, badge and pages agree about a fault, when it comes, is put off, and heals', async ({
  page,
}) => {
  await logInToPartner(page, shop);
  await expect(page.getByText('Nothing needs you')).toBeVisible();
  await expectFault(page, false);

  await rename(shop.hotFolder, `${shop.hotFolder}-gone`);
  await expectFault(page, true);

  await page.getByRole('link', { name: 'Needs you' }).click();
  await button(page, /^Put off: The printer has a fault/).click();
  await page.getByRole('dialog').getByText('4 hours', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put off', exact: true }).click();
  await expect(page.getByText('Nothing needs you')).toBeVisible();
  await expectFault(page, false);
  await page.getByRole('link', { name: 'Needs you' }).click();
  await page.getByText('Put off', { exact: true }).click();
  await expect(page.getByText(/^Put off until .* by Demo shop$/)).toBeVisible();
  await button(page, 'Count it again').click();
  await expect(page.getByText('Nothing is put off')).toBeVisible();
  await expectFault(page, true);

  await rename(`${shop.hotFolder}-gone`, shop.hotFolder);
  await expectFault(page, false);
});
