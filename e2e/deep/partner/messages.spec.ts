import { rename } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { WHOLE_CHROMIUM } from '../../lib/chromium.ts';
import { button } from '../../lib/customer.ts';
import {
  deliver,
  endpointOf,
  notificationsOf,
  sentTo,
  standInForPush,
  tapNotification,
  timesAsked,
} from '../../lib/push.ts';
import { PHONE, sharedHotFolderShop } from '../../lib/shop.ts';
import { enterLogin } from '../../lib/partner.ts';

test.use({ ...PHONE, ...WHOLE_CHROMIUM });

const shop = sharedHotFolderShop();

async function logIn(page: Page, username = 'demo'): Promise<void> {
  await enterLogin(page, username, shop.partnerPassword);
}

test('[PA-12.6] [PA-12.8] a person turns messages on, the station stops, and a tap on the message opens it', async ({
  page,
  context,
}) => {
  await standInForPush(context);
  await page.goto(`${shop.origin}/partner/`);
  await logIn(page);
  const offer = page.getByRole('region', { name: 'Know at once when a station stops' });
  expect(await timesAsked(page)).toBe(0);
  await offer.getByRole('button', { name: 'Turn messages on' }).click();
  await expect(page.getByText('Messages are on')).toBeVisible();
  await expect(offer).toBeHidden();
  await page.goto(`${shop.origin}/partner/#/me`);
  const messages = page.getByRole('switch', { name: 'Messages on this device' });
  await expect(messages).toBeChecked();
  expect(await timesAsked(page)).toBe(1);

  // The page is left; the app's worker shows what the server sends.
  await page.goto(`${shop.origin}/partner/icon.svg`);
  await rename(shop.hotFolder, `${shop.hotFolder}-gone`);
  await expect.poll(() => sentTo(page)).toHaveLength(1);
  const [message] = await sentTo(page);
  await deliver(page, message ?? '');
  const body = expect.stringContaining('The folder the printer reads from cannot be reached.');
  await expect
    .poll(() => notificationsOf(page))
    .toEqual([{ title: 'The printer has a fault', body, lang: 'en-US', dir: 'ltr' }]);
  const opens = await tapNotification(page);
  expect(opens).toBe('/partner/#/stations/demo?shop=demo');
  expect(await notificationsOf(page)).toEqual([]);

  await page.goto(shop.origin + opens);
  await expect(page.getByRole('heading', { name: 'Demo station' })).toBeVisible();
  await expect(page).toHaveURL(/#\/stations\/demo$/);
  await expect(async () => {
    await deliver(page, message ?? '');
    expect(await notificationsOf(page)).toHaveLength(1);
  }).toPass();
  const posted = page.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data.leadsTo), { once: true }),
      ),
  );
  expect(await tapNotification(page)).toBe('focus');
  expect(await posted).toBe('/partner/#/stations/demo?shop=demo');
  await expect(page).toHaveURL(/#\/stations\/demo$/);

  await page.goto(`${shop.origin}/partner/#/me`);
  await messages.click();
  await expect(messages).not.toBeChecked();
  const subscribed = () => page.evaluate(() => localStorage.getItem('standin_push') !== null);
  await expect.poll(subscribed).toBe(false);
  await page.reload();
  await expect(messages).not.toBeChecked();
  // Those of a person who was here before end, and so do the own ones with the logout.
  await messages.click();
  await expect(messages).toBeChecked();
  // The switch is on before the server and the device know it.
  const agreed = () => page.evaluate(() => localStorage.getItem('HL_partner_messages'));
  await expect.poll(agreed).toMatch(/ demo$/);
  await page.evaluate(() => localStorage.setItem('HL_partner_messages', 'somebody demo'));
  await page.reload();
  await expect.poll(subscribed).toBe(false);
  await expect(messages).not.toBeChecked();
  await messages.click();
  await expect(messages).toBeChecked();
  await expect.poll(subscribed).toBe(true);
  await expect.poll(agreed).toMatch(/ demo$/);
  const endpoint = await endpointOf(page);
  const leaving = page.waitForRequest((request) => request.postData()?.includes('Partner.logout') === true);
  await button(page, 'Log out').first().click();
  expect(decodeURIComponent((await leaving).postData() ?? '')).toContain(endpoint);
  await expect.poll(subscribed).toBe(false);
  // The offer was taken once; declined, it is not made again.
  await logIn(page);
  await page.goto(`${shop.origin}/partner/#/today`);
  await offer.getByRole('button', { name: 'Not here' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(offer).toBeHidden();
});

/** Makes the operator a technician of the shop as well. */
async function joinShop(page: Page): Promise<void> {
  const call = async <Data>(fields: Readonly<Record<string, string>>, authorization = ''): Promise<Data> => {
    const options = { form: fields, headers: { authorization } };
    const answer = await page.request.post(`${shop.origin}/partnerapplets/index`, options);
    return ((await answer.json()) as { readonly data: Data }).data;
  };
  const password = shop.partnerPassword;
  const owner = await call<{ token: string; tokenHead: string }>({ s: 'Partner.login', username: 'demo', password });
  const person = { name: 'Olga', username: 'operator', role: 'technician', has_login: 'true' };
  const added = { s: 'Partner.addPerson', ...person };
  const { code } = await call<{ code: string }>(added, owner.tokenHead + owner.token);
  await call({ s: 'Partner.join', code, password });
}

test('[PA-12.2] [PA-12.8] [PA-09.1] a message leads a person who acts for somebody else into its shop', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }));
  await joinShop(page);
  await page.goto(`${shop.origin}/partner/`);
  await logIn(page, 'operator');
  await page.getByLabel('You act for').selectOption('Platform');
  await expect(page.getByRole('heading', { name: 'Shops' })).toBeVisible();
  await page.goto(`${shop.origin}/partner/#/attention?kind=offline&shop=demo`);
  await expect(page.getByText('Nothing of this kind')).toBeVisible();
  await expect(page.getByLabel('You act for')).toHaveValue('demo');
  await expect(page).toHaveURL(/#\/attention\?kind=offline$/);
  // A login acts for one place in all tabs; a message about the page that is open leads that one into its shop.
  const other = await context.newPage();
  await other.goto(`${shop.origin}/partner/#/stations/demo`);
  await expect(other.getByRole('heading', { name: 'Demo station' })).toBeVisible();
  await page.getByLabel('You act for').selectOption('Platform');
  await expect(other.getByRole('heading', { name: 'Shops' })).toBeVisible();
  await expect(other.getByLabel('You act for')).not.toHaveValue('demo');
  await other.evaluate(() => {
    const data = { leadsTo: '/partner/#/stations/demo?shop=demo' };
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  });
  await expect(other.getByRole('heading', { name: 'Demo station' })).toBeVisible();
  await expect(page.getByLabel('You act for')).toHaveValue('demo');
  await other.close();
  // A shop that the person has no part in changes nothing.
  await page.goto(`${shop.origin}/partner/#/stations/demo?shop=another`);
  await expect(page.getByRole('heading', { name: 'Demo station' })).toBeVisible();
  await page.goto(`${shop.origin}/partner/#/me`);
  await expect(page.getByText('This browser blocks our messages.')).toBeVisible();
});

test('[PA-12.6] an iPhone page outside the home screen says how to get messages', async ({ page, context }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    Object.defineProperty(navigator, 'standalone', { value: false });
  });
  await page.goto(`${shop.origin}/partner/#/me`);
  await logIn(page);
  await expect(page.getByText(/only an app on the Home Screen gets messages/)).toBeVisible();
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(shop.origin + (manifest ?? ''));
  expect(await answer.json()).toMatchObject({ start_url: '/partner/', scope: '/partner/', display: 'standalone' });
});
