import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portraitFile } from '@cpc/cutout/testing';
import { startShop } from '@cpc/testkit';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { scanned } from '../../../e2e/lib/customer.ts';
import config from '../../../playwright.config.ts';
import { table } from '../lib/figures.ts';
import { rendererMemory } from '../lib/renderer-memory.ts';
import { peakOf, slowed } from './process-of-page.ts';

/** A photograph as of a camera with 50 megapixels. */
const HUGE = { width: 8_160, height: 6_120 } as const;
/** A phone of the middle class has about a quarter of the speed of this computer. */
const SLOW = 4;
const MAX_WAIT_MS = 180_000;
const MB = 1e6;

/**
 * Picture tools in a real browser with a phone's screen: the memory of a page that works on a photograph of 50
 * megapixels, and the first cut-out on a slow phone, with everything that it loads.
 */
export async function run(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tools-'));
  const shop = await startShop({ folder: join(folder, 'shop') });
  try {
    const photo = join(folder, 'huge.jpg');
    await sharp(portraitFile('astronaut')).resize(HUGE.width, HUGE.height).jpeg({ quality: 90 }).toFile(photo);
    return [await hugePhoto(shop.origin, photo), '', await slowPhone(shop.origin)].join('\n');
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function hugePhoto(origin: string, photo: string): Promise<string> {
  const { page, browser } = await openStudio(origin);
  try {
    const rest = await rendererMemory(browser, page);
    const steps: [string, () => Promise<void>][] = [
      ['choose it', () => choose(page, photo)],
      ['enhance its colours', () => enhance(page)],
      ['cut the people out', () => cutOut(page)],
      ['make the cut-out the picture of the layer', () => takeCutout(page)],
    ];
    const rows: string[][] = [];
    for (const [name, step] of steps) {
      const seen = await peakOf(browser, () => timed(step));
      rows.push([name, inSeconds(seen.value), inMegabytes(seen.peak)]);
    }
    return [
      `A photograph of ${HUGE.width} × ${HUGE.height} pixels. The page needs ${inMegabytes(rest)} before it. No step ended the page.`,
      '',
      table(['step', 'time', 'most memory of the page'], rows),
    ].join('\n');
  } finally {
    await browser.close();
  }
}

async function slowPhone(origin: string): Promise<string> {
  const { page, browser } = await openStudio(origin);
  try {
    await choose(page, portraitFile('astronaut'));
    const open = (): Promise<void> => page.getByRole('button', { name: 'Cut out', exact: true }).click();
    const people = async (): Promise<void> => {
      await findPeople(page);
      // The next one begins anew.
      await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    };
    await open();
    const first = await slowed(browser, SLOW, () => timed(people));
    const next = await slowed(browser, SLOW, () => timed(people));
    return [
      `The first cut-out of people, 512 × 512 pixels, while the process of the page runs ${100 / SLOW} % of the time, with its workers. The files come from the same computer.`,
      '',
      table(
        ['', 'time'],
        [
          ['first: loads and compiles', inSeconds(first)],
          ['next', inSeconds(next)],
        ],
      ),
    ].join('\n');
  } finally {
    await browser.close();
  }
}

async function openStudio(origin: string) {
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  page.setDefaultTimeout(MAX_WAIT_MS);
  await page.goto(scanned(origin));
  await page.getByRole('button', { name: 'Start designing' }).click();
  await page.getByRole('button', { name: /^Phone case/ }).click();
  await page.getByRole('button', { name: /^iPhone 16\s+\D?\d/ }).click();
  await page.getByRole('button', { name: /Design it/ }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  return { page, browser };
}

async function choose(page: Page, file: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Cut out', exact: true }).waitFor();
}

async function enhance(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('tab', { name: 'Improve' }).click();
  await page.getByRole('button', { name: 'Enhance colours' }).click();
  await page.getByRole('button', { name: 'Back to the original' }).waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
}

async function cutOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cut out', exact: true }).click();
  await findPeople(page);
}

async function findPeople(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cut out the people' }).click();
  await page.getByText('the faint parts go').waitFor();
}

async function takeCutout(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('tab', { name: 'Effects' }).waitFor();
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
const inMegabytes = (bytes: number): string => `${Math.round(bytes / MB)} MB`;
