import { expect } from '@playwright/test';
import type { SpecialKey } from '../../../proof/drivers/browser.ts';
import type { EnginePage } from './page.ts';
import { inWords, type Target } from './target.ts';
import { focusStop, MAX_STOPS } from '../../lib/keys.ts';

/** WebKit draws a checkbox's ring a moment after it has the focus. */
const MAX_WAIT_MS = 1_000;

/**
 * Moves to the target by Tab alone, or backwards by Shift and Tab.
 * @throws when it is not reached, or when a stop on the way has no visible focus
 */
export async function tabTo(page: EnginePage, target: Target, { back = false } = {}): Promise<void> {
  await page.see(target);
  const ringed = async () => (await page.browser.run(focusStop)).ringed;
  const passed: string[] = [];
  for (let i = 0; i < MAX_STOPS; i += 1) {
    if ((await page.find(target))?.focused) return;
    await page.browser.press('Tab', { shift: back });
    const { held, what } = await page.browser.run(focusStop);
    passed.push(what);
    // After its last stop the page gives the focus to the browser.
    if (held) await expect.poll(ringed, { message: `a ring around ${what}`, timeout: MAX_WAIT_MS }).toBe(true);
  }
  throw new Error(`Tab does not reach ${inWords(target)}; it passed\n${passed.join('\n')}`);
}

/** Moves to the target and presses it by keyboard. */
export async function press(
  page: EnginePage,
  target: Target,
  { key = 'Enter', back = false }: { readonly key?: SpecialKey; readonly back?: boolean } = {},
): Promise<void> {
  await tabTo(page, target, { back });
  await page.browser.press(key);
}

/** Waits until the target has received the focus by itself. */
export async function expectFocused(page: EnginePage, target: Target): Promise<void> {
  await expect.poll(async () => (await page.find(target))?.focused, { message: inWords(target) }).toBe(true);
}
