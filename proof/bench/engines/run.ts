import { setTimeout as pause } from 'node:timers/promises';
import { attempt, Failed } from '../lib/attempt.ts';
import { median, ms, table } from '../lib/figures.ts';
import { largePhoto } from '../editor/files.ts';
import { openSite, type Site } from '../editor/site.ts';
import type { WatchedPage } from '../editor/pages/watch.ts';
import { ENGINES, type PhoneBrowser } from './browsers.ts';

const FRAMES = 60;
const PHOTOS = 3;
/** Time for late loads: typefaces, pictures, the tools. */
const REST_MS = 2500;

/** The editor in every supported engine, in a phone-sized window. @param only one engine */
export async function run(only?: string): Promise<string> {
  const site = await openSite();
  const rows: string[][] = [];
  try {
    for (const [name, start] of Object.entries(ENGINES)) {
      if (only !== undefined && only !== name.toLowerCase()) continue;
      const seen = await attempt(async () => [...(await drag(start, site)), ...(await photos(start, site))]);
      rows.push(seen instanceof Failed ? [name, String(seen), '', '', '', '', ''] : [name, ...seen]);
    }
  } finally {
    await site.close();
  }
  return [
    '## Three engines',
    '',
    `On 412 × 915 points at two pixels each, with software rendering. One of 100 mixed layers is dragged for ${FRAMES} frames by pointer events made in the page, one a frame: the script of a frame, and the time from frame to frame. Then a photograph of 12 megapixels, from the change of the file field to its pixels on the case, on ${PHOTOS} pages just opened. Clocks of WebKit and Firefox have steps of 1 ms. Alone: \`npm run bench -- engines\`.`,
    '',
    table(['', 'script, median', 'script, 95 %', 'frame, median', 'frame, 95 %', 'photograph, median', 'worst'], rows),
  ].join('\n');
}

async function drag(start: () => Promise<PhoneBrowser>, { address }: Site): Promise<string[]> {
  const browser = await start();
  try {
    await openEditor(browser, `${address}editor.html?layers=100`);
    const { script, frame } = await browser.run(
      (frames) => (globalThis as unknown as WatchedPage).bench.drag(frames),
      FRAMES,
    );
    return [median(script), most(script), median(frame), most(frame)].map(ms);
  } finally {
    await browser.close();
  }
}

async function photos(start: () => Promise<PhoneBrowser>, { address, folder }: Site): Promise<string[]> {
  const waits: number[] = [];
  for (let i = 0; i < PHOTOS; i += 1) {
    const browser = await start();
    try {
      await openEditor(browser, `${address}editor.html?layers=0`);
      const seen = browser.run(() => (globalThis as unknown as WatchedPage).bench.photoSeen());
      await browser.chooseFiles('input[type=file]', largePhoto(folder, i));
      waits.push(await seen);
    } finally {
      await browser.close();
    }
  }
  return [median(waits), Math.max(...waits)].map((value) => `${Math.round(value)} ms`);
}

/** Opens the editor and touches it once: its tools are loaded on the first touch. */
async function openEditor(browser: PhoneBrowser, url: string): Promise<void> {
  await browser.open(url);
  await browser.run(async () => {
    while (document.body.dataset['ready'] === undefined) await new Promise((again) => setTimeout(again, 50));
  });
  await browser.tap({ x: 8, y: 420 });
  await pause(REST_MS);
}

/** The 95th percentile. */
const most = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
