import { type Locale, localeCode } from '@cpc/i18n';
import type { Shop } from '@cpc/testkit';
import { type Browser, expect, type Page } from '@playwright/test';
import { asPartner, dataOf } from './as-partner.ts';

type Paired = Pick<Shop, 'origin' | 'stationId' | 'partnerPassword'>;

/** The station's display, in a browser context of its own, which the caller must close. */
export async function openDisplay(browser: Browser, shop: Paired, language: Locale = 'en-US'): Promise<Page> {
  const wide = { viewport: { width: 1920, height: 1080 }, isMobile: false, hasTouch: false };
  const display = await (await browser.newContext(wide)).newPage();
  await pairDisplay(display, shop, language);
  return display;
}

/** Makes a page the display of the station, as a shop does: it shows a code, and the shop types it. */
export async function pairDisplay(display: Page, shop: Paired, language: Locale = 'en-US'): Promise<void> {
  await display.goto(`${shop.origin}/#/display?language=${localeCode(language)}`);
  const code = await display.getByTestId('pairing-code').innerText();
  const partner = await asPartner(shop);
  await dataOf(partner('Partner.pairDisplay', { machine_id: shop.stationId, code }));
  await expect(display).toHaveURL(/allSelect/);
}

/** The address of a display that is paired. */
export const displayAddress = ({ stationId }: Pick<Shop, 'stationId'>): string =>
  `/pages/index/allSelect?id=${stationId}&screen=1`;

/** Types on the open keypad. */
export async function typeCode(display: Page, code: string): Promise<void> {
  for (const digit of code) await display.keyboard.press(digit);
}
