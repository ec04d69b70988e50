import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '@cpc/i18n';
import { startShop } from '@cpc/testkit';
import { chromium } from '@playwright/test';
import { WALKS } from '../e2e/lib/all-walks.ts';
import { FULL_SHOP_ENV } from '../e2e/lib/full-shop/matters.ts';
import { faultsOf } from '../e2e/lib/page-texts.ts';
import config from '../playwright.config.ts';

/**
 * Opens every page of all apps in a browser, or every dialog, in the given languages, and prints what is wrong with its
 * texts. @returns the number of faults
 */
export async function checkPages(what: keyof typeof WALKS, languages: readonly Locale[]): Promise<number> {
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  let count = 0;
  try {
    for (const [whose, open] of Object.entries(WALKS[what])) {
      const folder = mkdtempSync(join(tmpdir(), 'page-texts-'));
      const stationEnv = { SIM_SECONDS: '2' };
      const shop = await startShop({ folder, printer: 'simulated', env: FULL_SHOP_ENV, stationEnv });
      try {
        const walks = await open(browser, shop);
        for (const walk of walks) {
          const faults = await faultsOf(walk, languages);
          for (const fault of faults) console.log(fault);
          count += faults.length;
        }
        console.log(`${whose}: ${walks.reduce((sum, { shots }) => sum + shots.length, 0)} ${what} looked at`);
      } finally {
        await shop.stop();
      }
    }
    return count;
  } finally {
    await browser.close();
  }
}
