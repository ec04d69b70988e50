import type { Browser, Page } from '@playwright/test';
import { SCENE } from './pages/scene.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface OpenScene {
  readonly page: Page;
  /** The corner of the scene on the page. */
  readonly origin: Point;
  readonly close: () => Promise<void>;
}

/** The editor's own margin around the case. */
const MARGIN = 48;

/** Opens a page of the bench, waits until everything is painted, and gives the editor's case the size of the scene. */
export async function openScene(browser: Browser, url: string, touch = false): Promise<OpenScene> {
  const context = await browser.newContext({
    viewport: { width: SCENE.width, height: SCENE.height },
    deviceScaleFactor: 1,
    hasTouch: touch,
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('body[data-ready]').waitFor({ state: 'attached', timeout: 120_000 });
  const close = () => context.close();
  const isEditor = (await page.locator('canvas[data-band]').count()) > 0;
  return { page, origin: isEditor ? await fitCase(page) : { x: 0, y: 0 }, close };
}

async function fitCase(page: Page): Promise<Point> {
  // Clicks beside the case, on bare ground: the first touch loads the tools, as for a customer.
  await page.locator('main').click({ position: { x: 6, y: 6 } });
  const room = await page.evaluate(() => {
    const stage = document.querySelector('canvas[data-band]')?.closest('main');
    return { width: innerWidth - (stage?.clientWidth ?? 0), height: innerHeight - (stage?.clientHeight ?? 0) };
  });
  await page.setViewportSize({
    width: SCENE.width + MARGIN + room.width,
    height: SCENE.height + MARGIN + room.height,
  });
  await page.waitForTimeout(1_000);
  const box = await page.locator('canvas[data-band="below"]').boundingBox();
  if (!box || Math.abs(box.width - SCENE.width) > 4)
    throw new Error(`bench: expected a case of ${SCENE.width} px width, got ${box?.width}`);
  return { x: box.x + 1, y: box.y + 1 };
}
