import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { beginDesign, button, choosePhoto, order, pay, PHOTO, writeText } from '../../lib/customer.ts';
import { type OpenShop, openShop, PHONE } from '../../lib/shop.ts';

/** Chromium's own software renderer: the test machine has no graphics card. */
const DRAWS_SOLIDS = ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'];
/** Drawing by the processor takes a while, ms. */
const MAX_WAIT_MS = 240_000;

let shop: OpenShop;
let browser: Browser;

test.beforeAll(async () => {
  shop = await openShop({ printer: 'simulated' });
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: DRAWS_SOLIDS });
});

test.afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

/** What a page handed to the system's sheet. */
interface Shared {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/** A phone whose system takes files. @param without what its browser lacks */
async function phone(without: readonly string[] = []): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.addInitScript((lacking) => {
    for (const name of lacking) Reflect.deleteProperty(globalThis, name);
    const shared: unknown[] = [];
    const share = async ({ files }: ShareData) => {
      const [file] = files ?? [];
      const address = await new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.readAsDataURL(file ?? new Blob());
      });
      shared.push({ name: file?.name, type: file?.type, base64: String(address).split(',')[1] });
    };
    Object.assign(navigator, { canShare: () => true, share });
    Object.assign(globalThis, { shared });
  }, without);
  return page;
}

async function openSheet(page: Page): Promise<void> {
  await button(page, 'Preview').click();
  await button(page, 'Show it to friends').click();
  await expect(page.getByRole('dialog', { name: 'Show it to friends' })).toBeVisible();
}

/** Makes one of the choices and shares it. */
async function share(page: Page, choice: RegExp): Promise<Shared & { readonly file: string }> {
  await button(page, choice).click();
  await button(page, 'Share it').click({ timeout: MAX_WAIT_MS });
  const given = () => page.evaluate(() => (globalThis as unknown as { readonly shared: Shared[] }).shared.at(-1));
  await expect.poll(given).toBeDefined();
  const shared = (await given()) as Shared;
  const file = test.info().outputPath(shared.name);
  writeFileSync(file, Buffer.from(shared.base64, 'base64'));
  await button(page, 'Make another one').click();
  return { ...shared, file };
}

/** What ffprobe reads in a clip. */
function probe(file: string): { readonly width: number; readonly height: number; readonly seconds: number } {
  const fields = ['-show_entries', 'stream=width,height:format=duration', '-of', 'json'];
  const { streams, format } = JSON.parse(
    execFileSync('ffprobe', ['-v', 'error', ...fields, file], { encoding: 'utf8' }),
  );
  return { ...streams[0], seconds: Number(format.duration) };
}

/** Frames of a clip, decoded by ffmpeg: small pictures. @param from seconds, negative from the end */
function frame(file: string, from: number): Promise<Buffer> {
  const seek = from < 0 ? ['-sseof', String(from)] : ['-ss', String(from)];
  const out = ['-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-'];
  const png = execFileSync('ffmpeg', ['-v', 'error', ...seek, '-i', file, ...out], { maxBuffer: 2 ** 25 });
  return sharp(png).toBuffer();
}

/** The mean colour of a part of a picture, given in shares of it. */
async function colourAt(picture: Buffer | string, x: number, y: number): Promise<readonly number[]> {
  const { width, height } = await sharp(picture).metadata();
  const box = { left: Math.round(x * width) - 8, top: Math.round(y * height) - 8, width: 16, height: 16 };
  const { channels } = await sharp(await sharp(picture).extract(box).toBuffer()).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

/** The sky-blue of the background, as light on the goods may change it. */
async function expectSkyBlue(picture: Buffer | string, x: number, y: number): Promise<void> {
  const [red = 0, green = 0, blue = 0] = await colourAt(picture, x, y);
  expect(blue - red).toBeGreaterThan(50);
  expect(blue - green).toBeGreaterThan(0);
}

test('[ED-09.3] the clip of a case’s making is made without a network, and its last frame shows the case', async () => {
  test.slow();
  const page = await phone();
  await beginDesign(page, shop.origin);
  await writeText(page, 'Rocky');
  await openSheet(page);
  await expect(button(page, /^How it was made/)).toBeVisible();
  await button(page, /^A turning clip/).click();
  await button(page, 'Cancel').click();
  await page.context().setOffline(true);
  const { type, name, file } = await share(page, /^How it was made/);
  expect([type, name]).toEqual(['video/mp4', 'iPhone-16.mp4']);
  const { seconds, ...size } = probe(file);
  expect(size).toEqual({ width: 720, height: 1280 });
  expect(seconds).toBeGreaterThan(8);
  expect(seconds).toBeLessThan(12);
  // Blank at first, half printed in between, whole at the end.
  const blank = await colourAt(await frame(file, 0.4), 0.5, 0.6);
  expect(Math.max(...blank) - Math.min(...blank)).toBeLessThan(50);
  await expectSkyBlue(await frame(file, -0.2), 0.5, 0.42);
  await page.context().close();
});

test('[ED-09.3] [ED-09.4] without an encoder clips are recorded; without a recorder there is the picture, and a sentence', async () => {
  test.slow();
  const page = await phone(['VideoEncoder']);
  await beginDesign(page, shop.origin);
  await choosePhoto(page, PHOTO);
  await openSheet(page);
  // A hidden page draws nothing: rather no clip than half of one.
  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' }),
  );
  await button(page, /^A turning clip/).click();
  await expect(page.getByRole('alert')).toContainText('The clip was cut off', { timeout: MAX_WAIT_MS });
  await page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'));
  const clip = await share(page, /^A turning clip/);
  expect(clip.type).toMatch(/^video\/(mp4|webm)$/);
  const [front, side] = [await frame(clip.file, 0.1), await frame(clip.file, 2)];
  expect(await colourAt(front, 0.5, 0.5)).not.toEqual(await colourAt(side, 0.5, 0.5));
  await page.context().close();

  const plain = await phone(['VideoEncoder', 'MediaRecorder']);
  await beginDesign(plain, shop.origin);
  await openSheet(plain);
  await expect(plain.getByText('This browser cannot make clips')).toBeVisible();
  await expect(button(plain, /clip/)).toHaveCount(0);
  const { file, type } = await share(plain, /^A picture/);
  expect(type).toBe('image/jpeg');
  expect(await sharp(file).metadata()).toMatchObject({ width: 1536, height: 1920 });
  await expectSkyBlue(file, 0.5, 0.5);
  await plain.context().close();
});

test('[ED-12.8] [ED-09.4] a paid order is shown as a picture; where nothing takes files, it is saved and the link copied', async () => {
  test.slow();
  const page = await phone();
  await beginDesign(page, shop.origin);
  await order(page);
  await pay(page);
  await button(page, 'Show it to friends').click();
  await page.evaluate(() => Object.assign(navigator, { canShare: () => false }));
  await button(page, /^A picture/).click();
  await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible({ timeout: MAX_WAIT_MS });
  await expect(button(page, 'Copy the shop’s link')).toBeVisible();
  const saved = page.waitForEvent('download');
  await button(page, 'Save it').click();
  expect((await saved).suggestedFilename()).toBe('iPhone-16.jpg');
  await expectSkyBlue(await (await saved).path(), 0.5, 0.5);
  await page.context().close();
});
