import { expect, type Locator, type Page } from '@playwright/test';

/** The maximum number of Tab presses before the search fails. */
export const MAX_STOPS = 60;

interface Stop {
  /** An element of the page has the focus. */
  readonly held: boolean;
  /** The element, or the box that it fills, has a focus ring. */
  readonly ringed: boolean;
  readonly what: string;
}

/** The element with the focus, and whether its focus ring is visible. Runs in the page. */
export function focusStop(): Stop {
  const at = document.activeElement;
  if (!at || at === document.body) return { held: false, ringed: false, what: 'nothing' };
  // A field may leave the focus ring to the box around it.
  const ringed = [at, at.parentElement, at.parentElement?.parentElement].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return { held: true, ringed, what: at.outerHTML.slice(0, 160) };
}

/** Expects that an element has the focus: the last action has not reset the focus to the start of the page. */
export async function expectFocus(page: Page): Promise<void> {
  await expect.poll(async () => (await page.evaluate(focusStop)).held, { message: 'the focus is lost' }).toBe(true);
}

/**
 * Moves to the target by Tab alone, or backwards by Shift and Tab.
 * @throws when it is not reached, or when a stop on the way has no visible focus
 */
export async function tabTo(page: Page, target: Locator, { back = false } = {}): Promise<void> {
  await target.waitFor();
  // A browser shows a page when its style sheets have come, and only then a person presses a key.
  await page.waitForLoadState('load');
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  const passed: string[] = [];
  for (let i = 0; i < MAX_STOPS; i += 1) {
    if (await isThere()) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const { held, ringed, what } = await page.evaluate(focusStop);
    passed.push(what);
    // After its last stop the page gives the focus to the browser.
    if (held) expect(ringed, `a ring around ${what}`).toBe(true);
  }
  throw new Error(`Tab does not reach ${String(target)}; it passed\n${passed.join('\n')}`);
}

/** Moves to the target and presses it by keyboard. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
