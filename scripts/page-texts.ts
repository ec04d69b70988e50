import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILLED_LOCALES, type LocaleCode } from '@cpc/i18n';
import { type Shop, startShop } from '@cpc/testkit';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { allDialogs } from '../e2e/lib/all-dialogs.ts';
import { customerPages, displayPages, ENTRY_PAGES, partnerPages, platformPages } from '../e2e/lib/all-pages.ts';
import { FULL_SHOP_ENV } from '../e2e/lib/full-shop/matters.ts';
import { DISPLAY_SIZES, faultsOf, type Walk } from '../e2e/lib/page-texts.ts';
import config from '../playwright.config.ts';

const PHONE = { viewport: { width: 412, height: 915 }, hasTouch: true, reducedMotion: 'reduce' } as const;

/** What is looked at: every page of all apps, or the dialogs on them. */
const WALKS = {
  pages: allPages,
  dialogs: allDialogs,
} as const;

async function allPages(browser: Browser, shop: Shop): Promise<readonly Walk[]> {
  const newPage = async (options?: BrowserContextOptions) => (await browser.newContext(options)).newPage();
  const [customer, partner, operator] = [await newPage(PHONE), await newPage(PHONE), await newPage(PHONE)];
  const origin = `${shop.origin}/partner`;
  return [
    { page: customer, origin: shop.origin, shots: await customerPages(customer, shop.origin) },
    { page: partner, origin, shots: await partnerPages(partner, shop) },
    { page: operator, origin, shots: await platformPages(operator, shop) },
    { page: await newPage(PHONE), origin, shots: ENTRY_PAGES },
    { page: await newPage(), origin: shop.origin, shots: displayPages(shop), sizes: DISPLAY_SIZES },
  ];
}

/**
 * Opens every page of both apps in a browser, or every dialog, in the given languages or in all that are offered, and prints
 * what is wrong with its texts. @returns the number of faults
 */
export async function checkPages(what: keyof typeof WALKS, languages: readonly LocaleCode[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'page-texts-'));
  const shop = await startShop({ folder, printer: 'simulated', env: FULL_SHOP_ENV, stationEnv: { SIM_SECONDS: '2' } });
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    const walks = await WALKS[what](browser, shop);
    let count = 0;
    for (const language of languages.length > 0 ? languages : FILLED_LOCALES) {
      for (const { page, origin, ...looked } of walks) {
        const faults = await faultsOf(page, origin, { ...looked, language });
        for (const fault of faults) console.log(fault);
        count += faults.length;
      }
      console.log(`${language}: ${walks.reduce((sum, { shots }) => sum + shots.length, 0)} ${what} looked at`);
    }
    return count;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
