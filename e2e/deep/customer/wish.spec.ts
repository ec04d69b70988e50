import { expect, test } from '@playwright/test';
import { WHOLE_CHROMIUM } from '../../lib/chromium.ts';
import { button, enterAsGuest } from '../../lib/customer.ts';
import { findStock, logInToPartner } from '../../lib/partner.ts';
import { deliver, notificationsOf, sentTo, standInForPush, tapNotification } from '../../lib/push.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use({ ...PHONE, ...WHOLE_CHROMIUM });

const KIND = 'large chest light cotton heather 3XL';

const shop = sharedShop({ printer: 'simulated' });

test('[SK-05.1] [SK-05.4] [CT-10.1] a size that is gone is wished for, counted for the shop, and told when it comes', async ({
  page,
  context,
  browser,
}) => {
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await logInToPartner(desk, shop, '#/stock');
  const dialog = desk.getByRole('dialog');
  await findStock(desk, KIND);
  await button(desk, 'Count').click();
  await dialog.getByLabel('Pieces at the station').fill('0');
  await dialog.getByLabel('Reason').selectOption({ label: 'Damaged' });
  await button(desk, 'Save the count').click();
  await expect(dialog).toBeHidden();

  await standInForPush(context);
  await enterAsGuest(page, shop.origin);
  await button(page, /^T-shirt/).click();
  await button(page, /^Large chest print/).click();
  await page.getByRole('radio', { name: 'Heather grey' }).check();
  await page.getByRole('radio', { name: '3XL, out of stock' }).check();
  await button(page, 'Tell me when you have it').click();
  await button(page, 'By a notification on this phone').click();
  await expect(page.getByText('We’ll tell you when Large chest print is here.')).toBeVisible();
  await page.goto(`${shop.origin}/icon.svg`);

  await desk.reload();
  const waiting = desk.getByRole('list', { name: 'Customers wait for' }).getByRole('listitem');
  await expect(waiting).toContainText('Light cotton · Heather grey · 3XL');
  await expect(waiting).toContainText('1 waiting');
  await findStock(desk, KIND);
  await desk.getByLabel(/^Pieces put in: Large chest print/).fill('4');
  await button(desk, /^Add 4 pieces/).click();
  await expect(desk.getByText('4 pieces added.')).toBeVisible();

  await expect.poll(() => sentTo(page)).toHaveLength(1);
  const [message] = await sentTo(page);
  await deliver(page, message ?? '');
  await expect.poll(() => notificationsOf(page)).toMatchObject([{ title: 'It is here now' }]);
  await page.goto(shop.origin + (await tapNotification(page)));
  await expect(page.getByRole('heading', { name: 'Large chest print' })).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'Stock' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});
