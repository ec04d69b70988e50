import { translatorFor } from '@cpc/i18n/testing';
import { fontSource } from '@cpc/paint/testing';
import { chromium, expect, test } from '@playwright/test';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LAUNCH } from '../../lib/chromium.ts';
import { type OpenShop, openShop, PHONE } from '../../lib/shop.ts';

let shop: OpenShop;

test.beforeAll(async () => {
  shop = await openShop({ printer: 'simulated' });
});

test.afterAll(() => shop?.stop());

/** Opens the first page in Bengali. @returns the font files it fetched for Bengali, with the typefaces of a device */
async function bengaliFiles(dataFolder: string): Promise<readonly string[]> {
  // Chromium finds typefaces of the device in `$XDG_DATA_HOME/fonts`.
  const browser = await chromium.launch({ ...LAUNCH, env: { ...process.env, XDG_DATA_HOME: dataFolder } });
  try {
    const page = await browser.newPage(PHONE);
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto(`${shop.origin}/#/pages/login/select_login?machine_id=demo&language=bd-bd`);
    const start = translatorFor('bd-bd', 'customer').t('launch.entry.start');
    await expect(page.getByRole('button', { name: start, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    return files.filter((file) => /bengali.*\.woff2$/.test(file));
  } finally {
    await browser.close();
  }
}

test('[LG-08] a device with a Bengali typeface fetches none of ours, and another one does', async () => {
  const [none, own] = ['none', 'own'].map(() => mkdtempSync(join(tmpdir(), 'device-'))) as [string, string];
  const { faces } = await fontSource.manifest('baloo-da-2');
  const bengali = faces.find(({ url }) => url.includes('bengali'));
  mkdirSync(join(own, 'fonts'));
  writeFileSync(join(own, 'fonts', 'device.ttf'), await fontSource.face(bengali?.url ?? ''));
  expect(await bengaliFiles(none)).toHaveLength(1);
  expect(await bengaliFiles(own)).toEqual([]);
});
