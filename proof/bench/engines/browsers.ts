import { chromium } from '@playwright/test';
import { type Browser, PHONE_VIEWPORT } from '../../drivers/browser.ts';
import { startBrowser } from '../../drivers/start.ts';
import config from '../../../playwright.config.ts';

/** The part of a browser that the measures need. */
export type PhoneBrowser = Pick<Browser, 'open' | 'run' | 'tap' | 'chooseFiles' | 'close'>;

/** A phone-sized window in each engine, with a driver that changes nothing in it. */
export const ENGINES: Readonly<Record<string, () => Promise<PhoneBrowser>>> = {
  Chromium: startChromium,
  WebKit: () => startBrowser('webkit'),
  Firefox: () => startBrowser('firefox'),
};

async function startChromium(): Promise<PhoneBrowser> {
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  const { width, height, scale } = PHONE_VIEWPORT;
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale, hasTouch: true });
  const page = await context.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    run: (script, ...args) => page.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    chooseFiles: (input, ...files) => page.locator(input).setInputFiles(files),
    close: () => browser.close(),
  };
}
