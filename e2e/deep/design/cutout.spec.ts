import { PHONE_MODELS } from '@cpc/content';
import { portraitFile } from '@cpc/cutout/testing';
import type { Sheet } from '@cpc/testkit';
import { expect, type Page, type Request, test } from '@playwright/test';
import {
  button,
  chooseModel,
  choosePhoto,
  enterAsGuest,
  expectLayers,
  fillBackground,
  order,
  pay,
  PHOTO,
  undo,
} from '../../lib/customer.ts';
import { documentAt, expectSame } from '../../lib/prints.ts';
import { sheetAtRest, sheetOfEditor } from '../../lib/sheets.ts';
import { PHONE, sharedPrintingShop } from '../../lib/shop.ts';

test.use({ ...PHONE, deviceScaleFactor: 2 });

const { shop, peer } = sharedPrintingShop();
/** How many prints the station has made. */
let printed = 0;

const MODEL = 'iPhone 16';

const screen = (page: Page) => page.getByRole('dialog', { name: 'Cut out' });

/** The screen for cutting out the photo that was just chosen. */
async function openCutout(page: Page, photo: string): Promise<void> {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, MODEL);
  await fillBackground(page, 'Orange');
  await choosePhoto(page, photo);
  await button(page, 'Cut out').click();
  await expect(screen(page).getByRole('application')).toBeVisible();
}

async function cutOutPeople(page: Page): Promise<void> {
  await button(page, 'Cut out the people').click();
  await expect(screen(page).getByText('Looking for the edges')).toBeHidden();
}

/** Draws with the brush over the middle of the picture. */
async function eraseMiddle(page: Page): Promise<void> {
  await screen(page).getByRole('radio', { name: 'Brush' }).check({ force: true });
  const box = await screen(page).getByRole('application').boundingBox();
  if (!box) throw new Error('the picture is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 60, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 60, { steps: 6 });
  await page.mouse.up();
}

const done = (page: Page) => screen(page).getByRole('button', { name: 'Done' }).click();

/** After a cut-out, its edge, shadow and background are offered. */
async function closeEffects(page: Page): Promise<void> {
  await expect(page.getByRole('tab', { name: 'Effects' })).toHaveAttribute('aria-selected', 'true');
  await button(page, 'Done').click();
}

/** The share of the case that shows the background's colour. */
function bareShare({ data, width, height }: Sheet): number {
  let bare = 0;
  for (let i = 0; i < width * height; i++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i * 4, i * 4 + 3);
    if (red > 225 && green > 100 && green < 170 && blue < 90) bare += 1;
  }
  return bare / (width * height);
}

test('[AI-02.1] [AI-06.1] [AI-06.2] [AI-07.1] a person is cut out, the mask is mended and undone, and the print shows the case behind', async ({
  page,
}) => {
  const { surface } = PHONE_MODELS.find(({ model }) => model === MODEL)!;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.origin) && !/^(?:data|blob):/.test(request.url())) foreign.push(request.url());
  });
  await openCutout(page, portraitFile('astronaut'));
  await cutOutPeople(page);
  await eraseMiddle(page);
  await screen(page).getByRole('button', { name: 'Undo' }).click();
  await done(page);
  await expect(screen(page)).toBeHidden();
  await closeEffects(page);
  const cut = bareShare(await sheetAtRest(page));
  expect(cut).toBeGreaterThan(0.02);

  // One step takes the whole cut-out back, and one brings it again.
  await undo(page);
  await expect.poll(async () => bareShare(await sheetOfEditor(page))).toBeLessThan(cut / 2);
  await button(page, 'Redo').click();
  await expect.poll(async () => bareShare(await sheetOfEditor(page))).toBe(cut);

  // The mask is still there to be mended, and the whole picture with it.
  await button(page, 'Cut out').click();
  await eraseMiddle(page);
  await done(page);
  await closeEffects(page);
  await expect.poll(async () => bareShare(await sheetOfEditor(page))).toBeGreaterThan(cut);
  await expectLayers(page, [/Picture/]);

  const seen = await sheetAtRest(page);
  await order(page);
  await pay(page);
  await expectSame(seen, await documentAt(peer, printed++), surface);
  expect(foreign).toEqual([]);
});

test('[AI-02.2] [AI-03.1] a picture without a person is refused in the words of the specification, and a tool that does not load says so', async ({
  page,
}) => {
  await openCutout(page, PHOTO);
  await page.route('**/*.tflite', (route) => route.abort());
  await button(page, 'Cut out the people').click();
  await expect(screen(page).getByRole('alert')).toHaveText(/This tool could not be loaded/);
  await page.unroute('**/*.tflite');
  await button(page, 'Cut out the people').click();
  await expect(screen(page).getByRole('alert')).toHaveText(
    'Processing failed: no clear real person avatar in the picture',
  );
  await button(page, 'Close').click();
  await undo(page);
  await expectLayers(page, []);
});

const isAsking = (request: Request): boolean => request.postData()?.includes('Upload.findPeople') === true;

test('[AI-02.1] [AI-03.1] [AI-03.3] a browser without SIMD says that it cannot find people, and lets the server do it if told so', async ({
  page,
}) => {
  await page.route('**/cutout-worker*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `WebAssembly.validate = () => false;${await answer.text()}` });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isAsking(request)) asked.push(request.url());
  });
  await openCutout(page, portraitFile('astronaut'));
  await button(page, 'Cut out the people').click();
  await expect(screen(page).getByRole('alert')).toHaveText(/This browser cannot find people in pictures/);
  expect(asked).toEqual([]);
  const server = button(page, /Let our server do it/);
  // To cancel ends the call, so that the server does not work on. The button keeps the focus meanwhile.
  const ended = page.waitForEvent('requestfailed', isAsking);
  await server.press('Enter');
  await expect(button(page, 'Cancel')).toBeVisible();
  await expect(server).toBeFocused();
  await expect(server).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Cancel').click();
  await ended;
  await server.press('Enter');
  await expect(screen(page).getByRole('status')).toHaveText(/^Cut out: the faint parts go/);
  await expect(server).toBeFocused();
  expect(asked).toHaveLength(2);

  // What the server cannot do for this picture at all is not offered again.
  await page.route('**/*', async (route) => {
    if (!isAsking(route.request())) return route.fallback();
    await route.fulfill({ json: { code: 413, msg: 'too large', data: { error: 'imageTooLarge' }, count: 0 } });
  });
  await server.press('Enter');
  await expect(screen(page).getByRole('alert')).toHaveText(/Our server cannot cut out this photo/);
  await expect(server).toHaveAttribute('aria-disabled', 'true');
  await done(page);
  await closeEffects(page);
  expect(bareShare(await sheetAtRest(page))).toBeGreaterThan(0.02);
});

test('[AI-07.1] to close the screen while the result is made cancels it', async ({ page }) => {
  await openCutout(page, PHOTO);
  await screen(page).getByRole('radio', { name: 'Tap' }).check({ force: true });
  await screen(page).getByRole('application').click();
  await expect(screen(page).getByRole('status')).toHaveText(/^Cut out: the faint parts go/);
  // At once, before any file can be there.
  await screen(page).evaluate((dialog) => {
    for (const name of ['Done', 'Close']) {
      const buttons = [...dialog.querySelectorAll('button')];
      buttons.find((button) => button.ariaLabel === name || button.textContent === name)?.click();
    }
  });
  await expect(screen(page)).toBeHidden();
  await button(page, 'Cut out').click();
  await expect(screen(page).getByRole('application')).toBeVisible();
  await button(page, 'Close').click();
  // The last step is the photo itself.
  await undo(page);
  await expectLayers(page, []);
});

test('[AI-07.2] anything is cut out by a tap, by finger or by keys, without a network', async ({ page, context }) => {
  await openCutout(page, PHOTO);
  await screen(page).getByRole('radio', { name: 'Tap' }).check({ force: true });
  const picture = screen(page).getByRole('application');
  await picture.click();
  await expect(screen(page).getByText('Looking for the edges')).toBeHidden();
  await expect(screen(page).getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled', 'true');
  await context.setOffline(true);
  await picture.focus();
  for (const key of ['ArrowLeft', 'Shift+ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(screen(page).getByText('Looking for the edges')).toBeHidden();
  await failOnce(page);
  await done(page);
  await expect(screen(page).getByRole('alert')).toHaveText(/The cut-out could not be made on this device/);
  // The server cannot help with that.
  await screen(page).getByRole('radio', { name: 'People' }).check({ force: true });
  await expect(button(page, 'Cut out the people')).toBeVisible();
  await expect(button(page, /Let our server do it/)).toHaveCount(0);
  await done(page);
  await expect(screen(page)).toBeHidden();
  await closeEffects(page);
  expect(bareShare(await sheetAtRest(page))).toBeGreaterThan(0.1);
  await context.setOffline(false);
});

/** The next three sizes of a file of a canvas are not made, as on a device without the memory for them. */
async function failOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const real = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'toBlob')!;
    let tries = 3;
    HTMLCanvasElement.prototype.toBlob = function (answer) {
      tries -= 1;
      if (tries === 0) Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', real);
      answer(null);
    };
  });
}

const effect = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[AI-06.2] [AI-06.3] [ED-08] a cut-out gets an outline, a shadow and a background, one undo each, and is printed so', async ({
  page,
}) => {
  const { surface } = PHONE_MODELS.find(({ model }) => model === MODEL)!;
  await openCutout(page, portraitFile('astronaut'));
  await cutOutPeople(page);
  await done(page);
  await expect(page.getByRole('tab', { name: 'Effects' })).toBeVisible();
  const cut = await sheetAtRest(page);
  await effect(page, 'Sticker').click();
  await expect.poll(async () => differing(cut, await sheetOfEditor(page))).toBeGreaterThan(0.02);
  const sticker = await sheetAtRest(page);
  await effect(page, 'Background 2').click();
  await expect.poll(async () => differing(sticker, await sheetOfEditor(page))).toBeGreaterThan(0.1);
  const behind = await sheetAtRest(page);

  await undo(page);
  await expect.poll(async () => differing(sticker, await sheetOfEditor(page))).toBe(0);
  await undo(page);
  await expect.poll(async () => differing(cut, await sheetOfEditor(page))).toBe(0);
  await button(page, 'Redo').click();
  await button(page, 'Redo').click();
  await expect.poll(async () => differing(behind, await sheetOfEditor(page))).toBe(0);

  // The outline is a little wider with every step of its slider, and all steps in a row are one step back.
  await page.getByText('Outline', { exact: true }).last().click();
  const width = page.getByRole('slider', { name: 'Thickness' });
  for (let step = 0; step < 5; step++) await width.press('ArrowRight');
  await expect.poll(async () => differing(behind, await sheetOfEditor(page))).toBeGreaterThan(0.001);
  await button(page, 'Done').click();
  const seen = await sheetAtRest(page);
  await order(page);
  await pay(page);
  await expectSame(seen, await documentAt(peer, printed++), surface);
});

/** The share of the case that differs between two paintings. */
function differing(one: Sheet, other: Sheet): number {
  let count = 0;
  for (let i = 0; i < one.data.length; i += 4)
    if ([0, 1, 2].some((c) => Math.abs((one.data[i + c] ?? 0) - (other.data[i + c] ?? 0)) > 8)) count += 1;
  return count / (one.data.length / 4);
}
