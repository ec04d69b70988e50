import { type Locale, localeCode } from '@cpc/i18n';
import type { Shop } from '@cpc/testkit';
import type { Browser, Page } from '@playwright/test';

/** The station's display, in a browser context of its own, which the caller must close. */
export async function openDisplay(
  browser: Browser,
  shop: Pick<Shop, 'origin' | 'stationId' | 'screenKey'>,
  language: Locale = 'en-US',
): Promise<Page> {
  const wide = { viewport: { width: 1920, height: 1080 }, isMobile: false, hasTouch: false };
  const display = await (await browser.newContext(wide)).newPage();
  await display.goto(
    `${shop.origin}/#/pages/index/allSelect?id=${shop.stationId}&language=${localeCode(language)}&screen_key=${shop.screenKey()}`,
  );
  return display;
}

/** Types on the open keypad. */
export async function typeCode(display: Page, code: string): Promise<void> {
  for (const digit of code) await display.keyboard.press(digit);
}
