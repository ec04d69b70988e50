import { expect, test } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import {
  button,
  chooseFile,
  chooseModel,
  enterAsGuest,
  expectLayers,
  orderIdOf,
  pay,
  pickupCode,
  statusOf,
} from '../../lib/customer.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';
import { FAR_CORNER, slowDown } from '../../lib/slow-network.ts';

test.use(PHONE);

/** 580 kB: twelve seconds at this speed. */
const PHOTO = fileURLToPath(new URL('../../../packages/content/photos/mountain-lake-upright.jpg', import.meta.url));

const shop = sharedShop({ printer: 'simulated' });

test('[LN-05.2] [ED-07.2] [ED-07.3] [AP-06.4] at 400 kbit/s, with a break, a photo is designed, ordered, paid and picked up; nothing waits for its upload before the order', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const network = await slowDown(page, FAR_CORNER);
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  await chooseFile(page, PHOTO);
  await expectLayers(page, [/Picture/]);
  await button(page, /^Next/).click();
  const uploading = page.getByText('Your photo is still uploading');
  await expect(uploading).toBeVisible();
  await network.setOffline(true);
  await expect(page.getByText('The network seems unstable')).toBeVisible();
  await network.setOffline(false);
  await expect(uploading).toBeVisible();
  await button(page, /Buy now/).click();
  await expect(page.getByText('no money moves')).toBeVisible();
  await page.goBack();
  await expect(button(page, /^Pay/)).toBeVisible();
  const order = orderIdOf(page);
  await pay(page);
  await expect(pickupCode(page)).resolves.toMatch(/^\d{6,}$/);
  await expect(statusOf(page, order)).resolves.toBeGreaterThan(1);
});
