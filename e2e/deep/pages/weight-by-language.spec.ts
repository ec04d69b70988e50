import { FILLED_LOCALES, localeCode } from '@cpc/i18n';
import { translatorFor } from '@cpc/i18n/testing';
import { expect, test } from '@playwright/test';
import { sum, watchFonts, watchScripts } from '../../lib/weights.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

/** The goals of the first page in every language, KB as sent. */
const MAX_SCRIPTS_KB = 105;
const MAX_FONTS_KB = 60;
/** Without a typeface of the device these load more (decision 271). */
const DEVICE_DRAWS = /^(zh|ja|ko|bn)\b/;

const shop = sharedShop({ printer: 'simulated' });

test('[LG-08.1] [RT-14.1] the first page stays within its limits of scripts and fonts in every language', async ({
  browser,
}) => {
  const heavy: string[] = [];
  for (const language of FILLED_LOCALES) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const [scripts, fonts] = [watchScripts(page), watchFonts(page)];
    await page.goto(`${shop.origin}/#/pages/login/select_login?machine_id=demo&language=${localeCode(language)}`);
    const start = translatorFor(language, 'customer').t('launch.entry.start');
    await expect(page.getByRole('button', { name: start, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const [script, font] = [sum((await scripts()).values()), sum((await fonts()).values())];
    const said = `${language}: ${script.toFixed(1)} KB of scripts, ${font.toFixed(1)} KB of fonts`;
    test.info().annotations.push({ type: 'weight', description: said });
    const isHeavy = script > MAX_SCRIPTS_KB || (font > MAX_FONTS_KB && !DEVICE_DRAWS.test(language));
    if (isHeavy || font === 0) heavy.push(said);
    await context.close();
  }
  expect(heavy).toEqual([]);
});
