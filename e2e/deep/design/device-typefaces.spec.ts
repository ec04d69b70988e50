import { localeCode } from '@cpc/i18n';
import { translatorFor } from '@cpc/i18n/testing';
import { fontSource } from '@cpc/paint/testing';
import { chromium, expect, test } from '@playwright/test';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LAUNCH } from '../../lib/chromium.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

const shop = sharedShop({ printer: 'simulated' });

/**
 * Opens the first page. @param typefaces the only ones of the device for this script
 * @returns the font files that the page fetched for it
 */
async function fetched(language: 'bn' | 'zh-Hans', face: RegExp, typefaces: readonly Uint8Array[]) {
  // Chromium finds typefaces of the device in `$XDG_DATA_HOME/fonts`.
  const device = mkdtempSync(join(tmpdir(), 'device-'));
  mkdirSync(join(device, 'fonts'));
  for (const [i, bytes] of typefaces.entries()) writeFileSync(join(device, 'fonts', `${i}.ttf`), bytes);
  const browser = await chromium.launch({ ...LAUNCH, env: { ...process.env, XDG_DATA_HOME: device } });
  try {
    const page = await browser.newPage(PHONE);
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto(`${shop.origin}/#/pages/login/select_login?machine_id=demo&language=${localeCode(language)}`);
    const start = translatorFor(language, 'customer').t('launch.entry.start');
    await expect(page.getByRole('button', { name: start, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    return files.filter((file) => face.test(file));
  } finally {
    await browser.close();
  }
}

/** The slices of a typeface that have these letters. */
async function slicesOf(key: string, letters: string): Promise<readonly Uint8Array[]> {
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  const { faces } = await fontSource.manifest(key);
  const some = faces.filter(({ ranges }) =>
    codes.some((code) => ranges.some(([from, to]) => from <= code && code <= to)),
  );
  return Promise.all(some.map(({ url }) => fontSource.face(url)));
}

test('[LG-08.2] a device with a Bengali typeface fetches none of ours, and another one does', async () => {
  const bengali = /bengali.*\.woff2$/;
  expect(await fetched('bn', bengali, [])).toHaveLength(1);
  expect(await fetched('bn', bengali, await slicesOf('baloo-da-2', 'ক'))).toEqual([]);
});

test('[LG-08.2] a device that lacks the letters of a language fetches ours, although it draws others of the script', async () => {
  const chinese = /noto-sans-sc.*\.woff2$/;
  expect((await fetched('zh-Hans', chinese, await slicesOf('noto-sans-sc', '一'))).length).toBeGreaterThan(0);
  expect(await fetched('zh-Hans', chinese, await slicesOf('noto-sans-sc', '这门'))).toEqual([]);
});
