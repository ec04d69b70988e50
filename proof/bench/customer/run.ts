import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '@cpc/testkit';
import { chromium, type Page } from '@playwright/test';
import { scanned } from '../../../e2e/lib/customer.ts';
import config from '../../../playwright.config.ts';
import { largePhoto, makeFiles } from '../editor/files.ts';
import { median, table } from '../lib/figures.ts';
import { mainThreadOf } from '../lib/main-thread.ts';
import { type Attempt, createHand } from './hand.ts';
import { slowPart, type SlowWay, SLOW, walkSlowly } from './slow-phone.ts';
import { watchIdeas } from './watch-ideas.ts';

const ROUNDS = 3;

/**
 * A fast customer from the station's code to the provider by way of ten ideas from a photo: taps and seconds. Then how
 * soon the ten are painted on a slow phone, from a photograph of 12 megapixels, and how long each step takes there.
 */
export async function run(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-customer-'));
  const shop = await startShop({ folder: join(folder, 'shop') });
  try {
    await makeFiles(folder);
    const photos = Array.from({ length: ROUNDS }, (_, round) => largePhoto(folder, round));
    const bought: Attempt[] = [];
    for (const photo of photos) bought.push(await onPage((page) => buy(page, shop.origin, photo)));
    const painted: Painted[] = [];
    for (const photo of photos) painted.push(await onPage((page) => paintIdeas(page, shop.origin, photo)));
    const slow: SlowWay[] = [];
    for (const photo of photos) slow.push(await onPage((page) => walkSlowly(page, shop.origin, photo)));
    return [...customerPart(bought), '', ...ideasPart(painted), '', ...slowPart(slow)].join('\n');
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 915 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });
    return await work(await context.newPage());
  } finally {
    await browser.close();
  }
}

/** From the code to the provider's page, the photo first. Choosing the file counts as two taps: the system's own picker. */
async function buy(page: Page, origin: string, photo: string): Promise<Attempt> {
  const hand = createHand(page);
  await page.goto(scanned(origin));
  await hand.tap('Start designing');
  await page.getByRole('button', { name: /Start with a photo/ }).waitFor();
  await hand.choose(photo);
  await chooseModel(hand);
  await page.locator('canvas[data-painted]').first().waitFor();
  await hand.swipe(page.getByRole('list', { name: 'Ideas' }));
  await hand.tap('Use and pay');
  await hand.tap(/Buy now/);
  await page.getByText('no money moves').waitFor();
  return hand.done();
}

async function toStudio(hand: ReturnType<typeof createHand>): Promise<void> {
  await hand.tap('Start designing');
  await hand.tap(/^Phone case/);
  await chooseModel(hand);
}

async function chooseModel(hand: ReturnType<typeof createHand>): Promise<void> {
  await hand.tap(/^iPhone 16\s+\D?\d/);
  await hand.tap(/Design it/);
}

interface Painted {
  readonly first: number;
  readonly all: number;
  readonly longest: number;
}

/** From the tap on the offer, on a slow phone. */
async function paintIdeas(page: Page, origin: string, photo: string): Promise<Painted> {
  const { throttle } = await mainThreadOf(page);
  const hand = createHand(page);
  await page.goto(scanned(origin));
  await toStudio(hand);
  await hand.choose(photo);
  await page.getByRole('button', { name: 'Ten ideas from your photo' }).waitFor();
  await page.waitForLoadState('networkidle');
  await throttle(SLOW);
  return watchIdeas(page, () => hand.tap('Ten ideas from your photo'));
}

const inMs = (value: number): string => `${Math.round(value)} ms`;
const inSeconds = (value: number): string => `${(value / 1_000).toFixed(1)} s`;

const customerPart = (attempts: readonly Attempt[]): readonly string[] => [
  `From the station's code to the provider's page, by way of ten ideas from a photograph of 12 megapixels; the system's picture picker counts as two taps. ${ROUNDS} customers, by script. Alone: \`npm run bench -- customer\`.`,
  '',
  table(
    ['taps', 'swipes', 'time, median', 'worst', 'goal'],
    [
      [
        String(Math.max(...attempts.map(({ taps }) => taps))),
        String(Math.max(...attempts.map(({ swipes }) => swipes))),
        inSeconds(median(attempts.map(({ ms }) => ms))),
        inSeconds(Math.max(...attempts.map(({ ms }) => ms))),
        '8 taps, 30 s',
      ],
    ],
  ),
];

const ideasPart = (painted: readonly Painted[]): readonly string[] => {
  const row = (name: string, of: (one: Painted) => number, goal: string) => [
    name,
    inMs(median(painted.map(of))),
    inMs(Math.max(...painted.map(of))),
    goal,
  ];
  return [
    `Ten ideas at ${100 / SLOW} % of the speed, from the tap on the offer.`,
    '',
    table(
      ['', 'median', 'worst', 'goal'],
      [
        row('the first idea is painted', ({ first }) => first, '1,000 ms'),
        row('all ten are painted', ({ all }) => all, '3,000 ms'),
        row('longest task of the page in between', ({ longest }) => longest, '50 ms'),
      ],
    ),
  ];
};
