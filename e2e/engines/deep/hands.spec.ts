import { addSticker, writeText } from '../lib/customer.ts';
import { coverByKeyboard, draftRecords, uncover, wordsOf } from '../lib/device.ts';
import type { EnginePage } from '../lib/page.ts';
import { changes, dragPanel, enterStudio, inPanel, panelHeight } from '../lib/studio.ts';
import { button, layer, radio, textbox } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';
import { sharedShop } from '../../lib/shop.ts';

const shop = sharedShop({ printer: 'simulated', seconds: 12 });

const { step } = test;
const done = button('Done');

test('[BR-01] [ED-02.7] [ED-02.8] [ED-03.8] hands: panels at three heights, a sticker in other colours, the magnifier, writing in place', async ({
  phone,
}) => {
  await enterStudio(phone, shop.origin);
  await step('a panel is dragged to its three heights', () => dragThroughHeights(phone));
  await step('a sticker gets another colour', () => recolour(phone));
  await step('a finger that turns it sees it through the magnifier', () => magnify(phone));
  await step('a text is written where it is, above the keyboard', () => writeInPlace(phone));
});

async function dragThroughHeights(phone: EnginePage): Promise<void> {
  await phone.tap(button('Stickers'));
  await phone.see(button('Search stickers'));
  await phone.rest(button('Search stickers'));
  const height = () => panelHeight(phone);
  const half = await height();
  await dragPanel(phone, -230);
  await expect.poll(height).toBeGreaterThan(half + 100);
  await dragPanel(phone, 250);
  await expect.poll(height).toBe(half);
  await dragPanel(phone, 260);
  await expect.poll(height).toBeLessThan(80);
  expect(await phone.find(button('Search stickers'))).toBeUndefined();
  await phone.tap(done);
}

async function recolour(phone: EnginePage): Promise<void> {
  await addSticker(phone);
  await phone.tap(button('Colours'));
  await phone.tap(inPanel(radio('Colour 1')));
  await changes(phone, 'a colour of it', () => phone.tap(inPanel(radio('Violet'))));
  await phone.see(inPanel(button('As it was')));
  await phone.tap(done);
}

/** From now on counts the frames in which the magnifier shows something. */
function watchMagnifier(): void {
  const look = () => {
    const glass = document.querySelector<HTMLCanvasElement>('[data-magnifier]');
    const pixels = glass?.hidden === false ? glass.getContext('2d')?.getImageData(112, 60, 1, 1).data : undefined;
    const seen = Number(document.body.dataset['magnified'] ?? 0);
    if ((pixels?.[3] ?? 0) > 0) document.body.dataset['magnified'] = String(seen + 1);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function magnify(phone: EnginePage): Promise<void> {
  await phone.browser.run(watchMagnifier);
  await phone.rest(layer(/Sticker/));
  const handle = await phone.browser.run(() => {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = document.querySelector('[data-handle=turn]')?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  });
  await changes(phone, 'it turns', () => phone.browser.finger([handle, { x: handle.x - 60, y: handle.y - 40 }], 500));
  const seen = () =>
    phone.browser.run(() => ({
      frames: Number(document.body.dataset['magnified'] ?? 0),
      isHidden: document.querySelector<HTMLElement>('[data-magnifier]')?.hidden,
    }));
  await expect.poll(async () => (await seen()).isHidden).toBe(true);
  expect((await seen()).frames).toBeGreaterThan(2);
}

/** Height of the screen above the keyboard, CSS pixels. */
const ABOVE = 500;

async function writeInPlace(phone: EnginePage): Promise<void> {
  const { browser } = phone;
  const words = layer(/Mia/);
  // The view comes nearer while a text is written. Letters change their width when their typeface arrives, the stage does not.
  const scale = () =>
    browser.run(() => Math.round(document.querySelector('[data-band=below]')?.getBoundingClientRect().width ?? 0));
  // A busy machine draws the way back of the view late: it has ended when several looks see the same.
  let before = await scale();
  for (let same = 0; same < 5; ) {
    await phone.rest(layer(/Sticker/));
    const now = await scale();
    same = now === before ? same + 1 : 0;
    before = now;
  }
  await writeText(phone, 'Hi Mia');
  await expect.poll(scale).toBe(before);
  await browser.tap(await phone.rest(words));
  await expect.poll(async () => (await phone.find(textbox('Your text')))?.focused).toBe(true);
  await browser.run(coverByKeyboard, { top: 0, height: ABOVE });
  const isAbove = async () => {
    const { x, y, width, height } = await phone.rest(words);
    return (await scale()) > before && x - width / 2 >= 0 && y - height / 2 >= 0 && y + height / 2 < ABOVE;
  };
  await expect.poll(isAbove).toBe(true);
  // The finger puts the caret behind "Hi".
  const wide = await phone.rest(words);
  await browser.tap({ x: wide.x - wide.width * 0.14, y: wide.y });
  await browser.type(' dear');
  await phone.see(layer('Text: Hi dear Mia'));
  await browser.press('End');
  await browser.type(' 😀');
  await phone.see(layer('Text: Hi dear Mia 😀'));
  await phone.tap(done);
  await browser.run(uncover);
  await expect.poll(async () => wordsOf(await browser.run(draftRecords))).toEqual(['Hi dear Mia 😀']);
  await phone.tap(button('Undo'));
  await phone.see(layer('Text: Hi Mia'));
  await expect.poll(scale).toBe(before);
}
