import { expect, type Page, test } from '@playwright/test';
import { button, open, scanned } from './lib/customer.ts';
import { codeFor } from './lib/keeping.ts';
import { PHONE, sharedShop } from './lib/shop.ts';
import { withhold } from './lib/withhold.ts';

test.use(PHONE);

const NUMBER = '13912345678';

const shop = sharedShop();

async function type(page: Page, password: string): Promise<void> {
  await page.getByLabel('Country').selectOption('CN');
  await page.getByLabel('Phone number').fill(NUMBER);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
}

const typeCode = (page: Page, code: string) => page.getByLabel('Code', { exact: true }).fill(code);
const inside = (page: Page) => expect(page.getByRole('heading', { name: 'What will you make?' })).toBeVisible();

test('[SE-02.3] [SN-03.1] [SN-08.1] a code confirms a number, and replaces a forgotten password', async ({
  page,
  browser,
}) => {
  await page.goto(scanned(shop.origin));
  await button(page, 'Log in with phone number').click();
  await page.getByRole('radio', { name: 'New account' }).check();
  await type(page, 'the first password');
  await button(page, 'Send code').click();
  await expect(page.getByText(NUMBER)).toBeVisible();
  const code = await codeFor(shop.origin, NUMBER);
  await typeCode(page, code === '000000' ? '000001' : '000000');
  await expect(page.getByText('This code is wrong or no longer valid.')).toBeVisible();
  // The typed number is still there.
  await button(page, 'Use another number').click();
  await expect(page.getByLabel('Phone number')).toHaveValue(NUMBER);
  await button(page, 'Send code').click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await typeCode(page, await codeFor(shop.origin, NUMBER));
  await inside(page);

  const elsewhere = await (await browser.newContext(PHONE)).newPage();
  await elsewhere.goto(scanned(shop.origin));
  await button(elsewhere, 'Log in with phone number').click();
  await type(elsewhere, 'not the first');
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(elsewhere.getByRole('alert')).toBeVisible();
  await button(elsewhere, 'Forgot your password?').click();
  await expect(elsewhere.getByRole('heading', { name: 'New password' })).toBeVisible();
  await elsewhere.getByRole('textbox', { name: 'New password' }).fill('the second password');
  await button(elsewhere, 'Send code').click();
  await expect(elsewhere.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await typeCode(elsewhere, await codeFor(shop.origin, NUMBER));
  await inside(elsewhere);
  await elsewhere.context().close();

  // Changing the password ended the first login.
  await open(page, shop.origin, '/pages/mine/orderList');
  await expect(page.getByText('Your login has ended.')).toBeVisible();
});

test('[RT-02] a country that is chosen before the station is known stays chosen', async ({ page }) => {
  const answer = await withhold(page, /Machine\.get/);
  await page.goto(scanned(shop.origin));
  await button(page, 'Log in with phone number').click();
  const country = page.getByLabel('Country');
  await expect(country).toHaveValue('US');
  await country.selectOption('CN');
  const station = page.waitForResponse((response) => /Machine\.get/.test(response.request().postData() ?? ''));
  answer();
  await (await station).finished();
  await page.getByLabel('Phone number').fill(NUMBER);
  await expect(country).toHaveValue('CN');
});

test('[LN-04] a login that is answered late leads nobody away from another page', async ({ page }) => {
  const answer = await withhold(page, /User\.guest/);
  await page.goto(scanned(shop.origin));
  await button(page, 'Start designing').click();
  await page.getByRole('link', { name: 'Notice and terms' }).click();
  const terms = page.getByRole('heading', { level: 1 });
  await expect(terms).toBeVisible();
  const url = page.url();
  answer();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('HL_session') ?? '{}').state?.userInfo?.token);
  await expect(terms).toBeVisible();
  expect(page.url()).toBe(url);
});
