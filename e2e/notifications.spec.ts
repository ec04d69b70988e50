import { expect, type Page, test } from '@playwright/test';
import { WHOLE_CHROMIUM } from './lib/chromium.ts';
import { payOrder, placeOrder } from './lib/buying.ts';
import { button, open } from './lib/customer.ts';
import {
  deliver,
  endpointOf,
  notificationsOf,
  sentTo,
  standInForPush,
  tapNotification,
  timesAsked,
} from './lib/push.ts';
import { ask } from './lib/session.ts';
import { PHONE, sharedShop } from './lib/shop.ts';

test.use({ ...PHONE, ...WHOLE_CHROMIUM });

const shop = sharedShop({ printer: 'simulated' });

async function chooseLanguage(page: Page, globe: string, name: string): Promise<void> {
  await page.getByRole('button', { name: globe }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

test('[QU-02.4] a notification says that the case is ready, and a tap leads to its code', async ({ page, context }) => {
  await standInForPush(context);
  const id = await placeOrder(page, shop.origin);
  await shop.stopStation();
  await payOrder(page, shop.origin, id);
  await open(page, shop.origin, `/pages/mine/pay_success?order_id=${id}`);
  await button(page, 'Watch it print').click();
  const notifySwitch = page.getByRole('switch', { name: 'Tell me when it is ready' });
  await expect(notifySwitch).not.toBeChecked();
  expect(await timesAsked(page)).toBe(0);
  await notifySwitch.check();
  await expect(page.getByText('You will be told on this device')).toBeVisible();
  // A subscription lost on either side is restored at the next visit, without a question.
  expect(await ask(page, 'Notification.unsubscribe', { endpoint: await endpointOf(page) })).toEqual({ ended: 1 });
  await page.reload();
  await expect(notifySwitch).toBeChecked();
  expect(await timesAsked(page)).toBe(1);

  // The page is left; the service worker shows what the server sends.
  await page.goto(`${shop.origin}/icon.svg`);
  await shop.startStation();
  await expect.poll(() => sentTo(page)).toHaveLength(1);
  const [message] = await sentTo(page);
  await deliver(page, message ?? '');
  const body = expect.stringContaining('is waiting for you at');
  await expect
    .poll(() => notificationsOf(page))
    .toEqual([{ title: 'Ready to pick up', body, lang: 'en-US', dir: 'ltr' }]);
  const opens = await tapNotification(page);
  expect(opens).toBe(`/#/pages/mine/orderDetail?order_id=${id}&machine_id=demo`);
  expect(await notificationsOf(page)).toEqual([]);

  // A choice made on any page since holds for the notices to come, and what a notice opens does not undo it.
  await page.goto(`${shop.origin}/#/pages/mine/account`);
  await chooseLanguage(page, 'Choose a language', 'Deutsch');
  const noticeLanguage = async () =>
    (await ask<{ language: string }>(page, 'Notification.get', { endpoint: await endpointOf(page) })).language;
  await expect.poll(noticeLanguage).toBe('de-de');
  // A tap opens a window of its own.
  await page.goto(`${shop.origin}/icon.svg`);
  await page.goto(shop.origin + opens);
  await expect(page.getByTestId('pickup-code')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await chooseLanguage(page, 'Sprache wählen', 'English');
  await expect.poll(noticeLanguage).toBe('en-us');
  await expect(page.getByTestId('pickup-code')).toHaveText(/^\d{6}$/);
  // A worker that is starting again may miss a message from the browser's debugging tools; a push service would deliver
  // it.
  await expect(async () => {
    await deliver(page, message ?? '');
    expect(await notificationsOf(page)).toHaveLength(1);
  }).toPass();
  expect(await tapNotification(page)).toBe('focus');
  // Nothing more will be announced for an order that is ready: the switch disappears once it is turned off.
  await notifySwitch.click();
  await expect(notifySwitch).toBeHidden();
  await page.reload();
  await expect(page.getByTestId('pickup-code')).toBeVisible();
  await expect(notifySwitch).toBeHidden();
});
