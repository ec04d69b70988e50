/**
 * Makes a sheet of every page of the customer's app for each size, in English, Chinese and Arabic: `npm run sheets`, after
 * `npm start` has built it. Widths, languages and other pages can be named: `npm run sheets -- 360 th bn shop platform`;
 * `all` names every language. The sheets are compared by eye before and after a
 * change of the look.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FILLED_LOCALES } from '@cpc/i18n';
import { startShop } from '@cpc/testkit';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { customerPages, openShot, partnerPages, platformPages, type Shot } from '../e2e/lib/all-pages.ts';
import config from '../playwright.config.ts';

const OUT = resolve(fileURLToPath(new URL('..', import.meta.url)), 'docs/images/pages');
const NAMED = process.argv.slice(2);
const NAMED_LANGUAGES = FILLED_LOCALES.filter((locale) => NAMED.includes(locale));
const USUAL_LANGUAGES = NAMED_LANGUAGES.length > 0 ? NAMED_LANGUAGES : (['en-US', 'zh-Hans', 'ar'] as const);
const LANGUAGES = NAMED.includes('all') ? FILLED_LOCALES : USUAL_LANGUAGES;
const SIZES = [
  { width: 360, height: 740, columns: 10 },
  { width: 412, height: 915, columns: 10 },
  { width: 1280, height: 800, columns: 5 },
] as const;
/** Width of a page on a sheet: wide enough to judge the layout. */
const THUMB = { narrow: 216, wide: 420 } as const;
const GAP = 12;
async function sheetOf(shots: readonly Buffer[], { width, height, columns }: (typeof SIZES)[number], file: string) {
  const wide = width > 600 ? THUMB.wide : THUMB.narrow;
  const high = Math.round((wide * height) / width);
  const layers = await Promise.all(
    shots.map(async (shot, i) => ({
      input: await sharp(shot).resize(wide, high).toBuffer(),
      left: GAP + (i % columns) * (wide + GAP),
      top: GAP + Math.floor(i / columns) * (high + GAP),
    })),
  );
  const sheet = {
    width: GAP + columns * (wide + GAP),
    height: GAP + Math.ceil(shots.length / columns) * (high + GAP),
    channels: 3 as const,
    background: '#6b6b70',
  };
  await sharp({ create: sheet }).composite(layers).webp({ quality: 72 }).toFile(file);
}

const WORDS = [...FILLED_LOCALES, ...SIZES.map(({ width }) => `${width}`), 'all', 'customer', 'shop', 'platform'];
const unknown = NAMED.filter((word) => !WORDS.includes(word));
if (unknown.length > 0) throw new Error(`expected some of ${WORDS.join(', ')}; got ${unknown.join(', ')}`);

interface Pages {
  readonly name: string;
  readonly page: Page;
  readonly origin: string;
  readonly shots: readonly Shot[];
}

async function sheetsOf({ name, page, origin, shots }: Pages): Promise<void> {
  const named = SIZES.filter(({ width }) => NAMED.includes(`${width}`));
  for (const size of named.length > 0 ? named : SIZES) {
    await page.setViewportSize(size);
    for (const language of LANGUAGES) {
      const seen: Buffer[] = [];
      for (const shot of shots) {
        await openShot(page, origin, shot, language);
        seen.push(await page.screenshot());
      }
      const file = `${name}-${size.width}-${language}.webp`;
      await sheetOf(seen, size, join(OUT, file));
      console.log(`${seen.length} pages in docs/images/pages/${file}`);
    }
  }
}

const shop = await startShop({ folder: mkdtempSync(join(tmpdir(), 'sheets-')), printer: 'simulated' });
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  mkdirSync(OUT, { recursive: true });
  const open: Readonly<Record<string, (page: Page) => Promise<readonly Shot[]>>> = {
    customer: (page) => customerPages(page, shop.origin),
    shop: (page) => partnerPages(page, shop),
    platform: (page) => platformPages(page, shop),
  };
  const named = Object.keys(open).filter((name) => NAMED.includes(name));
  for (const [name, pagesOf] of Object.entries(open)) {
    if (named.length > 0 ? !named.includes(name) : name !== 'customer') continue;
    const page = await browser.newPage({ viewport: { width: 412, height: 915 }, hasTouch: true });
    const origin = name === 'customer' ? shop.origin : `${shop.origin}/partner`;
    await sheetsOf({ name, page, origin, shots: await pagesOf(page) });
  }
} finally {
  await browser.close();
  await shop.stop();
}
