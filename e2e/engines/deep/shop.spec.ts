import { type Shop, startShop } from '@cpc/testkit';
import { asPartner, dataOf } from '../../lib/as-partner.ts';
import { chooseModel, enterAsGuest, fillBackground, openStudio, pay, placeOrder, scan } from '../lib/customer.ts';
import type { EnginePage } from '../lib/page.ts';
import { button, checkbox, heading, link, radio, textbox } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';

let shop: Shop;

test.beforeAll(async () => {
  shop = await startShop({
    folder: test.info().outputPath(),
    printer: 'simulated',
    stationEnv: { SIM_SECONDS: '2' },
  });
});

test.afterAll(() => shop?.stop());

const { step } = test;
const PAIRING_CODE = /\b[0-9A-Z]{6}\b/;
const DISPLAY = { viewport: { width: 1920, height: 1080, scale: 1 } };
const DESK = { viewport: { width: 1280, height: 800, scale: 1 } };

test('[BR-01] [QU-02.1] [PA-01.1] the display hands a case over, and the partner sees every step', async ({
  phone,
  start,
}) => {
  const partner = await start(DESK);
  await step('log in', () => logIn(partner));
  await step('orders, empty', async () => {
    await partner.tap(link('Orders'));
    await partner.seeText('No orders yet');
  });
  const code = await step('a customer orders', () => orderCase(phone));
  await step('the order, live', () => partner.seeText('Ready for pickup'));
  const display = await start(DISPLAY);
  await step('the display', async () => {
    await display.browser.open(`${shop.origin}/#/display?language=en-us`);
    const [code = ''] = PAIRING_CODE.exec(await display.seeText(PAIRING_CODE)) ?? [];
    const shopCalls = await asPartner(shop);
    await dataOf(shopCalls('Partner.pairDisplay', { machine_id: shop.stationId, code }));
    await display.seeText('Ready to pick up');
    await display.seeText(/Mia, yours is ready in bay \S+/);
    await display.tap(button(/Pick up/));
    await display.seeText('Type the 6 figures from your phone');
  });
  await step('the keypad', async () => {
    for (const digit of code) await display.tap(button(digit));
    await display.seeText('Here you are!');
  });
  await phone.seeText(/Pickup complete/i);
  await partner.seeText('Pickup complete');
  await step('the station rests, and opens', () => restAndOpen(partner));
});

async function logIn(partner: EnginePage): Promise<void> {
  await partner.browser.open(`${shop.origin}/partner/`);
  await partner.write(textbox('User name'), 'demo');
  await partner.write(textbox('Password'), 'not-the-password');
  await partner.tap(button('Log in'));
  await partner.seeText('The user name or the password is wrong.');
  // A refused login is answered with 401, which browsers log as an error.
  await partner.browser.complaints();
  await partner.tap(textbox('Password'));
  for (let i = 0; i < 'not-the-password'.length; i += 1) await partner.browser.press('Backspace');
  await partner.browser.type(shop.partnerPassword);
  await partner.tap(button('Log in'));
  await partner.see(heading('Today'));
}

/** @returns the pickup code */
async function orderCase(phone: EnginePage): Promise<string> {
  await scan(phone, shop.origin);
  await enterAsGuest(phone);
  await chooseModel(phone, 'iPhone 16');
  await openStudio(phone);
  await fillBackground(phone, 'Orange');
  await phone.tap(button(/^Next/));
  await placeOrder(phone);
  await pay(phone);
  await phone.tap(checkbox('Let the display greet you'));
  await phone.write(textbox('Nickname'), 'Mia');
  await phone.tap(button('Greet me'));
  await phone.seeText('The display calls you Mia.');
  await phone.tap(button('Watch it print'));
  await phone.tap(button('Show my pickup code'));
  const code = () =>
    phone.browser.run(() => document.querySelector('[data-testid=pickup-code]')?.textContent.replaceAll(/\D/g, ''));
  await expect.poll(code).toMatch(/^\d{6}$/);
  return (await code()) ?? '';
}

async function restAndOpen(partner: EnginePage): Promise<void> {
  await partner.tap(link('Stations'));
  await partner.tap(link('Demo station'));
  await partner.tap(radio(/^Rest/));
  await partner.seeText('Resting');
  await partner.tap(radio(/^Open/));
  await partner.seeText('Ready');
}
