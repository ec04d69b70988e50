import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { mainThreadOf } from '../lib/main-thread.ts';
import { openScene, type Point } from './open-page.ts';
import { START } from './pages/scene.ts';

export const FRAMES = 30;
/** Moves that start the drag; only later ones count. */
const PICK_UP = 3;
/** Pause between two moves: two frames of a 60 Hz screen. If the page is slower, the bench waits for it. */
const BETWEEN_MS = 34;

/**
 * Milliseconds of the main thread per frame while the scene's photograph is dragged over the other layers, by real
 * pointer events, one per frame. They come from the browser's own process, like real input: no code of the bench runs
 * in the page during the measurement.
 * @param slowdown factor by which the processor is slowed down
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

/** Resolves when the page has handled the event. */
const mouseOf = (devtools: CDPSession) => (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: Point) =>
  devtools.send('Input.dispatchMouseEvent', {
    type,
    ...at,
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: type === 'mouseMoved' ? 0 : 1,
  });
