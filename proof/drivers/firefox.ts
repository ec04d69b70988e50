import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type Browser as Process, type ElementHandle, type Page } from 'puppeteer-core';
import type { Browser, Point, Start, Viewport } from './browser.ts';
import { finishedFiles } from './finished-files.ts';
import { readings, REPORT_MS } from './path.ts';
import { watchScript } from './watch-page.ts';
import { startScreen } from './xvfb.ts';

const PREFERENCES = {
  // A phone has touch and no mouse.
  'dom.w3c_touch_events.enabled': 1,
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  // Otherwise a scroll bar takes 12 px of the width.
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': 1,
  'dom.push.connection.enabled': false,
  // Otherwise a touch that a busy machine makes longer than 300 ms gives no click.
  'apz.max_tap_time': 60_000,
};

/** A window with its bars is larger than the page. */
const ROOM = 400;

/** The prefix of reports from the watching script in the page's console. */
const REPORT = 'complaint:';

/** Firefox without a window, driven by WebDriver BiDi. */
export async function startFirefox({ viewport, isPrivate, drawsSolids }: Start): Promise<Browser> {
  const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
  if (!existsSync(executablePath)) throw new Error('Firefox is not installed (see scripts/lib/tools.mjs)');
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  // WebGL needs a window.
  const screen = drawsSolids ? await startScreen(folder, viewport.width + ROOM, viewport.height + ROOM) : undefined;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: screen === undefined,
    extraPrefsFirefox: {
      ...PREFERENCES,
      'browser.privatebrowsing.autostart': isPrivate,
      // Downloads go to a folder of our own.
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'webgl.force-enabled': drawsSolids,
    },
    defaultViewport: null,
    env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1', ...(screen && { DISPLAY: screen.display }) },
  });
  const close = async () => {
    await browser.close();
    await screen?.stop();
    process.off('exit', remove);
    remove();
  };
  try {
    const page = await openPage(browser, viewport);
    const version = await browser.version();
    return { ...drive(page, viewport), version, downloads: () => finishedFiles(downloads), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openPage(browser: Process, { width, height, scale }: Viewport): Promise<Page> {
  // The first page of the browser never gets the focus: keys do nothing in it.
  const page = await browser.newPage();
  await page.bringToFront();
  await page.setViewport({ width, height, deviceScaleFactor: scale });
  await page.evaluateOnNewDocument(watchScript(`(line) => console.debug('${REPORT}', line)`));
  return page;
}

function drive(page: Page, viewport: Viewport): Omit<Browser, 'version' | 'downloads' | 'close'> {
  const reports = listen(page);
  return {
    engine: 'firefox',
    viewport,
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (script, ...args) => page.evaluate(script as never, ...args) as never,
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    touch: (fingers, ms = 250) => touch(page, fingers, ms),
    finger: (path, ms = 250) => touch(page, [path], ms),
    type: (text) => page.keyboard.type(text),
    async press(key, { shift = false } = {}) {
      if (shift) await page.keyboard.down('Shift');
      await page.keyboard.press(key);
      if (shift) await page.keyboard.up('Shift');
    },
    async chooseFiles(input, ...files) {
      const element = (await page.waitForSelector(input)) as ElementHandle<HTMLInputElement> | null;
      await element?.uploadFile(...files);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    async complaints() {
      // Events arrive before the answer to a later command.
      await page.evaluate(() => undefined);
      return reports.splice(0);
    },
  };
}

function listen(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(REPORT)) reports.push(text.slice(REPORT.length + 1));
  });
  return reports;
}

async function touch(page: Page, fingers: readonly (readonly Point[])[], ms: number): Promise<void> {
  const down = [];
  for (const path of fingers) {
    const [start, ...rest] = readings(path, ms);
    if (start) down.push({ rest, finger: await page.touchscreen.touchStart(start.x, start.y) });
  }
  for (let step = 0; down.some(({ rest }) => step < rest.length); step += 1) {
    for (const { rest, finger } of down) {
      const at = rest[step];
      if (at) await finger.move(at.x, at.y);
    }
    await sleep(REPORT_MS / 2);
  }
  for (const { finger } of down) await finger.end();
}
