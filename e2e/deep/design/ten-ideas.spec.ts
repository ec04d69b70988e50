import { PHONE_MODELS } from '@cpc/content';
import { portraitFile } from '@cpc/cutout/testing';
import { expect, type Page, test } from '@playwright/test';
import {
  button,
  chooseFile,
  chooseModel,
  choosePhoto,
  enterAsGuest,
  expectLayers,
  fillBackground,
  layer,
  modelTile,
  open,
  order,
  pay,
  PHOTO,
  undo,
} from '../../lib/customer.ts';
import { documentAt, expectSame } from '../../lib/prints.ts';
import { sheetAtRest } from '../../lib/sheets.ts';
import { PHONE, sharedPrintingShop } from '../../lib/shop.ts';

test.use(PHONE);

const MODEL = 'iPhone 16';

const { shop, peer } = sharedPrintingShop();

const offer = (page: Page) => button(page, 'Ten ideas from your photo');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Ten ideas from your photo' });
const slides = (page: Page) => sheet(page).getByRole('list', { name: 'Ideas' }).getByRole('listitem');
/** The name of the idea in the middle, and its place among the ten. */
const shown = (page: Page) => sheet(page).getByRole('status');

async function beginWithPhoto(page: Page, photo = PHOTO): Promise<void> {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, MODEL);
  await choosePhoto(page, photo);
}

const PORTRAIT = portraitFile('astronaut');
const idea = (page: Page, name: string) => sheet(page).getByRole('listitem', { name });
/** The names of the ideas, in their places. */
const names = (page: Page) => slides(page).evaluateAll((all) => all.map((one) => one.ariaLabel));
/** How long the models may take to find a person, ms. */
const MAX_WAIT_MS = 240_000;

/** Holds the models back. @returns lets them through */
async function holdModels(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.tflite', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}

const expectPainted = (page: Page) => expect(sheet(page).locator('canvas[data-painted]')).toHaveCount(10);

/** Opens the ten, and waits until all are painted. */
async function openTen(page: Page): Promise<void> {
  await offer(page).click();
  await expectPainted(page);
}

/** Letters the ideas, and waits until all are painted with it. */
async function letter(page: Page, words: string): Promise<void> {
  await sheet(page).getByLabel('Name or motto').fill(words);
  await expectPainted(page);
}

test('[ED-13.5] [ED-13.6] ten ideas from the first photo: swiped through, one is used and paid', async ({ page }) => {
  await beginWithPhoto(page);
  await offer(page).click();
  await expect(slides(page)).toHaveCount(10);
  await expect(sheet(page).locator('canvas[data-painted]')).toHaveCount(10);
  await expect(shown(page)).toContainText('1 of 10');
  // A swipe of a finger scrolls the list; it rests on the next idea.
  await sheet(page)
    .getByRole('list', { name: 'Ideas' })
    .evaluate((list) => list.scrollBy({ left: list.clientWidth * 0.7, behavior: 'smooth' }));
  await expect(shown(page)).toContainText('2 of 10');
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toContainText('Instant photo');
  await button(page, 'Idea before').click();
  await expect(shown(page)).toContainText('Blocks of colour');
  await letter(page, 'Rocky');
  await expect(sheet(page).getByText(/^iPhone 16 · /)).toBeVisible();
  await button(page, /Use and pay €\d/).click();
  await expect(button(page, /Buy now/)).toBeVisible();
  await page.goBack();
  await expect(layer(page, /Rocky/)).toBeVisible();
  await undo(page);
  await expectLayers(page, [/Picture/]);
});

test('[ED-13.5] [ED-13.6] an idea that is used is edited like any design; ten others come with one tap', async ({
  page,
}) => {
  const release = await holdModels(page);
  await beginWithPhoto(page);
  await offer(page).click();
  await expect(slides(page)).toHaveCount(10);
  await button(page, 'Ten more').click();
  // A tap on an idea that is not painted yet is kept until it is.
  const use = button(page, 'Use this one');
  expect(await use.isEnabled()).toBe(true);
  await use.click();
  release();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByText('“Full photo” is on your case')).toBeVisible();
  await expect(button(page, 'Undo')).toBeEnabled();
  await expect(layer(page, /Picture/)).toBeVisible();
  await undo(page);
  await expect(offer(page)).toBeVisible();
});

test('[ED-13.5] [ED-13.6] [ED-07.3] a photo chosen first begins a new design with ten ideas; the design before stays', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, MODEL);
  await fillBackground(page);
  await open(page, shop.origin, '/pages/index/allSelect?id=demo');
  await expect(button(page, /Start with a photo/)).toBeVisible();
  await chooseFile(page, PHOTO);
  // The photo is on the case while its shell is chosen, and is still there after a reload.
  await modelTile(page, 'iPhone 16').click();
  await expect(page.locator('image[href^="blob:"]')).toBeAttached();
  await page.reload();
  await expect(page.locator('image[href^="blob:"]')).toBeAttached();
  await page.getByRole('group', { name: 'Colour' }).getByRole('radio').nth(1).click();
  await expect(page.locator('image[href^="blob:"]')).toBeAttached();
  await button(page, /Design it/).click();
  await expect(sheet(page).locator('canvas[data-painted]')).toHaveCount(10);
  await button(page, 'Use this one').click();
  await expect(layer(page, /Picture/)).toBeVisible();
  await undo(page);
  await expectLayers(page, [/Picture/]);
  // Chosen once: a reload continues the design, and opens no ideas.
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  await open(page, shop.origin, '/pages/mine/works');
  await expect(page.getByRole('listitem').filter({ hasText: 'iPhone 16' })).toHaveCount(2);
});

test('[ED-13.6] the offer can be put off, and is not there for a design with more than a photo', async ({ page }) => {
  await beginWithPhoto(page);
  await offer(page).click();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await button(page, 'Not now').click();
  await expect(offer(page)).toBeHidden();
  await expectLayers(page, [/Picture/]);
});

test.describe('a photo of a person', () => {
  test.use({ deviceScaleFactor: 2 });

  test('[ED-13.7] [AI-06.1] [AI-07.1] the person comes cut out among the ten, is used, mended, and printed as it is seen', async ({
    page,
  }) => {
    await beginWithPhoto(page, PORTRAIT);
    await openTen(page);
    await expect(idea(page, 'Cut out as a sticker')).toBeAttached({ timeout: MAX_WAIT_MS });
    await expect(idea(page, 'Out of the frame')).toBeAttached();
    await expect(slides(page)).toHaveCount(10);
    await expect(shown(page)).toContainText('1 of 10');
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
    await expect(shown(page)).toContainText('Cut out as a sticker');
    await letter(page, 'Rocky');
    await button(page, 'Use this one').click();
    // The person is cut out in the size of a print first.
    await expect(sheet(page)).toBeHidden({ timeout: MAX_WAIT_MS });
    await expect(layer(page, /Rocky/)).toBeVisible();

    // The original is kept: what was cut off can be brought back, and more can be taken away.
    await layer(page, /Picture/).press('Enter');
    await button(page, 'Cut out').click();
    const screen = page.getByRole('dialog', { name: 'Cut out' });
    await screen.getByRole('radio', { name: 'Brush' }).check({ force: true });
    const box = await screen.getByRole('application').boundingBox();
    if (!box) throw new Error('the picture is not shown');
    await page.mouse.move(box.x + box.width / 2 - 40, box.y + box.height / 2 + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2 + 60, { steps: 4 });
    await page.mouse.up();
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('tab', { name: 'Effects' })).toHaveAttribute('aria-selected', 'true');
    await button(page, 'Done').click();

    const seen = await sheetAtRest(page);
    await order(page);
    await pay(page);
    const { surface } = PHONE_MODELS.find(({ model }) => model === MODEL)!;
    // The portrait has 512 pixels: at the edges of so large ones, screen and print round differently.
    await expectSame(seen, await documentAt(peer, 0), surface, 0.008);
  });

  test('[ED-13.7] what was seen stays in its place: the cut-out person comes behind it', async ({ page }) => {
    const release = await holdModels(page);
    await beginWithPhoto(page, PORTRAIT);
    await openTen(page);
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
    await expect(shown(page)).toContainText('Stamp');
    await expect(shown(page)).toContainText('4 of 10');
    const before = await names(page);
    release();
    await expect(idea(page, 'Cut out as a sticker')).toBeAttached({ timeout: MAX_WAIT_MS });
    await expect(shown(page)).toContainText('Stamp');
    const after = await names(page);
    expect(after.slice(0, 5)).toEqual(before.slice(0, 5));
    expect(after.indexOf('Cut out as a sticker')).toBeGreaterThan(4);
  });

  test('[ED-13.7] to leave the ideas ends the search for the person', async ({ page }) => {
    const release = await holdModels(page);
    await beginWithPhoto(page, PORTRAIT);
    const started = page.waitForEvent('worker', (worker) => worker.url().includes('cutout-worker'));
    await openTen(page);
    const worker = await started;
    const ended = worker.waitForEvent('close');
    await page.keyboard.press('Escape');
    await ended;
    release();
    await expect(offer(page)).toBeVisible();
  });

  test('[ED-13.7] models that do not load change nothing, and where data shall be saved none is asked for', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route('**/*.tflite', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await beginWithPhoto(page, PORTRAIT);
    const ended = page
      .waitForEvent('worker', (worker) => worker.url().includes('cutout-worker'))
      .then((worker) => worker.waitForEvent('close', { timeout: MAX_WAIT_MS }));
    await openTen(page);
    const before = await names(page);
    await ended;
    expect(asked.length).toBeGreaterThan(0);
    expect(await names(page)).toEqual(before);
    await expect(sheet(page).getByRole('alert')).toBeHidden();
    await page.keyboard.press('Escape');

    await page.evaluate(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    const workers = page.workers().length;
    await openTen(page);
    await button(page, 'Use this one').click();
    // The person is cut out in the size of a print first.
    await expect(sheet(page)).toBeHidden({ timeout: MAX_WAIT_MS });
    expect(page.workers()).toHaveLength(workers);
  });
});

test.describe('in a language that is written from right to left', () => {
  test.use({ locale: 'ar' });

  test('[ED-13.6] [LG-04.1] the ten are swiped from right to left', async ({ page }) => {
    await page.goto(`${shop.origin}/#/pages/login/select_login?machine_id=demo&language=ar-ar`);
    await page.getByRole('button', { name: 'ابدأ التصميم' }).click();
    await page.getByRole('button', { name: /^غطاء هاتف/ }).click();
    await modelTile(page, 'iPhone 16').click();
    await page.getByRole('button', { name: /صمّمه/ }).click();
    await page.locator('input[type=file]').setInputFiles(PHOTO);
    await page.getByRole('button', { name: 'عشر أفكار من صورتك' }).click();
    const at = page.getByRole('dialog').getByRole('status');
    await expect(at).toContainText('صورة كاملة');
    await page.keyboard.press('ArrowLeft');
    await expect(at).toContainText('مساحات لونية');
    await page
      .getByRole('list', { name: 'أفكار', exact: true })
      .evaluate((list) => list.scrollBy({ left: -list.clientWidth * 0.7, behavior: 'smooth' }));
    await expect(at).toContainText('صورة فورية');
  });
});
