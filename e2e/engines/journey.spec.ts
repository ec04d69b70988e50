import { setTimeout as pause } from 'node:timers/promises';
import {
  addSticker,
  chooseModel,
  choosePhoto,
  doodle,
  enterAsGuest,
  fillBackground,
  next,
  openStudio,
  pay,
  placeOrder,
  scan,
  writeText,
} from './lib/customer.ts';
import type { EnginePage } from './lib/page.ts';
import { button, image, layer, radio } from './lib/target.ts';
import { expect, test } from './lib/test.ts';
import { sharedPrintingShop } from '../lib/shop.ts';

const { shop, peer } = sharedPrintingShop();

/** A hand needs this long from one button to the next; drafts are saved within 250 ms. */
const HAND_MS = 400;

const { step } = test;

test('[BR-01] [JN-09] a customer scans, designs, pays, picks up and shares', async ({ phone }) => {
  await choose(phone);
  await design(phone);
  await lookAtPreview(phone);
  await step('next, preflight', () => next(phone));
  await step('order', () => placeOrder(phone));
  await step('pay', () => pay(phone));
  await collect(phone);
  await share(phone);
});

async function choose(phone: EnginePage): Promise<void> {
  await step('scan', () => scan(phone, shop.origin));
  await step('enter as a guest', () => enterAsGuest(phone));
  await step('choose the model', () => chooseModel(phone, 'iPhone 16'));
  await step('open the studio', () => openStudio(phone));
}

async function design(phone: EnginePage): Promise<void> {
  await step('background', () => fillBackground(phone, 'Orange'));
  await step('photograph', () => choosePhoto(phone));
  await step('move it', () => movePicture(phone));
  await step('pinch it', () => pinchPicture(phone));
  await step('Latin text', () => writeText(phone, 'Hello World'));
  await step('Arabic text', () => writeText(phone, 'مرحبا'));
  await step('Chinese text', () => writeText(phone, '你好世界'));
  await step('text with an emoji', () => writeText(phone, 'Wow 🦊'));
  await step('sticker', () => addSticker(phone));
  await step('doodle', () =>
    doodle(phone, [
      { x: 130, y: 200 },
      { x: 260, y: 220 },
      { x: 290, y: 300 },
      { x: 180, y: 330 },
    ]),
  );
  const all = await phone.layers();
  expect(all).toHaveLength(7);
  await step('undo', async () => {
    await phone.tap(button('Undo'));
    await expect.poll(phone.layers).toHaveLength(6);
  });
  await step('redo', async () => {
    await phone.tap(button('Redo'));
    await expect.poll(phone.layers).toEqual(all);
  });
  await step('reload keeps all layers', async () => {
    await pause(HAND_MS);
    await phone.browser.reload();
    await phone.see(button('Undo'));
    await expect.poll(phone.layers).toEqual(all);
  });
}

const picture = layer(/Picture/);

async function movePicture(phone: EnginePage): Promise<void> {
  // The tools of a selected layer change the layout: wait until the picture no longer moves.
  const { x, y } = await phone.rest(picture);
  await phone.browser.touch([
    [
      { x, y },
      { x: x + 15, y: y + 20 },
      { x: x + 40, y: y + 60 },
    ],
  ]);
  const moved = await phone.rest(picture);
  expect(moved.x - x).toBeGreaterThan(30);
  expect(moved.y - y).toBeGreaterThan(50);
}

async function pinchPicture(phone: EnginePage): Promise<void> {
  const { x, y, width } = await phone.rest(picture);
  await phone.browser.touch([
    [
      { x: x - 40, y: y + 20 },
      { x: x - 70, y: y + 50 },
    ],
    [
      { x: x + 40, y: y - 20 },
      { x: x + 70, y: y - 50 },
    ],
  ]);
  const larger = await phone.rest(picture);
  expect(larger.width).toBeGreaterThan(width * 1.2);
}

const solid = image(/Your design on the product/);

async function lookAtPreview(phone: EnginePage): Promise<void> {
  await step('flat preview', async () => {
    await phone.tap(button('Preview'));
    await phone.see(radio('Flat'));
  });
  await step('solid preview', async () => {
    await phone.tap(radio('3D'));
    const flatOnly = async () => (await phone.text()).includes('3D is not available on this device');
    const drawn = async () => (await phone.find(solid)) !== undefined;
    await expect.poll(async () => (await drawn()) || (await flatOnly())).toBe(true);
  });
  await step('back to the design', async () => {
    await phone.tap(button('Back to the design'));
    await phone.see(button('Undo'));
  });
}

async function collect(phone: EnginePage): Promise<void> {
  await step('queue', () => phone.tap(button('Watch it print')));
  await step('live events of the print', () => phone.tap(button('Show my pickup code')));
  await step('pickup code', async () => {
    const code = () =>
      phone.browser.run(() => document.querySelector('[data-testid=pickup-code]')?.textContent.replaceAll(/\D/g, ''));
    await expect.poll(code).toMatch(/^\d{6}$/);
    expect(await peer.documents()).toHaveLength(1);
  });
}

async function share(phone: EnginePage): Promise<void> {
  await step('works', async () => {
    await phone.browser.open(`${shop.origin}/#/pages/mine/works`);
    await phone.see(button(/What to do with/));
  });
  const address = /\S+\/s\/\w+/;
  let link = '';
  await step('share', async () => {
    await phone.tap(button(/What to do with/));
    await phone.tap(button('Share'));
    link = address.exec(await phone.seeText(address))?.[0] ?? '';
  });
  await step('shared link', async () => {
    await phone.browser.open(link);
    await phone.see(button(/Make it mine/));
  });
}
