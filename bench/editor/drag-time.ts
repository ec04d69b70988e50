import type { Browser, Page } from '@playwright/test';
import { mainThreadOf, nextFrame } from '../lib/main-thread.ts';
import { openScene } from './open-page.ts';
import { START } from './pages/scene.ts';

export const FRAMES = 30;
/** Moves that pick the layer up; what follows is the drag. */
const PICK_UP = 3;

/**
 * Milliseconds of the main thread for each frame while the scene's photograph is dragged over the other layers, by
 * real pointer events, one a frame.
 * @param slowdown how many times slower the processor is made
 */
export async function dragTime(browser: Browser, url: string, slowdown: number): Promise<number> {
  const { page, origin, close } = await openScene(browser, url);
  const thread = await mainThreadOf(page);
  await thread.throttle(slowdown);
  const [x, y] = [origin.x + START.x, origin.y + START.y];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 1; i <= PICK_UP; i++) await moveOneFrame(page, x - 4 * i, y - 4 * i);
  const before = await thread.worked();
  for (let i = 1; i <= FRAMES; i++) await moveOneFrame(page, x - 12 - 12 * i, y - 12 - 24 * i);
  const spent = (await thread.worked()) - before;
  await page.mouse.up();
  await close();
  return spent / FRAMES;
}

async function moveOneFrame(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await nextFrame(page);
}
