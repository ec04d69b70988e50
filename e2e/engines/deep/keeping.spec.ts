import { enterByPhone, worksOf } from '../lib/account.ts';
import { chooseModel, choosePhoto, enterAsGuest, openStudio, scan, writeText } from '../lib/customer.ts';
import { clearSiteData } from '../lib/device.ts';
import type { EnginePage } from '../lib/page.ts';
import { button, layer } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';
import { sharedShop } from '../../lib/shop.ts';

const MODEL = 'iPhone 16';

const shop = sharedShop({ printer: 'simulated', seconds: 12 });

async function openDesign(phone: EnginePage): Promise<void> {
  await chooseModel(phone, MODEL);
  await openStudio(phone);
}

/** Makes a design of a photograph and a word, and waits until the account has it. */
async function design(phone: EnginePage, word: string): Promise<void> {
  await openDesign(phone);
  await choosePhoto(phone);
  await writeText(phone, word);
  await expect.poll(() => worksOf(phone)).toEqual([word]);
}

async function expectDesign(phone: EnginePage, word: string): Promise<void> {
  await phone.see(layer(/Picture/));
  await phone.see(layer(new RegExp(word)));
}

const WARNING = 'Only this browser finds them';

test('[BR-03.6] [ED-07.3] a private window keeps a design over a reload, and the account keeps it afterwards', async ({
  start,
}) => {
  const first = await start({ isPrivate: true });
  await enterByPhone(first, shop.origin, '13800138011', 'register');
  await design(first, 'Private');
  await first.browser.reload();
  await expectDesign(first, 'Private');
  expect(await first.text()).not.toContain('This device cannot keep your design');
  // A window that is opened later knows nothing of the one before.
  const second = await start({ isPrivate: true });
  await enterByPhone(second, shop.origin, '13800138011', 'login');
  await openDesign(second);
  await expectDesign(second, 'Private');
});

/** Simulates seven days without a visit. */
async function clear(phone: EnginePage): Promise<void> {
  // No page of the app may be open meanwhile: it would save what it holds.
  await phone.browser.open(`${shop.origin}/notice.png`);
  await phone.browser.run(clearSiteData);
}

test('[BR-03.6] [ED-07.3] after the browser clears its storage, the account restores a design', async ({ phone }) => {
  await enterByPhone(phone, shop.origin, '13800138012', 'register');
  await design(phone, 'Account');
  await clear(phone);
  await enterByPhone(phone, shop.origin, '13800138012', 'login');
  await openDesign(phone);
  await expectDesign(phone, 'Account');
});

test('[BR-03.6] [ED-07.7] a guest is informed that designs are lost with the browser’s storage', async ({ phone }) => {
  const openWorks = () => phone.browser.open(`${shop.origin}/#/pages/mine/works`);
  await scan(phone, shop.origin);
  await enterAsGuest(phone);
  await design(phone, 'Guest');
  await openWorks();
  await phone.seeText(WARNING);
  await clear(phone);
  await scan(phone, shop.origin);
  await enterAsGuest(phone);
  await openDesign(phone);
  await phone.seeText('Make it yours');
  await openWorks();
  await phone.seeText('No designs yet');
  await phone.seeText(WARNING);
  await phone.see(button('Add a phone number'));
});
