import * as odd from '@cpc/api/testing/pictures';
import { expect, type Page, type Response, type Route, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import {
  button,
  chooseModel,
  chooseFile,
  enterAsGuest,
  expectLayers,
  fillBackground,
  order,
  pay,
  PHOTO,
  redo,
  undo,
  writeText,
} from '../../lib/customer.ts';
import { bombPng, file, largePhoto, textNamedPng, truncatedJpeg } from '../../lib/pictures.ts';
import { farthestOff, ODD_PICTURES, type OddPicture } from '../../lib/odd-pictures.ts';
import { quartersOf } from '../../lib/sheets.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated' });

async function studio(page: Page): Promise<void> {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
}

/** The same upload with another file in it, as if it had been damaged on the way. */
function uploadOf(route: Route, file: string) {
  const head = 'Content-Disposition: form-data; name="file"; filename="photo.jpg"\r\nContent-Type: image/jpeg';
  return {
    headers: { ...route.request().headers(), 'content-type': 'multipart/form-data; boundary=part' },
    postData: Buffer.concat([
      Buffer.from(`--part\r\n${head}\r\n\r\n`),
      readFileSync(file),
      Buffer.from('\r\n--part--\r\n'),
    ]),
  };
}

const REFUSED: readonly (readonly [what: string, make: () => string | Promise<string>, message: string])[] = [
  ['a text that is called a picture', textNamedPng, 'Must be of image type'],
  ['a PNG bomb of 400 megapixels', bombPng, 'This picture is too large.'],
  ['a JPEG that was cut off', truncatedJpeg, 'This picture is damaged'],
];

for (const [what, make, message] of REFUSED) {
  test(`[SE-04] [AP-06.1] ${what} is refused with a message, and the design stays unchanged`, async ({ page }) => {
    await studio(page);
    await writeText(page, 'Kept');
    await chooseFile(page, await make());
    await expect(page.getByText(message)).toBeVisible();
    await expectLayers(page, [/Kept/]);
    await order(page);
  });
}

test('[AP-06.1] [ED-05.1] a picture that the server finds broken is removed, and nothing else', async ({ page }) => {
  await studio(page);
  await writeText(page, 'Kept');
  await page.route('**/api/upload/picture', (route) => route.continue(uploadOf(route, truncatedJpeg())));
  await chooseFile(page, PHOTO);
  await expect(page.getByText('This picture is damaged')).toBeVisible();
  await expectLayers(page, [/Kept/]);
  await undo(page);
  await expectLayers(page, []);
  await redo(page);
  await order(page);
});

test('[AP-06.2] a picture of 40 megapixels is accepted and ordered', async ({ page }) => {
  await studio(page);
  await chooseFile(page, await largePhoto());
  await expectLayers(page, [/Picture/]);
  await order(page);
  await pay(page);
});

test('[RT-10.1] an empty case cannot be ordered in any way', async ({ page }) => {
  await studio(page);
  await button(page, /^Next/).click();
  await expect(page.getByText('Add a picture, a text or a colour first')).toBeVisible();
  await page.goto(page.url().replace('/index/index_phone', '/mine/goodsordersize'));
  await expect(page.getByText('There is nothing on it yet')).toBeVisible();
  await page.goto(page.url().replace('goodsordersize', 'order'));
  await expect(page.getByText('There is nothing on it yet')).toBeVisible();
  await button(page, 'Change the design').click();
  await fillBackground(page);
  await order(page);
});

test('[ED-03.9] [ED-05.4] an empty text is refused, and both ends of the history say so', async ({ page }) => {
  await studio(page);
  await button(page, 'Text').click();
  await button(page, 'Done').click();
  await expect(page.getByText("Sorry, you haven't entered anything yet")).toBeVisible();
  await page.getByLabel('Your text').fill('   ');
  await button(page, 'Done').click();
  await expect(page.getByText("Sorry, you haven't entered anything yet")).toBeVisible();
  await button(page, 'Cancel').click();
  await expectLayers(page, []);
  await undo(page);
  await expect(page.getByText('already the first step')).toBeVisible();
  await button(page, 'Redo').click();
  await expect(page.getByText('already the next step')).toBeVisible();
});

/** The picture on the case shows its four quarters in the right places. */
async function expectQuarters(page: Page, picture: OddPicture): Promise<void> {
  const off = async () => farthestOff(await quartersOf(page, /Picture/), picture);
  await expect.poll(off).toBeLessThanOrEqual(picture.within);
}

for (const [what, picture] of Object.entries(ODD_PICTURES)) {
  test(`[AP-06.3] [ED-08] a picture ${what} is shown upright in its colours, before and after the upload`, async ({
    page,
  }) => {
    await studio(page);
    await chooseFile(page, file(picture.name, await picture.bytes()));
    await expectLayers(page, [/Picture/]);
    await expectQuarters(page, picture);
    await expect(page.getByText('Uploading')).toBeHidden();
    await page.reload();
    await expectLayers(page, [/Picture/]);
    await expectQuarters(page, picture);
  });
}

test('[AP-06.3] only the first frame of an animation is used, and a message says so', async ({ page }) => {
  await studio(page);
  await chooseFile(page, file('dance.png', await odd.animatedPng()));
  await expect(page.getByText('Only the first frame of this animation is printed.')).toBeVisible();
  await expectQuarters(page, { name: '', bytes: odd.animatedPng, colours: odd.QUARTERS, within: 12 });
  await undo(page);
  await chooseFile(page, file('dance.gif', await odd.gif()));
  await expect(page.getByText('Must be of image type')).toBeVisible();
  await expectLayers(page, []);
});

test('[BR-03.1] a HEIC that this browser cannot open shows a way out, and nothing is added', async ({ page }) => {
  await studio(page);
  await chooseFile(page, file('IMG_0001.heic', odd.heic()));
  await expect(page.getByText('This device cannot open this picture.')).toBeVisible();
  await expectLayers(page, []);
});

/** The width of a text on the case, px: no two typefaces have the same width. */
const widthOf = async (page: Page): Promise<number> =>
  Math.round((await page.locator('[data-layer]').and(page.getByLabel(/Text/)).boundingBox())?.width ?? 0);

/** The width once the font has loaded and the width no longer changes: before that the box is an estimate. */
async function settledWidth(page: Page, letters: Promise<Response>): Promise<number> {
  await (await letters).finished();
  let before = 0;
  await expect(async () => {
    const now = await widthOf(page);
    const still = now > 0 && now === before;
    before = now;
    expect(still).toBe(true);
  }).toPass({ intervals: [1_000] });
  return before;
}

test('[ED-03.13] a typeface that fails to load is reported; the default is used until it loads', async ({ page }) => {
  await studio(page);
  const letters = page.waitForResponse(/\/fonts\/source-han-sans\/\d+\.ttf/);
  await writeText(page, 'Words');
  const plain = await settledWidth(page, letters);
  const missing = '**/fonts/pacifico**';
  await page.route(missing, (route) => route.abort());
  await button(page, 'Edit').click();
  await page.getByRole('tab', { name: 'Font' }).click();
  await page.getByLabel('Search fonts').fill('Pacifico');
  await button(page, 'Pacifico').click();
  await expect(page.getByText('This font did not load; the standard one stands in until it does.')).toBeVisible();
  await button(page, 'Done').click();
  await expect.poll(() => widthOf(page)).toBe(plain);
  await page.unroute(missing);
  await expect.poll(() => widthOf(page)).not.toBe(plain);
});
