import { expect, type Page, test } from '@playwright/test';
import { button, enterAsGuest, open } from '../../lib/customer.ts';
import { enterByPhone } from '../../lib/keeping.ts';
import { type OpenShop, openShop, PHONE } from '../../lib/shop.ts';

test.use(PHONE);

const NUMBER = '13912345679';
const PASSWORD = 'a long way home';

let shop: OpenShop;

test.beforeAll(async () => {
  shop = await openShop({});
});

test.afterAll(() => shop?.stop());

const account = (page: Page) => page.getByRole('button', { name: 'Account, devices and data' });
const password = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('[SN-08.3] a customer changes the password, and logs out other devices', async ({ page, browser }) => {
  await enterByPhone(page, shop.origin, NUMBER, 'register');
  const others: Page[] = [];
  for (let n = 0; n < 2; n += 1) {
    const other = await (await browser.newContext(PHONE)).newPage();
    await enterByPhone(other, shop.origin, NUMBER, 'login');
    others.push(other);
  }
  const [second, third] = others as [Page, Page];
  await account(page).click();
  const devices = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await expect(devices.filter({ hasText: 'This device' })).toHaveText(/Chrome on (Android|Linux)/);
  await devices.getByRole('button').first().click();
  await expect(devices).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeFocused();

  await button(page, 'Change password').click();
  await expect(password(page, 'Current password')).toBeFocused();
  await password(page, 'Current password').fill('not this one');
  await password(page, 'New password').fill('another way home');
  await button(page, 'Save new password').click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await password(page, 'Current password').fill(PASSWORD);
  await button(page, 'Save new password').click();
  await expect(page.getByText('Your password is changed. 1 other device is logged out.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(button(page, 'Change password')).toBeFocused();
  for (const other of [second, third]) {
    await open(other, shop.origin, '/pages/mine/orderList');
    await expect(other.getByText('Your login has ended.')).toBeVisible();
    await other.context().close();
  }
});

test('[SN-07.1] [SN-07.2] [SN-07.6] a guest finds the stored data in two taps, downloads it and deletes it', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  await account(page).click();
  const download = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  expect((await download).suggestedFilename()).toBe('my-data.zip');
  await button(page, 'Delete my data').click();
  await button(page, 'Delete for ever').click();
  await expect(button(page, 'Start designing')).toBeVisible();
});
