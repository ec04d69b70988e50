import { type Glewlwyd, hasGlewlwyd, MEMBER, startGlewlwyd } from '@cpc/api/testing/openid';
import { expect, type Page, test } from '@playwright/test';
import { button, scanned } from '../../lib/customer.ts';
import { enterByPhone } from '../../lib/keeping.ts';
import { type OpenShop, openShop, PHONE } from '../../lib/shop.ts';

test.use(PHONE);
test.skip(!hasGlewlwyd(), 'the OpenID provider is not installed');

let shop: OpenShop;
let provider: Glewlwyd;
/** The address that customers use: the one that the provider leads back to. */
let origin = '';

test.beforeAll(async () => {
  provider = await startGlewlwyd();
  const { clientId: client_id, clientSecret: client_secret, ...rest } = provider.config;
  shop = await openShop({ env: { OPENID_PROVIDERS: JSON.stringify([{ ...rest, client_id, client_secret }]) } });
  origin = shop.origin.replace('127.0.0.1', 'localhost');
  await provider.admit(`${origin}/openid/return`);
});

test.afterAll(async () => {
  await shop?.stop();
  provider?.stop();
});

/**
 * Logs in at the provider and agrees, as its login page does: that page is a program over its API, and needs files that
 * its package does not bring.
 */
async function agree(page: Page): Promise<void> {
  await page.waitForURL(/login\.html/);
  const asked = new URL(page.url());
  const api = `${asked.origin}/api/auth`;
  expect((await page.request.post(`${api}/`, { data: MEMBER })).ok()).toBe(true);
  const granted = await page.request.put(`${api}/grant/${provider.config.clientId}`, { data: { scope: 'openid' } });
  expect(granted.ok()).toBe(true);
  await page.goto(`${asked.searchParams.get('callback_url') ?? ''}&g_continue`);
}

/** Of {@link enterByPhone}. */
const OWN_PASSWORD = 'a long way home';

const inside = (page: Page) => expect(page.getByRole('heading', { name: 'What will you make?' })).toBeVisible();

test('[SN-03.5] [SC-06] a customer logs in with a real provider, and in another browser again', async ({
  page,
  browser,
}) => {
  await page.goto(scanned(origin));
  await button(page, 'Log in with phone number').click();
  await button(page, 'Continue with Glewlwyd').click();
  await agree(page);
  await inside(page);
  await button(page, 'Account, devices and data').click();
  await expect(page.getByRole('heading', { name: 'You have an account' })).toBeVisible();
  const providers = page.getByRole('region', { name: 'Other ways to log in' });
  await expect(providers).toContainText('Connected');
  await button(page, 'Disconnect Glewlwyd').click();
  await expect(page.getByText('Nothing else opens your account')).toBeVisible();

  const other = await (await browser.newContext(PHONE)).newPage();
  await other.goto(scanned(origin));
  await button(other, 'Log in with phone number').click();
  await button(other, 'Continue with Glewlwyd').click();
  await agree(other);
  await inside(other);
  await button(other, 'Account, devices and data').click();
  await expect(other.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem')).toHaveCount(2);
  await other.context().close();
  await button(page, 'Delete my data').click();
  await button(page, 'Delete for ever').click();
  await expect(button(page, 'Start designing')).toBeVisible();
});

test('[SN-03.5] a customer with a number connects a provider; an answer that comes twice is told', async ({ page }) => {
  await enterByPhone(page, origin, '13912345677', 'register');
  await button(page, 'Account, devices and data').click();
  await button(page, 'Connect Glewlwyd').click();
  await page.getByRole('textbox', { name: 'Current password' }).fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await agree(page);
  await expect(page.getByRole('heading', { name: 'Account, devices and data' })).toBeVisible();
  await button(page, 'Disconnect Glewlwyd').click();
  await expect(button(page, 'Connect Glewlwyd')).toBeVisible();
  await page.goto(`${origin}/openid/return?state=old&code=used`);
  await expect(page.getByRole('heading', { name: 'Nothing was connected' }).first()).toBeVisible();
  await expect(page.getByText('The login did not work, or took too long.')).toBeVisible();
  await button(page, 'Back to your account').click();
  await expect(page.getByRole('heading', { name: 'Account, devices and data' })).toBeVisible();
});
