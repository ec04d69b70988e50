import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Point, SpecialKey, Start, Viewport } from './browser.ts';
import { finishedFiles } from './finished-files.ts';
import { readings, REPORT_MS } from './path.ts';
import { newSession, runScript, sendKeys, type WebDriver } from './webdriver.ts';
import { moveMadeFingers } from './webkit-fingers.ts';
import { startPrograms, type WebKitPrograms } from './webkit-programs.ts';

/** How long a window needs to change its size, and a report to arrive, ms. */
const SETTLE_MS = 150;

/** WebKitGTK's MiniBrowser on a screen of its own, driven by its WebDriver. */
export async function startWebKit({ viewport, drawsSolids }: Start): Promise<Browser> {
  const programs = await startPrograms(viewport, drawsSolids);
  try {
    const driver = await newSession(programs.driver, {
      'webkitgtk:browserOptions': { binary: programs.miniBrowser, args: ['--automation'] },
      proxy: { proxyType: 'manual', httpProxy: programs.proxy.address },
      timeouts: { script: 60_000 },
    });
    const top = await fitWindow(driver, viewport);
    return drive(driver, programs, viewport, top);
  } catch (error) {
    await programs.stop();
    throw error;
  }
}

function drive(driver: WebDriver, programs: WebKitPrograms, viewport: Viewport, top: number): Browser {
  const run: Browser['run'] = (script, ...args) => runScript(driver, script.toString(), args) as never;
  const { width, height, scale } = viewport;
  return {
    engine: 'webkit',
    version: driver.browser,
    viewport,
    run,
    open: (url) => driver.call('POST', '/url', { url }),
    reload: () => driver.call('POST', '/refresh'),
    tap: (at) => movePointer(driver, [at]),
    async touch(fingers, ms = 250) {
      const [only] = fingers;
      if (only && fingers.length === 1) await movePointer(driver, readings(only, ms));
      else
        await run(
          moveMadeFingers,
          fingers.map((path) => readings(path, ms)),
        );
    },
    finger: (path, ms = 250) => run(moveMadeFingers, [readings(path, ms)]),
    async type(text) {
      // The driver drops characters beyond the Basic Multilingual Plane.
      if (/[\u{10000}-\u{10ffff}]/u.test(text))
        await run((words) => void document.execCommand('insertText', false, words), text);
      else await sendKeys(driver, ':focus', text);
    },
    press: (key, { shift = false } = {}) => pressKey(driver, KEYS[key], shift),
    chooseFiles: (input, ...files) => sendKeys(driver, input, files.join('\n')),
    downloads: () => finishedFiles(programs.downloads),
    async screenshot() {
      await sleep(SETTLE_MS);
      // The driver's own screenshot sometimes hangs without compositing: the screen is read instead.
      return programs.screen.picture({ top: top * scale, width: width * scale, height: height * scale });
    },
    async complaints() {
      await sleep(SETTLE_MS);
      return programs.proxy.takeReports();
    },
    async close() {
      await driver.end().catch(() => undefined);
      await programs.stop();
    },
  };
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<SpecialKey, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  ' ': ' ',
};

const SHIFT = '\uE008';

function pressKey(driver: WebDriver, value: string, shift: boolean): Promise<void> {
  const down = (key: string) => ({ type: 'keyDown', value: key });
  const up = (key: string) => ({ type: 'keyUp', value: key });
  const actions = shift ? [down(SHIFT), down(value), up(value), up(SHIFT)] : [down(value), up(value)];
  return driver.call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
}

/**
 * Gives the page the requested size. The window's size includes its bars. @returns how far below the window's top the
 * page begins, CSS pixels
 */
async function fitWindow(driver: WebDriver, { width, height }: Viewport): Promise<number> {
  const MAX_ATTEMPTS = 6;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const page = (await runScript(driver, '() => ({ width: innerWidth, height: innerHeight })', [])) as Size;
    const window = await driver.call<Size>('GET', '/window/rect');
    if (page.width === width && page.height === height) return window.height - height;
    await driver.call('POST', '/window/rect', {
      width: window.width + width - page.width,
      height: window.height + height - page.height,
    });
    await sleep(SETTLE_MS);
  }
  throw new Error(`the window cannot be made ${width} × ${height}`);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** One finger is sent as the mouse: the driver accepts touch actions too, but sends mouse events for them. */
function movePointer(driver: WebDriver, [start, ...rest]: readonly Point[]): Promise<void> {
  const moveTo = (at: Point | undefined, duration: number) => ({
    type: 'pointerMove',
    x: Math.round(at?.x ?? 0),
    y: Math.round(at?.y ?? 0),
    duration,
  });
  const HOLD_MS = 30;
  const actions = [
    moveTo(start, 0),
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: HOLD_MS },
    ...rest.map((at) => moveTo(at, REPORT_MS)),
    { type: 'pointerUp', button: 0 },
  ];
  return driver.call('POST', '/actions', {
    actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }],
  });
}
