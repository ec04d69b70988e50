import { scan } from '../lib/customer.ts';
import { draftRecords } from '../lib/device.ts';
import { expectFocused, press, tabTo } from '../lib/keys.ts';
import type { EnginePage } from '../lib/page.ts';
import { button, heading, layer, radio, tab, textbox } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';
import { sharedShop } from '../../lib/shop.ts';

const shop = sharedShop({ printer: 'simulated', seconds: 12 });

const { step } = test;

test('[BR-01] [ED-11.1] a case is chosen, designed and ordered by the keyboard alone', async ({ start }) => {
  const page = await start({ viewport: { width: 1280, height: 800, scale: 1 } });
  await step('choose a case', () => choose(page));
  await step('a background', () => addBackground(page));
  await step('a text', () => addText(page));
  await step('a sticker', () => addSticker(page));
  await step('move it, and take that back', () => moveSticker(page));
  await step('preview', () => lookAtPreview(page));
  await step('order', () => order(page));
});

async function choose(page: EnginePage): Promise<void> {
  await scan(page, shop.origin);
  await press(page, button('Start designing'));
  await expectFocused(page, heading('What will you make?'));
  await press(page, button(/^Phone case/));
  await tabTo(page, textbox());
  await page.browser.type('16promax');
  await press(page, button(/^iPhone 16 Pro Max/));
  await page.see(heading('iPhone 16 Pro Max'));
  await tabTo(page, radio(/^Hard white/));
  await page.browser.press('ArrowDown');
  await expectFocused(page, radio(/^Soft matte/));
  await press(page, button(/Design it/));
  await expectFocused(page, heading('Your design'));
}

async function addBackground(page: EnginePage): Promise<void> {
  await press(page, button('Background'));
  await press(page, button('Sky blue'));
  await page.browser.press('Escape');
  await expectFocused(page, button('Background'));
}

async function addText(page: EnginePage): Promise<void> {
  await press(page, button('Text'), { back: true });
  await expectFocused(page, textbox('Your text'));
  await page.browser.type('Anna');
  await tabTo(page, tab('Write'), { back: true });
  await page.browser.press('ArrowRight');
  await expectFocused(page, tab('Looks'));
  await tabTo(page, button('Done'));
  await page.browser.press('Enter');
  await expectFocused(page, button('Text'));
  await page.see(layer(/Anna/));
}

async function addSticker(page: EnginePage): Promise<void> {
  await press(page, button('Stickers'));
  const tile = { ...button(), within: '[data-panel] ul' };
  await tabTo(page, tile);
  await page.browser.press('Enter');
  await page.see(layer('Sticker'));
  await page.browser.press('Escape');
  await expectFocused(page, button('Stickers'));
}

async function moveSticker(page: EnginePage): Promise<void> {
  const { browser } = page;
  await tabTo(page, layer('Sticker'));
  const before = await browser.run(draftRecords);
  await browser.press('ArrowDown', { shift: true });
  await expect.poll(() => browser.run(draftRecords)).not.toEqual(before);
  await press(page, button('Undo'), { back: true });
  await expect.poll(() => browser.run(draftRecords)).toEqual(before);
}

async function lookAtPreview(page: EnginePage): Promise<void> {
  await press(page, button('Preview'));
  await expectFocused(page, button('Back to the design'));
  await page.browser.press('Enter');
  await expectFocused(page, button('Preview'));
}

async function order(page: EnginePage): Promise<void> {
  await press(page, button(/^Next/));
  await page.see(heading('Is this the one?'));
  await press(page, button(/Buy now/));
  await page.seeText('no money moves');
}
