import type { Browser, CDPSession } from '@playwright/test';
import { median, ms, table } from '../lib/figures.ts';
import { mainThreadOf } from '../lib/main-thread.ts';
import { openScene, type Point } from './open-page.ts';
import { SCENE } from './pages/scene.ts';
import type { WatchedPage } from './pages/watch.ts';

const ROUNDS = 5;
const READINGS = 120;
const READING_MS = 1000 / 120;

interface Stroke {
  /** Frames from the touch to its first pixel: 1 is the next frame. */
  readonly frames: number;
  /** Milliseconds from the touch, by the browser's timestamp, until the pixel can be read. */
  readonly wait: number;
  /** Milliseconds of the main thread per reading while the line continues. */
  readonly reading: number;
}

/** Draws the first line on a newly opened page with a design of a hundred layers. */
export async function firstStroke(browser: Browser, base: string): Promise<string> {
  const strokes: Stroke[] = [];
  for (let round = 0; round < ROUNDS; round++) strokes.push(await measure(browser, `${base}editor.html`));
  const frames = strokes.map((stroke) => stroke.frames);
  return [
    '### First stroke',
    '',
    `The first line after opening a design of ${SCENE.layers} layers, by touch. Its pixels are read back from the canvas. Then ${READINGS} readings at 120 Hz. Medians of ${ROUNDS} pages.`,
    '',
    table(
      ['', ''],
      [
        ['frames from the touch to its first pixel', `${median(frames)} (at most ${Math.max(...frames)})`],
        ['from the touch to its first pixel', ms(median(strokes.map(({ wait }) => wait)))],
        ['main thread for each reading', ms(median(strokes.map(({ reading }) => reading)))],
      ],
    ),
  ].join('\n');
}

async function measure(browser: Browser, url: string): Promise<Stroke> {
  const { page, origin, close } = await openScene(browser, url, true);
  await page.getByRole('navigation').getByRole('button', { name: 'Doodle' }).click();
  await page
    .getByRole('radio', { name: 'Pen' })
    .or(page.getByRole('button', { name: 'Pen' }))
    .first()
    .waitFor();
  await page.waitForTimeout(500);
  const devtools = await page.context().newCDPSession(page);
  const thread = await mainThreadOf(page);
  const start = { x: origin.x + 200, y: origin.y + 200 };
  const seen = page.evaluate(() => (globalThis as unknown as WatchedPage).bench.firstPixel());
  await touch(devtools, 'touchStart', start);
  const { frames, wait } = await seen;
  const before = await thread.worked();
  await draw(devtools, start);
  const reading = ((await thread.worked()) - before) / READINGS;
  await close();
  return { frames, wait, reading };
}

async function draw(devtools: CDPSession, start: Point): Promise<void> {
  const sent: Promise<void>[] = [];
  const begin = performance.now();
  for (let i = 1; i <= READINGS; i++) {
    const point = { x: start.x + 2.5 * i, y: start.y + 60 * Math.sin(i / 9) };
    sent.push(touch(devtools, 'touchMove', point));
    await new Promise((done) => setTimeout(done, begin + i * READING_MS - performance.now()));
  }
  await Promise.all(sent);
}

async function touch(devtools: CDPSession, type: 'touchStart' | 'touchMove', point: Point): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
}
