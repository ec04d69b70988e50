import { choosePhoto, doodle, writeText } from '../lib/customer.ts';
import { draftRecords } from '../lib/device.ts';
import type { EnginePage } from '../lib/page.ts';
import { changes, enterStudio, inPanel, slide } from '../lib/studio.ts';
import { button, checkbox, layer, radio, tab, textbox } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';
import { sharedShop } from '../../lib/shop.ts';

const shop = sharedShop({ printer: 'simulated', seconds: 12 });

const studio = (page: EnginePage) => enterStudio(page, shop.origin);
const done = button('Done');

test('[BR-01] [AI-03.2] every panel of the editor does what it is for', async ({ phone }) => {
  await studio(phone);
  await useBackground(phone);
  await useText(phone);
  await useSelection(phone);
  await useDoodle(phone);
  await useStickers(phone);
  await usePicture(phone);
  await useLayers(phone);
  await usePreflight(phone);
  await useTemplates(phone);
});

async function useBackground(phone: EnginePage): Promise<void> {
  // Before the first change there is no draft.
  await phone.tap(button('Background'));
  await phone.tap(button('Sky blue'));
  await expect.poll(async () => (await phone.browser.run(draftRecords)).length).toBe(1);
  await changes(phone, 'a gradient', async () => {
    await phone.tap(tab('Gradients'));
    await phone.tap(button('Gradient 2'));
  });
  await changes(phone, 'a wallpaper', async () => {
    await phone.tap(tab('Wallpapers'));
    await phone.tap({ ...button(), within: '[data-panel] ul' });
  });
  await changes(phone, 'an own colour', async () => {
    await phone.tap(tab('Colours'));
    await phone.tap(button('Own colour'));
    await slide(phone, 'Hue');
  });
  await phone.tap(done);
}

async function useText(phone: EnginePage): Promise<void> {
  await changes(phone, 'a text', () => writeText(phone, 'Anna'));
  await phone.tap(button('Edit'));
  await changes(phone, 'a typeface', async () => {
    await phone.tap(tab('Font'));
    await phone.write(textbox('Search fonts'), 'Pacifico');
    await phone.tap(inPanel(button('Pacifico')));
  });
  await changes(phone, 'a size', async () => {
    await phone.tap(tab('Style'));
    await slide(phone, 'Size');
  });
  await phone.tap(tab('Effects'));
  await changes(phone, 'a curve', () => phone.tap(inPanel(button('Arch'))));
  await changes(phone, 'an outline', async () => {
    await phone.tap(inPanel(radio('Outline')));
    await phone.tap(inPanel(checkbox('Outline')));
  });
  await changes(phone, 'a shadow', async () => {
    await phone.tap(inPanel(radio('Shadow')));
    await phone.tap(inPanel(checkbox('Shadow')));
  });
  await phone.tap(done);
}

async function useSelection(phone: EnginePage): Promise<void> {
  await phone.tap(button('More'));
  await changes(phone, 'an angle by a number', async () => {
    await phone.tap(inPanel(textbox('Angle, °')));
    await phone.browser.press('End');
    await phone.browser.press('Backspace');
    await phone.browser.type('12,5');
    await phone.browser.press('Enter');
  });
  expect(await phone.browser.run(draftRecords)).toContainEqual(
    expect.objectContaining({ type: 'text', placement: expect.objectContaining({ rotation: 12.5 }) }),
  );
  await phone.tap(done);
  await changes(phone, 'opacity', async () => {
    await phone.tap(button('More'));
    await phone.tap(button('Opacity'));
    await slide(phone, 'Opacity');
  });
  await phone.tap(done);
  await changes(phone, 'a place', async () => {
    await phone.tap(button('More'));
    await phone.tap(button('Align'));
    await phone.tap(button('Align bottom'));
  });
  await phone.tap(done);
}

const useDoodle = (phone: EnginePage) =>
  changes(phone, 'a neon line', async () => {
    await phone.tap(button('Doodle'));
    await phone.tap(inPanel(radio('Neon')));
    await phone.tap(done);
    await doodle(phone, [
      { x: 150, y: 250 },
      { x: 260, y: 300 },
    ]);
  });

async function useStickers(phone: EnginePage): Promise<void> {
  await changes(phone, 'a sticker that was searched', async () => {
    await phone.tap(button('Stickers'));
    await phone.tap(button('Search stickers'));
    await phone.browser.type('heart');
    await phone.seeText(/\d+ found/);
    await phone.tap({ ...button(), within: '[data-panel] ul' });
  });
  await phone.tap(done);
}

async function usePicture(phone: EnginePage): Promise<void> {
  await changes(phone, 'a picture', () => choosePhoto(phone));
  await phone.tap(button('Filters'));
  await changes(phone, 'a filter', () => phone.tap(inPanel(radio('Mono'))));
  await changes(phone, 'brightness', async () => {
    await phone.tap(tab('Adjust'));
    await slide(phone, 'Brightness');
  });
  await changes(phone, 'a shape', async () => {
    await phone.tap(tab('Shape'));
    await phone.tap(inPanel(button('Heart')));
  });
  await phone.tap(done);
  await changes(phone, 'a frame', async () => {
    await phone.tap(button('Crop'));
    await phone.tap(inPanel(button('3 : 2')));
    await phone.tap(done);
  });
}

async function useLayers(phone: EnginePage): Promise<void> {
  await phone.browser.press('Escape');
  await changes(phone, 'a layer is hidden', async () => {
    await phone.tap(button('Layers'));
    await phone.tap(inPanel(button('Hide')));
  });
  await phone.tap(done);
}

/** Finds and fixes what sticks out over the edge. */
async function usePreflight(phone: EnginePage): Promise<void> {
  const { x, y } = await phone.rest(layer('Sticker'));
  await phone.browser.touch([
    [
      { x, y },
      { x: 110, y },
    ],
  ]);
  await phone.tap(button(/things? to look at/));
  await changes(phone, 'a finding is mended', () => phone.tap(inPanel(button('Move it inside'))));
  await phone.tap(done);
}

async function useTemplates(phone: EnginePage): Promise<void> {
  await changes(phone, 'a template', async () => {
    await phone.tap(button('Templates'));
    await phone.tap({ ...button(), within: '[data-panel] li' });
    // The first one asks for words and photos.
    await phone.tap(button('Use this design'));
    await phone.seeText('The template is in place');
  });
}

test('[BR-01] [LN-06.2] [ED-02.11] in a wide window the panels are beside the case, and keys are listed and work', async ({
  start,
}) => {
  const page = await start({ viewport: { width: 1280, height: 800, scale: 1 } });
  await studio(page);
  await page.tap(button('Keys'));
  await page.seeText('Move ten times as far');
  await page.tap(button('Background'));
  await page.tap(button('Sky blue'));
  await page.tap(done);
  await writeText(page, 'Anna');
  await page.tap(button('More'));
  await page.tap(button('Duplicate'));
  await expect.poll(page.layers).toHaveLength(2);
});
