import { chooseModel, choosePhoto, enterAsGuest, openStudio, scan, writeText } from '../lib/customer.ts';
import { closeableDatabases, draftRecords, refuseUploads, wordsOf } from '../lib/device.ts';
import { button } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';
import { sharedShop } from '../../lib/shop.ts';

const shop = sharedShop({ printer: 'simulated', seconds: 12 });

test('[BR-03.6] a closed database and a reload lose neither text nor a picture not uploaded yet', async ({ phone }) => {
  const { browser } = phone;
  await scan(phone, shop.origin);
  await browser.run(closeableDatabases);
  await browser.run(refuseUploads);
  await enterAsGuest(phone);
  await chooseModel(phone, 'iPhone 16');
  await openStudio(phone);
  await writeText(phone, 'Before');
  const texts = async () => wordsOf(await browser.run(draftRecords));
  await expect.poll(texts).toEqual(['Before']);
  // What an iPhone does to a page in the background, without an event.
  await browser.run(() => void dispatchEvent(new Event('close-databases')));
  await choosePhoto(phone);
  await writeText(phone, 'After');
  await expect.poll(texts).toEqual(['After', 'Before']);
  const all = await phone.layers();
  await browser.reload();
  await phone.see(button('Undo'));
  await expect.poll(phone.layers).toEqual(all);
  await expect.poll(async () => (await phone.text()).includes('Uploading')).toBe(false);
  expect(await phone.text()).not.toContain('This device cannot keep your design');
});
