import { type Shop, startShop } from '@cpc/testkit';
import { asPartner } from '../../lib/as-partner.ts';
import { ask } from '../lib/account.ts';
import { enterAsGuest, fillBackground, pay, placeOrder, scan } from '../lib/customer.ts';
import type { EnginePage } from '../lib/page.ts';
import { button, checkbox, radio, textbox } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';

let shop: Shop;

test.beforeAll(async () => {
  shop = await startShop({ folder: test.info().outputPath(), printer: 'simulated', stationEnv: { SIM_SECONDS: '20' } });
  const partner = await asPartner(shop);
  expect(await partner('Partner.addCoupon', { code: 'SHOP20', kind: 'percent', permille: '200' })).toMatchObject({
    code: 0,
  });
});

test.afterAll(() => shop?.stop());

const { step } = test;

test('[BR-01] [CT-10.1] [OR-14] [PY-07.1] [RT-09.4] [QU-05.8] shirts in one size with a coupon; the display greets by a nickname', async ({
  phone,
}) => {
  await step('a size', () => chooseShirt(phone));
  await step('three, with a coupon', () => countAndCoupon(phone));
  await step('the terms, once', () => agreeAndOrder(phone));
  await step('a nickname for the display', () => giveNickname(phone));
});

async function chooseShirt(phone: EnginePage): Promise<void> {
  await scan(phone, shop.origin);
  await enterAsGuest(phone);
  await phone.tap(button(/^T-shirt/));
  await phone.tap(button(/^Large chest print/));
  await phone.see(button('Choose your size'));
  await phone.tap(button('Which size fits me?'));
  await phone.seeText('74');
  await phone.tap(radio('inch'));
  await phone.seeText('29.1');
  await phone.tap(button('Close'));
  await phone.tap(radio('L'));
  await phone.tap(button(/Design it/));
  await fillBackground(phone, 'Orange');
  await phone.tap(button(/^Next/));
}

async function countAndCoupon(phone: EnginePage): Promise<void> {
  const { browser } = phone;
  await phone.tap(button('One more'));
  await phone.tap(button('One more'));
  await phone.seeText(/3 × €/);
  const full = totalIn((await phone.see(button(/Buy now/))).name);
  await phone.tap(button('I have a coupon'));
  await expect.poll(async () => (await phone.find(textbox('Coupon code')))?.focused).toBe(true);
  await browser.type('none');
  await browser.press('Enter');
  await phone.seeText('There is no such coupon.');
  for (let i = 0; i < 'none'.length; i += 1) await browser.press('Backspace');
  await browser.type('shop20');
  await phone.tap(button('Apply'));
  await phone.seeText(/€[\d.]+ off/);
  expect(totalIn((await phone.see(button(/Buy now/))).name)).toBeCloseTo(full * 0.8, 2);
  await browser.reload();
  await phone.seeText(/€[\d.]+ off/);
}

const totalIn = (name: string): number => Number(/[\d.]+/.exec(name)?.[0]);

async function agreeAndOrder(phone: EnginePage): Promise<void> {
  await phone.seeText('By buying you agree to the notice and terms.');
  await placeOrder(phone);
  await pay(phone);
  const [order] = await ask<readonly Placed[]>(phone, 'Order.list');
  expect(order?.items).toHaveLength(3);
  expect(order?.terms_version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
}

interface Placed {
  readonly items: readonly object[];
  readonly terms_version: string;
  readonly nickname: string | null;
}

async function giveNickname(phone: EnginePage): Promise<void> {
  const named = async () => (await ask<readonly Placed[]>(phone, 'Order.list'))[0]?.nickname;
  await phone.tap(checkbox('Let the display greet you'));
  await phone.write(textbox('Nickname'), 'fuck');
  await phone.tap(button('Greet me'));
  await phone.seeText('The display cannot show this name.');
  await phone.tap(textbox('Nickname'));
  for (let i = 0; i < 'fuck'.length; i += 1) await phone.browser.press('Backspace');
  await phone.browser.type('مها');
  await phone.tap(button('Greet me'));
  await phone.seeText('The display calls you مها.');
  expect(await named()).toBe('مها');
  await phone.tap(checkbox('Let the display greet you'));
  await phone.seeText('The display no longer names you');
  expect(await named()).toBeNull();
}
