import { expect, test } from '@playwright/test';
import {
  beginDesign,
  button,
  buyAndReturn,
  enterAsGuest,
  fillBackground,
  open,
  order,
  orderIdOf,
  pay,
  pickupCode,
} from '../../lib/customer.ts';
import { openDisplay, typeCode } from '../../lib/display.ts';
import { logInToPartner } from '../../lib/partner.ts';
import { ask } from '../../lib/session.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated' });

test('[CT-10.1] [CT-10.2] [OR-14] [RT-09.4] [RT-09.5] a shirt is bought in its size, and the size is on every page up to the pickup', async ({
  page,
  browser,
}) => {
  await enterAsGuest(page, shop.origin);
  await button(page, /^T-shirt/).click();
  await button(page, /^Large chest print/).click();
  await expect(button(page, 'Choose your size')).toBeDisabled();
  await button(page, 'Which size fits me?').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: 'L 55 74' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'inch' }).check();
  await expect(dialog.getByRole('row', { name: 'L 21.7 29.1' })).toBeVisible();
  await button(page, 'Close').last().click();
  await page.getByRole('radio', { name: 'L', exact: true }).check();
  await button(page, /Design it/).click();
  await fillBackground(page);
  await order(page);
  const id = orderIdOf(page);
  await pay(page);
  const code = await pickupCode(page);
  await expect(page.getByText('Light cotton · White · L').first()).toBeVisible();

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await logInToPartner(desk, shop, '#/orders');
  await desk.getByRole('list', { name: 'Orders' }).getByRole('link').click();
  await expect(desk.getByText('Light cotton · White · L')).toBeVisible();
  await desk.context().close();
  const display = await openDisplay(browser, shop);
  await button(display, /Pick up/).click();
  await typeCode(display, code);
  await expect(display.getByText('Here you are!')).toBeVisible();
  await display.context().close();

  // Ordered again, it is the same size; this account has agreed to the terms.
  await open(page, shop.origin, `/pages/mine/goodsordersize?again=${id}`);
  await expect(page.getByText('Light cotton · White · L').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notice and terms' })).toBeVisible();
  await expect(page.getByText('By buying you agree')).toHaveCount(0);
  const listed = await ask<readonly { readonly terms_version: string }[]>(page, 'Order.list', {});
  expect(listed.map(({ terms_version }) => terms_version)).toEqual(['2026-11-30']);
});

test('[OR-14] [PY-07.1] several of one are ordered together, and the total says what they cost', async ({ page }) => {
  await beginDesign(page, shop.origin);
  await button(page, /^Next/).click();
  await button(page, 'One more').click();
  await button(page, 'One more').click();
  await expect(page.getByRole('group', { name: 'How many?' })).toContainText('3');
  await expect(page.getByText('3 × €19.90')).toBeVisible();
  await page.reload();
  await expect(page.getByText('€59.70').first()).toBeVisible();
  await buyAndReturn(page, /Buy now.*59\.70/);
  const [placed] = await ask<readonly { readonly items: readonly object[] }[]>(page, 'Order.list', {});
  expect(placed?.items).toHaveLength(3);
});
