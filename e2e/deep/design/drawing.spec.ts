import type { Sheet } from '@cpc/testkit';
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  button,
  chooseModel,
  choosePhoto,
  enterAsGuest,
  expectLayers,
  layer,
  open,
  order,
  PHOTO,
  redo,
  scanned,
  undo,
  writeText,
} from '../../lib/customer.ts';
import { type ModelServer, openModelServer } from '../../lib/model-server.ts';
import { ask } from '../../lib/session.ts';
import { hurdles } from '../../lib/watch.ts';
import { sheetAtRest, sheetOfEditor } from '../../lib/sheets.ts';
import { type OpenShop, openShop, PHONE } from '../../lib/shop.ts';

test.use(PHONE);

const MODEL = 'iPhone 16';
const MOSQUE = 'مسجد في الليل مع هلال';
const words = (at: Page | Locator) => at.getByLabel('What shall we draw?');
const tool = (page: Page) => page.getByRole('dialog', { name: 'Draw from words' });
const results = (at: Page | Locator) => at.getByRole('button', { name: /^See picture \d large$/ });

async function openPage(page: Page, origin: string): Promise<void> {
  await open(page, origin, '/pages/index/ai_painting');
  await expect(page).toHaveTitle('Draw from words');
  await expect(words(page)).toBeVisible();
}

async function draw(at: Page | Locator, prompt: string): Promise<void> {
  await words(at).fill(prompt);
  await at.getByRole('button', { name: 'Draw it' }).click();
}

/** Opens the tool over the studio. */
async function openTool(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Draw it', exact: true }).click();
  await expect(words(tool(page))).toBeVisible();
  return tool(page);
}

test.describe('with the embedded illustrator', () => {
  let shop: OpenShop;

  test.beforeAll(async () => {
    shop = await openShop({ printer: 'simulated', env: { DRAWINGS_PER_CUSTOMER: '4' } });
  });

  test.afterAll(async () => {
    await shop?.stop();
  });

  test('[AI-01.1] [AI-04.1] [AI-06.1] [AI-06.2] [RT-12] Arabic words become four pictures, one of them a layer that is edited, undone and ordered', async ({
    page,
  }) => {
    await enterAsGuest(page, shop.origin);
    await chooseModel(page, MODEL);
    await openPage(page, shop.origin);
    expect(await hurdles(page)).toEqual([]);
    await button(page, 'Draw it').click();
    await expect(page.getByText("Sorry, you haven't entered anything yet")).toBeVisible();
    await expect(words(page)).toBeFocused();
    let lists = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('s=Drawing.list')) lists += 1;
    });
    await draw(page, MOSQUE);
    await expect(page.getByRole('progressbar')).toBeAttached();
    await expect(results(page)).toHaveCount(4);
    // At its beginning and at its end: what a page tells other tabs it does not hear itself.
    expect(lists).toBeLessThanOrEqual(2);
    await expect(page.getByRole('status').filter({ hasText: '4 pictures are ready.' })).toBeAttached();
    expect(await hurdles(page)).toEqual([]);
    await results(page).first().press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('img', { name: 'Picture 2' })).toBeVisible();
    expect(await hurdles(page)).toEqual([]);
    await button(page, `Put it on my ${MODEL}`).click();
    await expect(layer(page, /Picture/)).toBeVisible();

    await undo(page);
    await expectLayers(page, []);
    await redo(page);
    await expectLayers(page, [/Picture/]);
    await writeText(page, 'سلام');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('toolbar')).toBeHidden();
    const before = await sheetAtRest(page);
    await page.reload();
    await expectLayers(page, [/Picture/, /سلام/]);
    const after = await sheetAtRest(page);
    // The screen has a smaller picture of it now than at first.
    expect(meanDifference(before, after)).toBeLessThan(4);
    // It was drawn for this surface: it covers the case, so no finding stops the order.
    await order(page);
  });

  test('[AI-01.4] [AI-05.1] unknown words, refused words, the quota and a lost network are told, with what to do next', async ({
    page,
    context,
  }) => {
    await enterAsGuest(page, shop.origin);
    await openPage(page, shop.origin);
    await draw(page, 'a massacre');
    await expect(page.getByText('No harm done: it cost you nothing.')).toBeVisible();
    await draw(page, 'animal');
    await expect(page.getByText(/Not drawn: .?animal/u)).toBeVisible();
    await expect(page.getByText('We know none of these words yet.')).toBeVisible();
    await button(page, 'dog').click();
    await expect(words(page)).toHaveValue('dog');
    await draw(page, 'a puppy and a qwrtzx');
    const told = page.getByRole('region', { name: 'Before we draw' });
    await expect(told).toBeFocused();
    await expect(told).toContainText('Instead of “puppy” we draw: dog');
    await expect(told).toContainText(/Not drawn: .?qwrtzx/u);
    expect(await hurdles(page)).toEqual([]);
    await button(page, 'Draw it like this').click();
    await expect(results(page)).toHaveCount(4);
    await expect(page.getByText('Only 3 drawings left for now')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('No network. Your words stay here until it is back.')).toBeVisible();
    await expect(button(page, 'Draw four more')).toBeDisabled();
    await context.setOffline(false);
    for (const left of ['Only 2 drawings left', 'Only 1 drawing left', 'All drawings are used up for now']) {
      await button(page, 'Draw four more').click();
      await expect(results(page)).toHaveCount(0);
      await expect(results(page)).toHaveCount(4);
      await expect(page.getByText(left)).toBeVisible();
    }
    await expect(button(page, 'Draw four more')).toBeDisabled();
  });
});

test.describe('the picture kit', () => {
  let shop: OpenShop;

  test.beforeAll(async () => {
    shop = await openShop({});
  });

  test.afterAll(async () => {
    await shop?.stop();
  });

  test('[AI-01.1] [AI-01.4] pictures write the words, by touch and by keys, and what is written is drawn as it says', async ({
    page,
  }) => {
    await enterAsGuest(page, shop.origin);
    await openPage(page, shop.origin);
    const tile = (name: string) => page.getByRole('radio', { name, exact: true });
    await page.getByText('fox', { exact: true }).click();
    await page.getByText('forest', { exact: true }).click();
    await expect(words(page)).toHaveValue('fox, forest');
    await tile('fox').press('ArrowRight');
    await expect(words(page)).toHaveValue('panda, forest');
    await expect(tile('panda')).toBeFocused();
    await page.getByText('panda', { exact: true }).click();
    await expect(words(page)).toHaveValue('forest');
    await words(page).fill('my cat in space');
    await expect(tile('cat')).toBeChecked();
    await page.getByText('moon', { exact: true }).click();
    await expect(words(page)).toHaveValue('my cat in space, moon');
    expect(await hurdles(page)).toEqual([]);
    await button(page, 'Draw it').click();
    await expect(results(page)).toHaveCount(4);
    await expect(page.getByText(/Not drawn/u)).toBeHidden();
  });
});

test.describe('with a model server', () => {
  let shop: OpenShop;
  let server: ModelServer;

  test.beforeAll(async () => {
    server = await openModelServer();
    shop = await openShop({ env: server.env });
  });

  test.afterAll(async () => {
    await shop?.stop();
    await server?.stop();
  });

  test('[AI-01.3] [AI-01.4] [AI-03.1] who draws is named, and a fault of the model server is told and mended by one tap', async ({
    page,
  }) => {
    await enterAsGuest(page, shop.origin);
    await openPage(page, shop.origin);
    await expect(page.getByText('Drawn by an AI model on a server. Your words are sent there.')).toBeVisible();
    server.standin.misbehave('html');
    await draw(page, 'a lighthouse');
    await expect(page.getByText('It cost you nothing. Try again in a moment.')).toBeVisible();
    await button(page, 'Try again').click();
    await expect(results(page)).toHaveCount(4);
    await closeWhileTaking(page, page, 'Choose a phone for it');
    await results(page).first().click();
    await button(page, 'Choose a phone for it').click();
    await expect(page.getByRole('heading', { name: 'Choose your phone' })).toBeVisible();
  });

  test('[AI-01.2] [AI-04.1] a drawing goes on while the tool is closed, a second tab shows it, and variations follow', async ({
    page,
    context,
  }) => {
    await enterAsGuest(page, shop.origin);
    await chooseModel(page, MODEL);
    const first = await openTool(page);
    await draw(first, '🐼 🎈');
    await expect(first.getByRole('progressbar')).toBeAttached();
    await button(page, 'Close').click();
    await expect(tool(page)).toBeHidden();
    const second = await context.newPage();
    await openPage(second, shop.origin);
    await expect(results(second)).toHaveCount(4);
    const again = await openTool(page);
    await expect(results(again)).toHaveCount(4);
    await results(again).nth(2).click();
    await expect(button(page, 'Four more like this')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Four more like this')).toBeHidden();
    await expect(words(again)).toBeVisible();
    await results(again).nth(2).click();
    server.standin.misbehave('slow');
    await button(page, 'Four more like this').click();
    await button(page, 'Stop drawing').click();
    await button(page, 'Try again').click();
    await expect(again.getByRole('progressbar')).toBeAttached();
    await expect(results(again)).toHaveCount(4);
    await expect(again.getByRole('button', { name: 'Show the pictures of: 🐼 🎈' })).toHaveCount(3);
    await expect(second.getByRole('button', { name: 'Show the pictures of: 🐼 🎈' })).toHaveCount(3);
    await closeWhileTaking(page, again, 'Put it on the case');
    await results(again).first().click();
    await button(page, 'Put it on the case').click();
    await expect(tool(page)).toBeHidden();
    await expectLayers(page, [/Picture/]);
    await undo(page);
    await expectLayers(page, []);
    const drawings = await ask<readonly { readonly variation_of: { readonly number: number } | null }[]>(
      page,
      'Drawing.list',
    );
    expect(drawings.map(({ variation_of }) => variation_of?.number)).toEqual([2, 2, undefined]);
  });

  test('[AI-01.2] [AI-04.1] a drawing is stopped, forgotten and begun from pictures in the language of the page', async ({
    page,
  }) => {
    await page.goto(scanned(shop.origin).replace('en-us', 'ar-ar'));
    await button(page, 'ابدأ التصميم').click();
    await expect(page).toHaveURL(/allSelect/);
    await button(page, /ارسم بالكلمات/).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByText('جبال', { exact: true }).click();
    await page.getByText('غروب', { exact: true }).click();
    await expect(page.getByLabel('ماذا نرسم لك؟')).toHaveValue('جبال، غروب');
    await page.getByRole('radio', { name: 'رصاص' }).check({ force: true });
    server.standin.misbehave('slow');
    await page.getByRole('button', { name: 'ارسم', exact: true }).click();
    await button(page, 'أوقف الرسم').click();
    await expect(page.getByText('توقّف الرسم، وكلماتك ما زالت هنا.').last()).toBeVisible();
    await page.getByRole('button', { name: 'ارسم', exact: true }).click();
    await expect(page.getByRole('button', { name: /^اعرض الصورة/ })).toHaveCount(4);
    await button(page, /^احذف/).last().click();
    await expect(button(page, /^احذف/)).toHaveCount(1);
    await page.setViewportSize({ width: 1280, height: 800 });
    await button(page, 'تراجع').click();
    await expect(button(page, /^احذف/)).toHaveCount(2);
    await expect(button(page, /^اعرض صور/).last()).toBeFocused();
    await button(page, /^احذف/).last().click();
    await expect(button(page, 'تراجع')).toBeVisible();
    await page.reload();
    await expect.poll(async () => (await ask<readonly unknown[]>(page, 'Drawing.list')).length).toBe(1);
  });
});

test.describe('with a model server and two drawings for each customer', () => {
  let shop: OpenShop;
  let server: ModelServer;

  test.beforeAll(async () => {
    server = await openModelServer();
    shop = await openShop({ env: { ...server.env, DRAWINGS_PER_CUSTOMER: '2' } });
  });

  test.afterAll(async () => {
    await shop?.stop();
    await server?.stop();
  });

  test('[AI-06.2] [AI-08] a photo is redrawn in another style, its original stays, and undo brings it back', async ({
    page,
  }) => {
    await enterAsGuest(page, shop.origin);
    await chooseModel(page, MODEL);
    await choosePhoto(page, PHOTO);
    await expect(page.getByText('Uploading').or(button(page, 'Upload again'))).toBeHidden();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('tab', { name: 'Improve' }).click();
    await expect(button(page, 'Redraw it')).toBeEnabled();
    const photo = await sheetAtRest(page);
    await page.getByRole('radio', { name: 'Anime' }).check({ force: true });
    await button(page, 'Redraw it').click();
    await button(page, 'Picture 2').click();
    await expect.poll(async () => differs(photo, await sheetOfEditor(page))).toBe(true);
    expect(server.standin.drawings.at(-1)?.restyles).toBe(true);
    await button(page, 'Back to the original').click();
    await expect.poll(async () => differs(photo, await sheetOfEditor(page))).toBe(false);
    await undo(page);
    await expect.poll(async () => differs(photo, await sheetOfEditor(page))).toBe(true);
    await undo(page);
    await expect.poll(async () => differs(photo, await sheetOfEditor(page))).toBe(false);
    await expectLayers(page, [/Picture/]);
    await expect(page.getByRole('alert').filter({ hasText: 'All drawings are used up' })).toHaveCount(0);
    await button(page, 'Redraw it').click();
    await expect(page.getByRole('alert').filter({ hasText: 'All drawings are used up' })).toBeVisible();
    await expect(button(page, 'Redraw it')).toBeDisabled();
    await openPage(page, shop.origin);
    await expect(button(page, 'Delete: A photo in another style')).toHaveCount(2);
  });
});

/** Takes a result and closes its large view before its file has come. It must not land anywhere then. */
async function closeWhileTaking(page: Page, at: Page | Locator, take: string): Promise<void> {
  const file = /\/api\/picture\/.*size=full/;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(file);
  await results(at).first().click();
  await button(page, take).click();
  const request = await asked;
  await page.keyboard.press('Escape');
  await expect(button(page, take)).toBeHidden();
  release();
  await (await request.response())?.finished();
  await page.unroute(file);
}

/** Whether the case shows something else. */
function differs({ data }: Sheet, other: Sheet): boolean {
  return Buffer.compare(Buffer.from(data), Buffer.from(other.data)) !== 0;
}

/** Of 255, over all channels. */
function meanDifference({ data }: Sheet, other: Sheet): number {
  expect(data.length).toBe(other.data.length);
  return (
    Uint8Array.from(data).reduce((sum, value, at) => sum + Math.abs(value - (other.data[at] ?? 0)), 0) / data.length
  );
}
