import { readFileSync } from 'node:fs';
import { enterByPhone } from '../lib/account.ts';
import { enterAsGuest, scan } from '../lib/customer.ts';
import type { EnginePage } from '../lib/page.ts';
import { button, heading, textbox } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';
import { sharedShop } from '../../lib/shop.ts';

const shop = sharedShop({ printer: 'simulated', seconds: 12 });

const NUMBER = '13800138021';

const openAccount = (phone: EnginePage) => phone.browser.open(`${shop.origin}/#/pages/mine/account`);

/** The devices of the account, as the page lists them. */
const devices = (phone: EnginePage) =>
  phone.browser.run(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[aria-labelledby=devices] li'), (line) => line.innerText),
  );

test('[BR-01] [SN-08.3] the password is changed, which logs out the other devices', async ({ phone, start }) => {
  await enterByPhone(phone, shop.origin, NUMBER, 'register');
  const other = await start();
  await enterByPhone(other, shop.origin, NUMBER, 'login');
  await openAccount(phone);
  await expect.poll(() => devices(phone)).toHaveLength(2);
  const engine = phone.browser.engine === 'firefox' ? /^Firefox/ : /^Safari/;
  expect((await devices(phone))[0]).toMatch(engine);
  await phone.tap(button('Change password'));
  await expect.poll(async () => (await phone.find(textbox('Current password')))?.focused).toBe(true);
  await phone.browser.type('not this one');
  await phone.write(textbox('New password'), 'another way home');
  await phone.tap(button('Save new password'));
  await phone.seeText('This is not your password.');
  await phone.tap(textbox('Current password'));
  for (let i = 0; i < 'not this one'.length; i += 1) await phone.browser.press('Backspace');
  await phone.browser.type('a long way home');
  await phone.tap(button('Save new password'));
  await phone.seeText('Your password is changed. 1 other device is logged out.');
  await expect.poll(() => devices(phone)).toHaveLength(1);
  await other.browser.open(`${shop.origin}/#/pages/mine/orderList`);
  await other.seeText('Your login has ended.');
  // A refused call is answered with 401, which browsers log as an error.
  await other.browser.complaints();
});

test('[BR-01] [SN-07.1] [SN-07.2] a guest downloads the own data, and deletes it', async ({ phone }) => {
  await scan(phone, shop.origin);
  await enterAsGuest(phone);
  await openAccount(phone);
  await phone.tap(button('Download my data'));
  await expect.poll(() => phone.browser.downloads()).toEqual([expect.stringMatching(/my-data\.zip$/)]);
  const [archive = ''] = await phone.browser.downloads();
  expect(readFileSync(archive).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  await phone.tap(button('Delete my data'));
  await phone.tap(button('Delete for ever'));
  await phone.see(button('Start designing'));
  expect(await phone.find(heading('Account, devices and data'))).toBeUndefined();
});
