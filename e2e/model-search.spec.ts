import { expect, test } from '@playwright/test';
import { button, enterAsGuest } from './lib/customer.ts';
import { sharedShop } from './lib/shop.ts';

test.use({ viewport: { width: 390, height: 844 } });

const shop = sharedShop();

test('[CT-06.1] [CT-06.2] [CT-06.3] the search names a missing phone, and finds one by its number and in another script', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  await button(page, /^Phone case/).click();
  const search = page.getByRole('searchbox');
  await search.fill('iphone 8');
  await expect(page.getByRole('heading', { name: 'We don’t have a case for the Apple iPhone 8 yet' })).toBeVisible();
  const others = page.getByRole('list', { name: 'Other models of Apple' });
  await expect(others.getByRole('listitem')).toHaveCount(12);
  await expect(page.getByText('ROG Phone 8')).toBeHidden();

  await search.fill('qwertyuiop');
  await expect(page.getByRole('heading', { name: 'No model matches “qwertyuiop”' })).toBeVisible();

  const first = page.getByRole('list', { name: 'Phone model' }).getByRole('listitem').first();
  for (const [typed, model] of [
    ['三星s24', 'Galaxy S24'],
    ['آيفون ١٦', 'iPhone 16'],
    ['SM-S928B', 'Galaxy S24 Ultra'],
  ] as const) {
    await search.fill(typed);
    await expect(first).toContainText(model);
  }
});

test('[SN-04.2] a search that led to a model is offered again', async ({ page }) => {
  await enterAsGuest(page, shop.origin);
  await button(page, /^Phone case/).click();
  await expect(page.getByRole('region', { name: 'Searched last' })).toBeHidden();
  await page.getByRole('searchbox').fill('s24 ultra');
  await button(page, /^Galaxy S24 Ultra/).click();
  await expect(page.getByRole('heading', { name: 'Galaxy S24 Ultra' })).toBeVisible();
  await page.reload();
  await button(page, 'Change model').click();
  await page.getByRole('region', { name: 'Searched last' }).getByRole('button', { name: 's24 ultra' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('s24 ultra');
  await expect(page.getByRole('list', { name: 'Phone model' }).getByRole('listitem').first()).toContainText(
    'Galaxy S24 Ultra',
  );
});
