import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import config from '../../playwright.config.ts';
import { SCENE, START } from './pages/scene.ts';

const FRAMES = 30;
const ROUNDS = 3;
const CONTENDERS = [
  { name: 'our editor, whole', page: 'editor.html' },
  { name: 'the same among 10 layers', page: 'editor.html?layers=10' },
  { name: 'the same among 1,000 layers', page: 'editor.html?layers=1000' },
  { name: 'Konva 10.9, one layer', page: 'konva.html' },
  { name: 'Konva 10.9, three layers by hand', page: 'konva.html?layers=3' },
  { name: 'Fabric 7.4', page: 'fabric.html' },
] as const;

const configFile = resolve(import.meta.dirname, 'vite.config.ts');

/**
 * Main-thread time for each frame while one of 100 layers is dragged over the others, on 720 × 1280 px, at full
 * speed and throttled to a quarter: the task time Chromium itself counts, over a drag of real pointer events.
 */
export async function run(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-editor-'));
  await build({ configFile, build: { outDir, emptyOutDir: true } });
  const server = await preview({ configFile, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    return report(await measureAll(browser, addressOf(server)));
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

interface Result {
  readonly name: string;
  /** Milliseconds of the main thread for each frame, at full speed and at a quarter. */
  readonly full: number;
  readonly quarter: number;
}

/** Round by round through all of them, so that all meet the same load. */
async function measureAll(browser: Browser, base: string): Promise<readonly Result[]> {
  const times = CONTENDERS.map(({ name, page }) => ({ name, page, full: [] as number[], quarter: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { page, full, quarter } of times) {
      full.push(await measure(browser, `${base}${page}`, 1));
      quarter.push(await measure(browser, `${base}${page}`, 4));
    }
  }
  return times.map(({ name, full, quarter }) => ({ name, full: median(full), quarter: median(quarter) }));
}

async function measure(browser: Browser, url: string, slowdown: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: SCENE.width, height: SCENE.height }, deviceScaleFactor: 1 });
  await page.goto(url);
  const origin = await settle(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const taskTime = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const [x, y] = [origin.x + START.x, origin.y + START.y];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // The first moves pick the layer up; what follows is the drag.
  for (let i = 1; i <= 3; i++) await moveOneFrame(page, x - 4 * i, y - 4 * i);
  const before = await taskTime();
  for (let i = 1; i <= FRAMES; i++) await moveOneFrame(page, x - 12 - 12 * i, y - 12 - 24 * i);
  const spent = (await taskTime()) - before;
  await page.mouse.up();
  await page.close();
  return spent / FRAMES;
}

async function moveOneFrame(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Waits until all is painted; gives the editor's case the size of the scene. @returns the scene's corner on the page */
async function settle(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  await page.waitForSelector('body[data-ready], canvas[data-band]');
  const isEditor = (await page.locator('canvas[data-band]').count()) > 0;
  if (!isEditor) return { x: 0, y: 0 };
  await page.getByRole('button', { name: 'Sticker' }).first().waitFor({ state: 'attached' });
  const room = await page.evaluate(() => {
    const stage = document.querySelector('canvas[data-band]')?.closest('main');
    return { width: innerWidth - (stage?.clientWidth ?? 0), height: innerHeight - (stage?.clientHeight ?? 0) };
  });
  await page.setViewportSize({ width: SCENE.width + 48 + room.width, height: SCENE.height + 48 + room.height });
  await page.waitForTimeout(1_000);
  const box = await page.locator('canvas[data-band="below"]').boundingBox();
  if (!box || Math.abs(box.width - SCENE.width) > 4)
    throw new Error(`bench: expected a case ${SCENE.width} px wide, got ${box?.width}`);
  return { x: box.x + 1, y: box.y + 1 };
}

function addressOf(server: PreviewServer): string {
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('bench: the preview server has no address');
  return address;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function report(results: readonly Result[]): string {
  const [ours] = results;
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  const times = (value: number, base: number | undefined): string => `${(value / (base ?? Number.NaN)).toFixed(1)} ×`;
  return [
    '## Editor',
    '',
    `Main-thread time for each frame while one of ${SCENE.layers} layers is dragged over the others, ${SCENE.width} × ${SCENE.height} px, software rendering; medians of ${ROUNDS} rounds of ${FRAMES} frames. Ours is the whole editor: history, guides, selection box and all.`,
    '',
    '| | full speed | | CPU at a quarter | |',
    '|---|---|---|---|---|',
    ...results.map(
      ({ name, full, quarter }) =>
        `| ${name} | ${ms(full)} | ${times(full, ours?.full)} | ${ms(quarter)} | ${times(quarter, ours?.quarter)} |`,
    ),
  ].join('\n');
}
