import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILLED_LOCALES, type LocaleCode } from '@cpc/i18n';
import { startShop } from '@cpc/testkit';
import { chromium } from '@playwright/test';
import { customerPages, displayPages, ENTRY_PAGES, partnerPages, platformPages } from '../e2e/lib/all-pages.ts';
import { DISPLAY_SIZES, faultsOf } from '../e2e/lib/page-texts.ts';
import config from '../playwright.config.ts';

/**
 * Opens every page of both apps in a browser, in the given languages or in all that are offered, and prints what is wrong with
 * its texts. @returns the number of faults
 */
export async function checkPages(languages: readonly LocaleCode[]): Promise<number> {
  const shop = await startShop({ folder: mkdtempSync(join(tmpdir(), 'page-texts-')), printer: 'simulated' });
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    const context = { viewport: { width: 412, height: 915 }, hasTouch: true, reducedMotion: 'reduce' } as const;
    const customer = await (await browser.newContext(context)).newPage();
    const partner = await (await browser.newContext(context)).newPage();
    const operator = await (await browser.newContext(context)).newPage();
    const stranger = await (await browser.newContext(context)).newPage();
    const display = await (await browser.newContext()).newPage();
    const pages = [
      { page: customer, origin: shop.origin, shots: await customerPages(customer, shop.origin) },
      { page: partner, origin: `${shop.origin}/partner`, shots: await partnerPages(partner, shop) },
      { page: operator, origin: `${shop.origin}/partner`, shots: await platformPages(operator, shop) },
      { page: stranger, origin: `${shop.origin}/partner`, shots: ENTRY_PAGES },
      { page: display, origin: shop.origin, shots: displayPages(shop), sizes: DISPLAY_SIZES },
    ];
    let count = 0;
    for (const language of languages.length > 0 ? languages : FILLED_LOCALES) {
      for (const { page, origin, ...looked } of pages) {
        const faults = await faultsOf(page, origin, { ...looked, language });
        for (const fault of faults) console.log(fault);
        count += faults.length;
      }
      console.log(`${language}: ${pages.reduce((sum, { shots }) => sum + shots.length, 0)} pages looked at`);
    }
    return count;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
