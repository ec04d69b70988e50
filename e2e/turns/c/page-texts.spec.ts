import { FILLED_LOCALES } from '@cpc/i18n';
import { expect, test } from '@playwright/test';
import { customerPages, partnerPages, platformPages, type Shot } from '../../lib/all-pages.ts';
import { faultsOf } from '../../lib/page-texts.ts';
import { textFaults } from '../../lib/text-faults.ts';
import { PHONE, type OpenShop, openShop } from '../../lib/shop.ts';

test.use(PHONE);

let shop: OpenShop;

test.beforeAll(async () => {
  shop = await openShop({ printer: 'simulated' });
});

test.afterAll(() => shop?.stop());

/** One part of the pages, and one language, each day; `npm run languages -- pages` looks at all of them. */
const PARTS = 4;
const DAY = Math.floor(Date.now() / 86_400_000);
const LANGUAGE = FILLED_LOCALES[DAY % FILLED_LOCALES.length] ?? 'en-us';
// The part moves on when every language has had its day.
const PART = (DAY + Math.floor(DAY / FILLED_LOCALES.length)) % PARTS;
const someOf = (shots: readonly Shot[]): readonly Shot[] => shots.filter((_, i) => i % PARTS === PART);

test('[LG-05] no text of the customer’s pages is cut off, covered or broken at 320, 390 and 1280 px', async ({
  page,
}) => {
  const shots = someOf(await customerPages(page, shop.origin));
  expect(shots.length).toBeGreaterThan(5);
  expect(await faultsOf(page, shop.origin, { shots, language: LANGUAGE })).toEqual([]);
});

test('[LG-05] [PA-08] no text of the partner’s pages is cut off, covered or broken at 320, 390 and 1280 px', async ({
  page,
}) => {
  const shots = someOf(await partnerPages(page, shop));
  expect(shots.length).toBeGreaterThan(3);
  expect(await faultsOf(page, `${shop.origin}/partner`, { shots, language: LANGUAGE })).toEqual([]);
});

test('[LG-05] [PA-08] no text of the platform’s pages is cut off, covered or broken at 320, 390 and 1280 px', async ({
  page,
}) => {
  const shots = someOf(await platformPages(page, shop));
  expect(shots.length).toBeGreaterThan(2);
  expect(await faultsOf(page, `${shop.origin}/partner`, { shots, language: LANGUAGE })).toEqual([]);
});

test('[LG-05] the check of texts finds what is cut off, covered, broken, too wide and in the way', async ({ page }) => {
  await page.setContent(`
    <meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">
    <body style="margin: 0; font: 16px sans-serif">
    <div style="overflow: hidden; width: 40px; white-space: nowrap"><span>Cut by its box</span></div>
    <div style="width: 9000px; text-align: right">Outside</div>
    <div style="width: 8px; overflow-wrap: anywhere">Broken</div>
    <div style="width: 60px; overflow-wrap: anywhere">Interrupted 5f0c9e1277aa</div>
    <div style="width: 60px; overflow-wrap: anywhere">Interrupted.</div>
    <div lang="en" style="width: 60px; overflow-wrap: anywhere; hyphens: auto">Hyphenated</div>
    <div><p style="margin: 0">Covered one</p><p style="margin: -19px 0 0">Covered two</p></div>
    <div style="width: 60px"><button style="width: 200px">A wide button</button></div>
    <div><button>First</button><button style="margin-left: -9px">Second</button></div>
    <details><summary>More</summary><p style="margin: -9px 0">Closed</p></details>`);
  expect(await textFaults(page)).toEqual([
    'cut off by its box: Cut by its box',
    'outside of the window: Outside',
    'lines of one letter: Broken',
    'broken inside a word: Interrupted 5f0c9e1277aa',
    'broken inside a word: Interrupted.',
    'on another text: Covered one / Covered two',
    'on another button: First / Second',
    'grown out of its row: A wide button',
  ]);
});
