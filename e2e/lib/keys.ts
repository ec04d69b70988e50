import { expect, type Locator, type Page } from '@playwright/test';

/** How many stops a way by Tab may have before somebody gives up. */
const STOPS = 60;

interface Stop {
  /** The focus stands on something of the page. */
  readonly held: boolean;
  /** It is ringed, or what it fills is. */
  readonly ringed: boolean;
  readonly what: string;
}

/** Where the focus stands, and whether that can be seen. */
const stop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return { held: false, ringed: false, what: 'nothing' };
    // A field may leave the ring to the box around it.
    const ringed = [at, at.parentElement, at.parentElement?.parentElement].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return { held: true, ringed, what: at.outerHTML.slice(0, 160) };
  });

/** Something has the focus: what was done has not thrown the keyboard back to the start of the page. */
export async function expectFocus(page: Page): Promise<void> {
  await expect.poll(async () => (await stop(page)).held, { message: 'the focus is lost' }).toBe(true);
}

/**
 * Goes to something by Tab alone, or backwards by Shift and Tab.
 * @throws when it is not reached, or when a stop on the way cannot be seen
 */
export async function tabTo(page: Page, target: Locator, { back = false } = {}): Promise<void> {
  await target.waitFor();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  const passed: string[] = [];
  for (let i = 0; i < STOPS; i += 1) {
    if (await isThere()) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const { held, ringed, what } = await stop(page);
    passed.push(what);
    // Past its last stop the page hands the focus to the browser.
    if (held) expect(ringed, `a ring around ${what}`).toBe(true);
  }
  throw new Error(`Tab does not reach ${String(target)}; it passed\n${passed.join('\n')}`);
}

/** Goes there and presses it, as a keyboard does. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
