import { fileURLToPath } from 'node:url';
import { ask } from '../lib/account.ts';
import { pay, PHOTO } from '../lib/customer.ts';
import type { EnginePage } from '../lib/page.ts';
import { enterStudio, inPanel } from '../lib/studio.ts';
import { button, heading, layer, tab, textbox } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';
import { sharedShop } from '../../lib/shop.ts';

const shop = sharedShop({ printer: 'simulated', seconds: 12 });

const { step } = test;
const content = (name: string) => fileURLToPath(new URL(`../../../packages/content/photos/${name}`, import.meta.url));
const THREE = [PHOTO, content('mountain-lake-upright.jpg'), content('mountain-lake.jpg')];

test('[BR-01] [ED-13.9] [ED-13.17] several photos become a collage, then half of a pair, and both halves are ordered', async ({
  phone,
}) => {
  await enterStudio(phone, shop.origin);
  await step('three photos at once', () => layPhotos(phone));
  await step('a pair for two phones', () => makePair(phone));
  await step('both are ordered and paid', () => orderBoth(phone));
});

async function layPhotos(phone: EnginePage): Promise<void> {
  await phone.browser.chooseFiles('input[type=file]', ...THREE);
  await phone.see(heading('3 photos'));
  await phone.tap(inPanel(button('Strips')));
  await expect.poll(phone.layers).toHaveLength(3);
  // A tap on a photo selects its cell, and a drag moves the photo in it.
  await phone.browser.tap(await phone.rest(layer(/Picture/, 1)));
  await phone.see(button('Swap'));
}

async function makePair(phone: EnginePage): Promise<void> {
  await phone.tap(button('Templates'));
  await phone.tap(tab('For two'));
  await phone.tap(button(/^Other phone/));
  await phone.write(textbox('Search the other model'), 'Galaxy S24');
  await phone.tap(button(/^Galaxy S24\s+\D?\d/));
  await phone.see(button('Other phone: Galaxy S24'));
  await phone.tap(button('One photo over both'));
  await phone.tap(button('Make this pair'));
  await phone.seeText('Your pair is ready. The other half is in My works.');
  await phone.tap(button('Done'));
  await expect.poll(phone.layers).toHaveLength(1);
}

async function orderBoth(phone: EnginePage): Promise<void> {
  await phone.tap(button(/^Next/));
  await phone.tap(button('Order both'));
  await phone.see(heading('Shopping list'));
  await phone.tap(button(/^Buy 2 items/));
  await phone.seeText('no money moves');
  await pay(phone);
  const orders = await ask<readonly { readonly items: readonly { readonly model: string }[] }[]>(phone, 'Order.list');
  expect(orders[0]?.items.map(({ model }) => model).toSorted()).toEqual(['Galaxy S24', 'iPhone 16']);
}
