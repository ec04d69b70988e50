import { expect, test } from '@playwright/test';
import { beginDesign, button, chooseModel, enterAsGuest, open, writeText } from '../../lib/customer.ts';
import { enterByPhone, expectWorks } from '../../lib/keeping.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);

const shop = sharedShop();

test('[ED-07.7] [SC-07.7] a guest is informed how long designs are kept', async ({ page }) => {
  await beginDesign(page, shop.origin, 'iPhone 16');
  await writeText(page, 'One');
  await expectWorks(page, ['One']);
  await open(page, shop.origin, '/pages/mine/works');
  const note = page.getByRole('region', { name: 'Your designs stay 30 days after your last visit' });
  await expect(note).toContainText('Designs you shared stay at least 180 days');
  await expect(note).toContainText('pictures that no design uses stay 7 days.');
  await note.getByRole('button', { name: 'Add a phone number' }).click();
  await expect(page.getByLabel('Phone number')).toBeVisible();
});

test('[ED-07.7] a guest without designs is informed too', async ({ page }) => {
  await enterAsGuest(page, shop.origin);
  await open(page, shop.origin, '/pages/mine/works');
  await expect(page.getByText('Your designs stay 30 days after your last visit')).toBeVisible();
  await expect(page.getByText('Everything you design is kept here by itself.', { exact: true })).toBeVisible();
});

test('[ED-07.7] a registered customer’s designs stay until they are deleted', async ({ page }) => {
  await enterByPhone(page, shop.origin, '13800138000', 'register');
  await open(page, shop.origin, '/pages/mine/works');
  await expect(page.getByText('on all your devices')).toBeVisible();
  await expect(button(page, 'Add a phone number')).toBeHidden();
  await page.goBack();
  await chooseModel(page, 'iPhone 16');
  await writeText(page, 'One');
  await expectWorks(page, ['One']);
  await open(page, shop.origin, '/pages/mine/works');
  await expect(page.getByText('Pictures that no design uses stay 30 days')).toBeVisible();
});
