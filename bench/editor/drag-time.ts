import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { mainThreadOf } from '../lib/main-thread.ts';
import { openScene, type Point } from './open-page.ts';
import { START } from './pages/scene.ts';

export const FRAMES = 30;
/** Moves that pick the layer up; what follows is the drag. */
const PICK_UP = 3;
/** Two frames of a screen at 60 Hz. A hand does not wait for a slow device; a page that is behind is waited for. */
const BETWEEN_MS = 34;

/**
 * Milliseconds of the main thread for each frame while the scene's photograph is dragged over the other layers, by
 * real pointer events, one a frame. They come from the browser's own process, as a hand's do: nothing of the bench
 * runs in the page while it is measured.
 * @param slowdown how many times slower the processor is made
 */
export async function dragTime(browser: Browser, url: string, slowdown: number): Promise<number> {
  const { page, origin, close } = await openScene(browser, url);
  const thread = await mainThreadOf(page);
  const mouse = mouseOf(await page.context().newCDPSession(page));
  await thread.throttle(slowdown);
  const start = { x: origin.x + START.x, y: origin.y + START.y };
  const move = async (x: number, y: number) => {
    await mouse('mouseMoved', { x: start.x + x, y: start.y + y });
    await pause(BETWEEN_MS);
  };
  await mouse('mouseMoved', start);
  await mouse('mousePressed', start);
  for (let i = 1; i <= PICK_UP; i++) await move(-4 * i, -4 * i);
  const before = await thread.worked();
  for (let i = 1; i <= FRAMES; i++) await move(-12 - 12 * i, -12 - 24 * i);
  await pause(BETWEEN_MS * slowdown);
  const spent = (await thread.worked()) - before;
  await mouse('mouseReleased', start);
  await close();
  return spent / FRAMES;
}

/** Resolves when the page has dealt with the event. */
const mouseOf = (devtools: CDPSession) => (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: Point) =>
  devtools.send('Input.dispatchMouseEvent', {
    type,
    ...at,
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: type === 'mouseMoved' ? 0 : 1,
  });
