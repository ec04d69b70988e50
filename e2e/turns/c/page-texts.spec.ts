import { FILLED_LOCALES } from '@cpc/i18n';
import { expect, test } from '@playwright/test';
import { PATHS } from '../../../apps/web/src/core/paths.ts';
import { allDialogs } from '../../lib/all-dialogs.ts';
import {
  customerPages,
  displayPages,
  ENTRY_PAGES,
  partnerPages,
  platformPages,
  type Shot,
} from '../../lib/all-pages.ts';
import { FULL_SHOP_ENV } from '../../lib/full-shop/matters.ts';
import { DISPLAY_SIZES, faultsOf } from '../../lib/page-texts.ts';
import { textFaults } from '../../lib/text-faults.ts';
import { PHONE, type OpenShop, openShop } from '../../lib/shop.ts';

test.use(PHONE);

let shop: OpenShop;

test.beforeAll(async () => {
  shop = await openShop({ printer: 'simulated', env: FULL_SHOP_ENV });
});

test.afterAll(() => shop?.stop());

/**
 * This file has its turn every third day: one part of the pages and of the dialogs in one language; `NIGHTLY=1` looks at all in
 * all.
 */
const PARTS = 4;
const DIALOG_PARTS = 8;
const NIGHTLY = Boolean(process.env['NIGHTLY']);
const TURN = Math.floor(Date.now() / 86_400_000 / 3);
const LANGUAGES = NIGHTLY ? FILLED_LOCALES : [FILLED_LOCALES[TURN % FILLED_LOCALES.length] ?? 'en-us'];

function someOf(shots: readonly Shot[], parts = PARTS): readonly Shot[] {
  // The part moves on when every language has had its turn.
  const part = (TURN + Math.floor(TURN / FILLED_LOCALES.length)) % parts;
  return shots.filter((_, i) => NIGHTLY || i % parts === part);
}

test('[LG-05] the pages that are looked at are all of the customer’s app', async ({ page }) => {
  const shots = await customerPages(page, shop.origin);
  const looked = new Set(shots.map(({ address }) => address.replace(/\?.*/, '')));
  // These two are left as soon as they are opened.
  const passed: readonly string[] = [PATHS.openid, PATHS.placing];
  expect(Object.values(PATHS).filter((path) => !looked.has(path) && !passed.includes(path))).toEqual([]);
});

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    if (NIGHTLY) test.setTimeout(1_200_000);

    test('[LG-05] no text of the customer’s pages is cut off, covered or broken at 320, 390 and 1280 px', async ({
      page,
    }) => {
      const shots = someOf(await customerPages(page, shop.origin));
      expect(shots.length).toBeGreaterThan(5);
      expect(await faultsOf(page, shop.origin, { shots, language })).toEqual([]);
    });

    test('[LG-05] [PA-08] no text of the partner’s pages is cut off, covered or broken at 320, 390 and 1280 px', async ({
      page,
      browser,
    }) => {
      const origin = `${shop.origin}/partner`;
      const stranger = await (await browser.newContext(PHONE)).newPage();
      expect(await faultsOf(stranger, origin, { shots: ENTRY_PAGES, language })).toEqual([]);
      const shots = someOf(await partnerPages(page, shop));
      expect(shots.length).toBeGreaterThan(3);
      expect(await faultsOf(page, origin, { shots, language })).toEqual([]);
    });

    test('[LG-05] [PA-08] no text of the platform’s pages is cut off, covered or broken at 320, 390 and 1280 px', async ({
      page,
    }) => {
      const shots = someOf(await platformPages(page, shop));
      expect(shots.length).toBeGreaterThan(2);
      expect(await faultsOf(page, `${shop.origin}/partner`, { shots, language })).toEqual([]);
    });

    test('[LG-05] no text of a dialog is cut off, covered or broken, nor a dialog higher than the window', async ({
      browser,
    }) => {
      // What there is to decide takes one to two minutes to make.
      if (!NIGHTLY) test.setTimeout(480_000);
      const faults: string[] = [];
      for (const { page, origin, shots, ...looked } of await allDialogs(browser, shop)) {
        const some = someOf(shots, DIALOG_PARTS);
        faults.push(...(await faultsOf(page, origin, { ...looked, shots: some, language })));
      }
      expect(faults).toEqual([]);
    });

    test('[LG-05] no text of a station’s display is cut off, covered or broken at 1280 and 1920 px', async ({
      browser,
    }) => {
      const display = await (await browser.newContext({ isMobile: false, hasTouch: false })).newPage();
      const looked = { shots: displayPages(shop), language, sizes: DISPLAY_SIZES };
      expect(await faultsOf(display, shop.origin, looked)).toEqual([]);
    });
  });
}

test('[LG-05] the check of texts finds what is cut off, covered, broken, too wide and in the way', async ({ page }) => {
  await page.setContent(`
    <meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">
    <body style="margin: 0; font: 16px sans-serif">
    <div style="overflow: hidden; width: 40px; white-space: nowrap"><span>Cut by its box</span></div>
    <div style="overflow: hidden; height: 10px"><span>Cut below</span></div>
    <div style="overflow: auto; height: 10px"><span>Scrolled</span></div>
    <div style="width: 9000px; text-align: right">Outside</div>
    <div style="width: 8px; overflow-wrap: anywhere">Broken</div>
    <div style="width: 60px; overflow-wrap: anywhere">Interrupted 5f0c9e1277aa</div>
    <div style="width: 60px; overflow-wrap: anywhere">Interrupted.</div>
    <div style="width: 60px; overflow-wrap: anywhere">https://example.com/somewhere</div>
    <div lang="en" style="width: 60px; overflow-wrap: anywhere; hyphens: auto">Hyphenated</div>
    <div><p style="margin: 0">Covered one</p><p style="margin: -19px 0 0">Covered two</p></div>
    <div style="width: 60px"><button style="width: 200px">A wide button</button></div>
    <div><button>First</button><button style="margin-left: -9px">Second</button></div>
    <p style="width: 190px"><a href="#one">A link on two lines of</a> and <a href="#two">another link</a></p>
    <select style="width: 90px"><option>Short</option><option>A long choice of a list</option></select>
    <input style="width: 60px" placeholder="Search all of them">
    <input style="width: 60px" value="What a person has typed">
    <input style="width: 60px" type="date" value="2026-11-26">
    <input style="width: 200px" type="date" value="2026-11-27">
    <p style="width: 90px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">A text of the product</p>
    <p style="width: 90px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap"><bdi>A name of somebody</bdi></p>
    <details><summary>More</summary><p style="margin: -9px 0">Closed</p></details>`);
  expect(await textFaults(page)).toEqual([
    'cut off by its box: Cut by its box',
    'cut off above or below: Cut below',
    'outside of the window: Outside',
    'lines of one letter: Broken',
    'broken inside a word: Interrupted 5f0c9e1277aa',
    'broken inside a word: Interrupted.',
    'cut off: A text of the product',
    'on another text: Covered one / Covered two',
    'on another button: First / Second',
    'grown out of its row: A wide button',
    'cut off in its field: A long choice of a list',
    'cut off in its field: Search all of them',
    'cut off in its field: mm/dd/yyyy',
  ]);
});

test('[LG-05] the check of texts looks at an open dialog, and not at what lies under it', async ({ page }) => {
  await page.setContent(`
    <meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">
    <body style="margin: 0; font: 16px sans-serif">
    <div style="overflow: hidden; width: 40px; white-space: nowrap">Under the dialog</div>
    <dialog style="width: 100px; height: 3000px; max-height: none; overflow-y: auto">
      <p style="white-space: nowrap">Wider than its dialog</p>
      <p>It fits</p>
    </dialog>`);
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  expect((await textFaults(page)).map((fault) => fault.replace(/\s+/g, ' '))).toEqual([
    'cut off by its box: Wider than its dialog',
    'higher than the window: Wider than its dialog It fits',
  ]);
  await page.setContent(`
    <div data-base-ui-inert>
      <p aria-live="polite" style="overflow: hidden; width: 40px; white-space: nowrap">Under the sheet</p>
    </div>
    <div data-base-ui-portal>
      <div role="presentation" data-base-ui-inert aria-hidden="true"></div>
      <div role="dialog"><p style="overflow: hidden; width: 40px; white-space: nowrap">In the sheet</p></div>
    </div>`);
  expect(await textFaults(page)).toEqual(['cut off by its box: In the sheet']);
});
