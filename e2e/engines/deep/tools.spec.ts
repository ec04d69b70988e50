import { portraitFile } from '@cpc/cutout/testing';
import sharp from 'sharp';
import { colourShare } from '../lib/colour-share.ts';
import { chooseModel, choosePhoto, enterAsGuest, fillBackground, openStudio, PHOTO, scan } from '../lib/customer.ts';
import type { EnginePage } from '../lib/page.ts';
import { button, radio, tab } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';
import { sharedShop } from '../../lib/shop.ts';

const shop = sharedShop({ printer: 'simulated', seconds: 12 });

/** The background of the tests, as it is painted. */
const ORANGE = [255, 140, 66] as const;
/** The models are loaded and compiled on a processor that also draws. */
const MAX_TOOL_MS = 240_000;

async function openWith(phone: EnginePage, file: string): Promise<void> {
  await scan(phone, shop.origin);
  await enterAsGuest(phone);
  await chooseModel(phone, 'iPhone 16');
  await openStudio(phone);
  await fillBackground(phone, 'Orange');
  await choosePhoto(phone, file);
  // The first photo covers the case.
  await expect.poll(() => colourShare(phone, ORANGE)).toBe(0);
}

/** The middle of the picture that is cut out, moved by a part of its view. */
const inPicture = (phone: EnginePage, right: number, down: number) =>
  phone.browser.run(
    (x, y) => {
      const box = document.querySelector('[role=application]')?.getBoundingClientRect();
      if (!box) throw new Error('no picture to cut out');
      return { x: box.x + box.width * (0.5 + x), y: box.y + box.height * (0.5 + y) };
    },
    right,
    down,
  );

test('[AI-02.1] [AI-03.2] [AI-07.1] a person is cut out on the device, mended by the brush, outlined, and undone', async ({
  phone,
}) => {
  await openWith(phone, portraitFile('astronaut'));
  await phone.tap(button('Cut out'));
  await phone.tap(button('Cut out the people'));
  await phone.seeText(/the faint parts go/, MAX_TOOL_MS);
  await phone.tap(radio('Brush'));
  await phone.browser.touch([[await inPicture(phone, -0.15, 0.1), await inPicture(phone, 0.15, 0.1)]], 300);
  await phone.tap(button('Done'));
  await expect.poll(() => colourShare(phone, ORANGE)).toBeGreaterThan(0.05);
  const cut = await colourShare(phone, ORANGE);
  // An outline of a shape that is traced on the device takes room of the background.
  await phone.tap(button('Sticker'));
  await expect.poll(() => colourShare(phone, ORANGE)).toBeLessThan(cut - 0.01);
  await phone.tap(button('Undo'));
  await expect.poll(() => colourShare(phone, ORANGE)).toBeCloseTo(cut, 1);
  await phone.tap(button('Undo'));
  await expect.poll(() => colourShare(phone, ORANGE)).toBe(0);
  await phone.tap(button('Redo'));
  await expect.poll(() => colourShare(phone, ORANGE)).toBeCloseTo(cut, 1);
});

test('[AI-02.2] [AI-07.2] a picture without a face is refused, and cut out by a tap', async ({ phone }) => {
  await openWith(phone, PHOTO);
  await phone.tap(button('Cut out'));
  await phone.tap(button('Cut out the people'));
  await phone.seeText('Processing failed: no clear real person avatar in the picture', MAX_TOOL_MS);
  await phone.tap(radio('Tap'));
  await phone.browser.tap(await inPicture(phone, 0, 0));
  await phone.seeText(/the faint parts go/, MAX_TOOL_MS);
  await phone.tap(button('Done'));
  await expect.poll(() => colourShare(phone, ORANGE)).toBeGreaterThan(0.05);
});

test('[AI-02.3] [AI-02.4] [AI-06.2] a picture is enhanced and made larger, and the original comes back', async ({
  phone,
}) => {
  const file = test.info().outputPath('small.jpg');
  await sharp(PHOTO).resize(420).modulate({ saturation: 0.6 }).jpeg({ quality: 92 }).toFile(file);
  await openWith(phone, file);
  await phone.tap(button('Filters'));
  await phone.tap(tab('Improve'));
  await phone.tap(button('Enhance colours'));
  await phone.see(button('Back to the original'), MAX_TOOL_MS);
  await phone.tap(radio(/×3/));
  await phone.tap(button('Enlarge ×3'), MAX_TOOL_MS);
  await phone.seeText(/Now 1,260 × 945 pixels/, MAX_TOOL_MS);
  await phone.tap(button('Back to the original'));
  await phone.seeText(/Now 420 × 315 pixels/);
});
