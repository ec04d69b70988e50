import { type Shop, startShop } from '@cpc/testkit';
import sharp from 'sharp';
import { file } from '../../lib/pictures.ts';
import { ask } from '../lib/account.ts';
import {
  chooseModel,
  choosePhoto,
  enterAsGuest,
  fillBackground,
  openStudio,
  pay,
  PHOTO,
  placeOrder,
  scan,
} from '../lib/customer.ts';
import { silenceInBackground, turnPage } from '../lib/device.ts';
import { button } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';

let shop: Shop;

test.beforeAll(async () => {
  shop = await startShop({
    folder: test.info().outputPath(),
    printer: 'simulated',
    // On a busy machine the page is still being turned away when a short print ends.
    stationEnv: { SIM_SECONDS: '20' },
  });
});

test.afterAll(() => shop?.stop());

interface Order {
  readonly items: readonly { readonly job: string }[];
}

/** Painting 48 megapixels has a low priority: beside other journeys it takes many times its usual seconds. */
const MAX_PRINT_MS = 150_000;
test.describe.configure({ timeout: 2 * MAX_PRINT_MS });

/** Without this check a dead stream is noticed after 45 seconds; a person looks at once. A busy machine needs a few. */
const MAX_NOTICE_MS = 20_000;

test('[QU-01.1] [BR-03.2] [BR-03.3] a 48-megapixel photo is ordered; a hidden queue page is up to date at once', async ({
  phone,
}) => {
  const { browser } = phone;
  await scan(phone, shop.origin);
  await enterAsGuest(phone);
  await chooseModel(phone, 'iPhone 16');
  await openStudio(phone);
  await fillBackground(phone, 'Orange');
  const large = sharp(PHOTO).autoOrient().resize(6_000, 8_000, { fit: 'cover' }).jpeg({ quality: 80 });
  await choosePhoto(phone, file('large.jpg', await large.toBuffer()));
  await expect.poll(async () => (await phone.text()).includes('Uploading')).toBe(false);
  await phone.tap(button(/^Next/));
  await placeOrder(phone);
  await pay(phone);
  await browser.run(silenceInBackground);
  // Streams from before are opened again.
  await browser.run(turnPage, 'hidden');
  await browser.run(turnPage, 'visible');
  await phone.tap(button('Watch it print'));
  await phone.seeText('At the station');
  const order = /order_id=([\w-]+)/.exec(await browser.run(() => location.href))?.[1] ?? '';
  await browser.run(turnPage, 'hidden');
  const job = async () => (await ask<Order>(phone, 'Order.get', { order_id: order })).items[0]?.job;
  await expect.poll(job, { timeout: MAX_PRINT_MS }).toBe('ready');
  expect(await phone.find(button('Show my pickup code'))).toBeUndefined();
  await browser.run(turnPage, 'visible');
  await phone.see(button('Show my pickup code'), MAX_NOTICE_MS);
});
