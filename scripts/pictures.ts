/** Makes the picture in README.md from the real app: `npm run pictures`, after `npm start` has built it. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startShop } from '@cpc/testkit';
import { chromium, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import {
  button,
  chooseModel,
  choosePhoto,
  enterAsGuest,
  goToProvider,
  order,
  PHOTO,
  scanned,
} from '../e2e/lib/customer.ts';
import config from '../playwright.config.ts';

const OUT = resolve(fileURLToPath(new URL('..', import.meta.url)), 'docs/images');
const SCREEN = { width: 390, height: 844 };
const SCALE = 1.5;
const GAP = 36;
const RADIUS = 42;

const shots: Buffer[] = [];
const shoot = async (page: Page) => {
  await page.waitForTimeout(900);
  shots.push(await page.screenshot());
};

/** Drags the object in the middle of the stage; a new layer is selected, so the drag may start anywhere on it. */
async function drag(page: Page, by: { readonly x: number; readonly y: number }): Promise<void> {
  const x = SCREEN.width / 2;
  const y = SCREEN.height / 2 - 20;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 10 });
  await page.mouse.up();
}

/** The steps from scan to print, with a pause at each interesting screen. */
async function walk(page: Page, origin: string): Promise<void> {
  await page.goto(scanned(origin));
  await page.waitForTimeout(2_600);
  await shoot(page);
  await enterAsGuest(page, origin);
  await chooseModel(page, 'iPhone 15', 'Soft matte');
  await choosePhoto(page, PHOTO);
  await button(page, 'Text').click();
  await page.getByLabel('Your text').fill('hey there');
  await page.getByRole('button', { name: 'Pacifico' }).or(page.getByText('Pacifico')).first().click();
  await button(page, 'Done').click();
  await button(page, 'Stickers').click();
  await page.locator('section img').nth(1).click();
  await button(page, 'Done').click();
  await drag(page, { x: -80, y: 20 });
  await shoot(page);
  await order(page);
  await shoot(page);
  await goToProvider(page);
  await button(page, 'Pay').first().click();
  await button(page, 'Watch it print').click();
  await page.getByText(/^[56]\d% printed/).waitFor({ timeout: 60_000 });
  shots.push(await page.screenshot());
  await button(page, 'Show my pickup code').click({ timeout: 60_000 });
  await shoot(page);
}

async function framed(shot: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(shot).metadata();
  const mask = Buffer.from(`<svg><rect width="${width}" height="${height}" rx="${RADIUS * SCALE}"/></svg>`);
  return sharp(shot)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

async function row(screens: readonly Buffer[]): Promise<Sharp> {
  const width = SCREEN.width * SCALE;
  const height = SCREEN.height * SCALE;
  const step = width + GAP;
  const layers = await Promise.all(
    screens.map(async (shot, i) => ({ input: await framed(shot), left: GAP + i * step, top: GAP })),
  );
  const sheet = {
    width: GAP + step * screens.length,
    height: height + 2 * GAP,
    channels: 4 as const,
    background: '#08080b',
  };
  return sharp(await sharp({ create: sheet }).composite(layers).png().toBuffer());
}

const shop = await startShop({ folder: mkdtempSync(join(tmpdir(), 'pictures-')), printer: 'simulated' });
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: SCALE,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await walk(page, shop.origin);
  mkdirSync(OUT, { recursive: true });
  await (await row(shots)).resize({ width: 1800 }).webp({ quality: 86 }).toFile(join(OUT, 'journey.webp'));
  console.log(`${shots.length} screens in docs/images/journey.webp`);
} finally {
  await browser.close();
  await shop.stop();
}
