import type { Page } from '@playwright/test';
import { scanned } from '../../../e2e/lib/customer.ts';
import { SLOW_4G, slowDown } from '../../../e2e/lib/slow-network.ts';
import { median, table } from '../lib/figures.ts';
import { mainThreadOf } from '../lib/main-thread.ts';

/** A phone of the middle class has about a quarter of the speed of this computer. */
export const SLOW = 4;
/** A main button that is not busy. */
const READY = 'button:not([aria-disabled]):not([disabled])';

/** Milliseconds. */
export interface SlowWay {
  /** From the station's code to a first page that answers. */
  readonly entry: number;
  /** From the station's code to a page of goods that answers, with the tap in between made at once. */
  readonly choose: number;
  /** From the tap to the first models. */
  readonly models: number;
  /** From the chosen file of 12 megapixels to the photo on the case. */
  readonly photo: number;
  /** The longest time in which the page did not answer meanwhile. */
  readonly frozen: number;
  /** From "Next" to the page where the order is placed, while the photo is still being sent. */
  readonly next: number;
}

/** The way of a customer on a slow phone and a slow network, without the time of the customer. */
export async function walkSlowly(page: Page, origin: string, photo: string): Promise<SlowWay> {
  const { throttle } = await mainThreadOf(page);
  await slowDown(page, SLOW_4G);
  await throttle(SLOW);
  const begun = performance.now();
  await page.goto(scanned(origin), { waitUntil: 'commit' });
  await page.locator(READY, { hasText: 'Start designing' }).waitFor();
  const entry = performance.now() - begun;
  await page.locator(READY, { hasText: 'Start designing' }).tap();
  await page.locator(READY, { hasText: 'Phone case' }).waitFor();
  const choose = performance.now() - begun;
  const models = await timeOfModels(page);
  await model(page).tap();
  await page.locator(READY, { hasText: 'Design it' }).tap();
  await page.locator('button[aria-label="Undo"]').waitFor();
  const longest = await watchTasks(page);
  const placed = await timeOf(
    () => page.locator('input[type=file]').setInputFiles(photo),
    () => page.locator('[data-layer]').first().waitFor(),
  );
  const frozen = await longest();
  const next = await timeOf(
    () => page.locator(READY, { hasText: 'Next' }).tap(),
    () => page.locator('button', { hasText: 'Buy now' }).waitFor(),
  );
  return { entry, choose, models, photo: placed, frozen, next };
}

/** Found by its text: names for assistive technology take a second to compute for hundreds of rows on a slow page. */
const model = (page: Page) => page.locator('li button', { hasText: /^iPhone 16\D/ }).first();

/** Told by the page from its own click on: to wait for a row takes this script a third of a second on a slow page. */
async function timeOfModels(page: Page): Promise<number> {
  const seen = page.evaluate(async () => {
    let begun = 0;
    addEventListener('click', () => (begun ||= performance.now()), { capture: true, once: true });
    let isThere = false;
    while (!isThere) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      isThere = [...document.querySelectorAll('li button')].some((row) => row.textContent?.startsWith('iPhone 16'));
    }
    // With the frame after it, the list is on the screen.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - begun;
  });
  await page.locator(READY, { hasText: 'Phone case' }).tap();
  return seen;
}

async function timeOf(act: () => Promise<void>, seen: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await act();
  await seen();
  return performance.now() - begun;
}

/** @returns asks for the longest task since then */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(globalThis, { tasks: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
  });
  return async () => {
    // Long tasks are reported a little later.
    await page.waitForTimeout(500);
    return page.evaluate(() => (globalThis as unknown as { tasks: { longest: number } }).tasks.longest);
  };
}

const GOALS: readonly (readonly [name: string, of: keyof SlowWay, goal: number])[] = [
  ['the first page answers', 'entry', 2_700],
  ['the page of goods answers', 'choose', 4_000],
  ['the first models, from the tap', 'models', 1_000],
  ['a photo of 12 megapixels is on the case', 'photo', 2_000],
  ['longest task of the page meanwhile', 'frozen', 200],
];

export const slowPart = (ways: readonly SlowWay[]): readonly string[] => {
  const cells = (of: keyof SlowWay) => {
    const values = ways.map((way) => way[of]);
    return [median(values), Math.max(...values)].map((value) => `${Math.round(value)} ms`);
  };
  return [
    `At ${100 / SLOW} % of the speed, on a network of 1.6 Mbit/s with 150 ms of latency, nothing kept from before; without the customer's own time.`,
    '',
    table(
      ['', 'median', 'worst', 'goal'],
      [
        ...GOALS.map(([name, of, goal]) => [name, ...cells(of), `${goal} ms`]),
        ['from "Next" to the order, while the photo is still sent', ...cells('next'), 'no wait for the upload'],
      ],
    ),
  ];
};
