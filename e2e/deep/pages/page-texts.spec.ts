import { expect, test } from '@playwright/test';
import { PATHS } from '../../../apps/web/src/core/paths.ts';
import { customerPages, partnerPages } from '../../lib/all-pages.ts';
import { WALKS } from '../../lib/all-walks.ts';
import { FULL_SHOP_ENV } from '../../lib/full-shop/matters.ts';
import { faultsOf, faultsWhenLoaded, type Walk } from '../../lib/page-texts.ts';
import { textFaults } from '../../lib/text-faults.ts';
import { type OpenShop, openShop, PHONE } from '../../lib/shop.ts';

test.use(PHONE);
test.describe.configure({ mode: 'parallel', timeout: 2_400_000 });

const opened: OpenShop[] = [];

/** A shop for one test. */
async function ownShop(): Promise<OpenShop> {
  const shop = await openShop({ printer: 'simulated', env: FULL_SHOP_ENV });
  opened.push(shop);
  return shop;
}

test.afterEach(async () => {
  for (const shop of opened.splice(0)) await shop.stop();
});

for (const what of ['dialogs', 'pages'] as const)
  for (const [whose, open] of Object.entries(WALKS[what]))
    test(`[LG-05.1] [PA-08] in the languages that need most room, no text of the ${what} of ${whose} is cut off, covered or broken`, async ({
      browser,
    }) => {
      const faults: string[] = [];
      for (const walk of await open(browser, await ownShop())) {
        expect(walk.shots.length).toBeGreaterThan(0);
        faults.push(...(await faultsOf(walk)));
      }
      expect(faults).toEqual([]);
    });

for (const language of ['de', 'ar'] as const)
  test(`[LG-05.1] [PA-08] nor of pages that are loaded in ${language}`, async ({ page, browser }) => {
    const shop = await ownShop();
    const partner = await (await browser.newContext(PHONE)).newPage();
    const shots = (await customerPages(page, shop.origin)).filter(
      ({ address, tool }) => tool === undefined && /detail|index_phone|goodsordersize|pay_/i.test(address),
    );
    const walks: readonly Walk[] = [
      { page, origin: shop.origin, shots },
      { page: partner, origin: `${shop.origin}/partner`, shots: (await partnerPages(partner, shop)).slice(0, 4) },
    ];
    for (const walk of walks) expect(await faultsWhenLoaded(walk, language)).toEqual([]);
  });

test('[LG-05.2] the pages that are looked at are all of the customer’s app', async ({ page }) => {
  const shots = await customerPages(page, (await ownShop()).origin);
  const looked = new Set(shots.map(({ address }) => address.replace(/\?.*/, '')));
  // These two are left as soon as they are opened.
  const passed: readonly string[] = [PATHS.openid, PATHS.placing];
  expect(Object.values(PATHS).filter((path) => !looked.has(path) && !passed.includes(path))).toEqual([]);
});

test('[LG-05.2] the check of texts finds what is cut off, covered, broken, too wide and in the way', async ({
  page,
}) => {
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
    <div style="width: 60px; overflow-wrap: anywhere">1JT1K9F3-1</div>
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
    'broken inside a word: PPDWDFHS-1',
    'cut off: A text of the product',
    'on another text: Covered one / Covered two',
    'on another button: First / Second',
    'grown out of its row: A wide button',
    'cut off in its field: A long choice of a list',
    'cut off in its field: Search all of them',
    'cut off in its field: mm/dd/yyyy',
  ]);
});

test('[LG-05.2] the check of texts looks at an open dialog, and not at what lies under it', async ({ page }) => {
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
