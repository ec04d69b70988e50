import { expect, type Page, test } from '@playwright/test';
import { button, chooseModel, enterAsGuest, fillBackground, open } from '../../lib/customer.ts';
import { enterByPhone, readDraft } from '../../lib/keeping.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);

const NUMBER = '13912345679';
const PASSWORD = 'a long way home';

const shop = sharedShop();

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

test('[SN-05.2] an account that is erased on one device is cleared from the other, and said so', async ({
  page,
  browser,
}) => {
  await enterByPhone(page, shop.origin, '13912345680', 'register');
  const other = await (await browser.newContext(PHONE)).newPage();
  await enterByPhone(other, shop.origin, '13912345680', 'login');
  await chooseModel(other, 'iPhone 16');
  await fillBackground(other);
  await expect.poll(() => readDraft(other)).toBeDefined();
  // A page that asks the shop for nothing: the other device hears of it by its next call.
  await open(other, shop.origin, '/pages/mall/agreement');
  await expect(button(other, 'Agree').last()).toBeVisible();

  await account(page).click();
  await button(page, 'Delete my data').click();
  await page.getByRole('textbox', { name: 'Your password', exact: true }).fill(PASSWORD);
  await button(page, 'Delete for ever').click();
  await expect(button(page, 'Start designing')).toBeVisible();

  await open(other, shop.origin, '/pages/mine/orderList');
  await expect(other.getByText('The account does not exist or has been deleted.')).toBeVisible();
  await expect.poll(() => keptOn(other)).toEqual({ names: ['HL_session', 'HL_shared'], drafts: 0 });
  await expect(other.getByText('Your login has ended.')).toBeHidden();
  // The station that was scanned is still there.
  await button(other, 'Continue as a guest').click();
  await expect(other.getByText('Demo station').first()).toBeVisible();
  await other.context().close();
});

/** What a device keeps, but for the language and its texts. */
const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
      });
    const database = await answer(indexedDB.open('HL_draft'));
    const drafts = await answer(database.transaction('drafts').objectStore('drafts').count());
    database.close();
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    return { names: names.filter((name) => name !== 'HL_language').toSorted(), drafts };
  });
