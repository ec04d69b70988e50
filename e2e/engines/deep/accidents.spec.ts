import * as odd from '@cpc/api/testing/pictures';
import { file } from '../../lib/pictures.ts';
import { chooseModel, enterAsGuest, openStudio, PHOTO, scan, writeText } from '../lib/customer.ts';
import {
  closeableDatabases,
  countStoredPictures,
  coverByKeyboard,
  decodeNothing,
  draftRecords,
  uncover,
} from '../lib/device.ts';
import type { EnginePage } from '../lib/page.ts';
import { button, layer, textbox } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';
import { sharedShop } from '../../lib/shop.ts';

const shop = sharedShop({ printer: 'simulated', seconds: 12 });

const { step } = test;

test('[BR-03.3] accidents of phones during designing lose nothing', async ({ phone }) => {
  const { browser } = phone;
  await scan(phone, shop.origin);
  await browser.run(closeableDatabases);
  await enterAsGuest(phone);
  await chooseModel(phone, 'iPhone 16');
  await openStudio(phone);
  await step('a HEIC that cannot be opened leads to a way out', () => refuseHeic(phone));
  await writeText(phone, 'Anna');
  await step('the keyboard leaves the field and Done in sight', () => coverField(phone));
  await step('a database closed during a drag', () => closeWhileDragging(phone));
  await step('a swipe back that begins on the case', () => swipeBack(phone));
  await step('a page that ends while its camera is open, or while a photograph is decoded', async () => {
    await browser.run(decodeNothing);
    await browser.chooseFiles('input[type=file]', PHOTO);
    await expect.poll(() => browser.run(countStoredPictures)).toBe(1);
    expect(await phone.layers()).toHaveLength(1);
    await browser.reload();
    await phone.see(layer(/Picture/));
    await expect.poll(phone.layers).toHaveLength(2);
    await expect.poll(async () => (await phone.text()).includes('Uploading')).toBe(false);
    await browser.reload();
    await phone.see(layer(/Picture/));
    expect(await phone.layers()).toHaveLength(2);
  });
});

async function refuseHeic(phone: EnginePage): Promise<void> {
  await phone.browser.chooseFiles('input[type=file]', file('IMG_0001.heic', odd.heic()));
  await phone.seeText('This device cannot open this picture.');
  expect(await phone.layers()).toEqual([]);
}

/** As on an iPhone: the keyboard lies over the page and pushes the page up. */
const KEYBOARD = { top: 320, height: 480 };

async function coverField(phone: EnginePage): Promise<void> {
  await phone.tap(button('Edit'));
  await phone.tap(textbox('Your text'));
  await phone.browser.run(coverByKeyboard, KEYBOARD);
  for (const target of [textbox('Your text'), button('Done')]) {
    const { y, height } = await phone.rest(target);
    expect(y - height / 2).toBeGreaterThanOrEqual(KEYBOARD.top);
    expect(y + height / 2).toBeLessThanOrEqual(KEYBOARD.top + KEYBOARD.height);
  }
  await phone.browser.run(uncover);
  await phone.tap(button('Done'));
}

/** Drags the text across the case; half-way, something happens to the page. */
async function dragWhile(phone: EnginePage, happens: () => void): Promise<void> {
  const { x, y } = await phone.rest(layer(/Anna/));
  await phone.browser.run(happens);
  await phone.browser.touch(
    [
      [
        { x, y },
        { x: x + 30, y: y + 60 },
      ],
    ],
    500,
  );
}

async function closeWhileDragging(phone: EnginePage): Promise<void> {
  const { browser } = phone;
  const before = await browser.run(draftRecords);
  await dragWhile(phone, () => void setTimeout(() => dispatchEvent(new Event('close-databases')), 200));
  await expect.poll(() => browser.run(draftRecords)).not.toEqual(before);
  expect(await phone.text()).not.toContain('This device cannot keep your design');
}

async function swipeBack(phone: EnginePage): Promise<void> {
  const { browser } = phone;
  const before = await browser.run(draftRecords);
  await dragWhile(phone, () => void setTimeout(() => history.back(), 200));
  await phone.see(button(/Go on designing/));
  await browser.run(() => history.forward());
  await phone.see(button('Undo'));
  await phone.see(layer(/Anna/));
  expect(await browser.run(draftRecords)).toEqual(before);
}
