import { PHONE_MODELS } from '@cpc/content';
import { compareSheets, ippPeerMissing, type IppPeer, type Shop, startIppPeer, startShop } from '@cpc/testkit';
import { expect, test } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  button,
  chooseModel,
  choosePhoto,
  enterAsGuest,
  goToProvider,
  order,
  PHOTO,
  writeText,
} from './lib/customer.ts';
import { boxesOf, sheetOfEditor, sheetOfPrint } from './lib/sheets.ts';

test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

let shop: Shop;
let peer: IppPeer;

test.beforeAll(async () => {
  const missing = ippPeerMissing();
  if (missing !== undefined) throw new Error(missing);
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  peer = await startIppPeer({ dir: join(folder, 'printer') });
  shop = await startShop({ folder: join(folder, 'shop'), printer: peer.url });
});

test.afterAll(async () => {
  await shop?.stop();
  await peer?.stop();
});

test('[JN-01] [ED-08] [SA-05] a customer scans, designs, pays, watches the print and picks it up, and the print is what the editor showed', async ({
  page,
  browser,
}) => {
  const model = PHONE_MODELS[0]!;
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, model.model, 'Soft matte');
  await choosePhoto(page, PHOTO);
  await writeText(page, 'Hello 你好 مرحبا');
  await page.waitForTimeout(500);
  const seen = await sheetOfEditor(page);

  await order(page);
  await goToProvider(page);
  await button(page, 'Pay').first().click();
  await expect(page.getByText('Paid. Off to the printer!')).toBeVisible();
  await button(page, 'Watch it print').click();
  await expect(button(page, 'Show my pickup code')).toBeVisible({ timeout: 90_000 });
  await button(page, 'Show my pickup code').click();
  await expect(page).toHaveTitle(/Order Detail/);
  const code = (await page.getByTestId('pickup-code').innerText()).replaceAll(/\D/g, '');
  expect(code).toMatch(/^\d{6}$/);

  const [pdf] = await peer.documents();
  expect(pdf).toBeDefined();
  const boxes = boxesOf(pdf!);
  const { surface } = model;
  const { bleed, width, height } = surface;
  expect(boxes['MediaBox']?.map(tenth)).toEqual([0, 0, width + 2 * bleed, height + 2 * bleed].map(tenth));
  expect(boxes['BleedBox']).toEqual(boxes['MediaBox']);
  expect(boxes['TrimBox']?.map(tenth)).toEqual([bleed, bleed, width + bleed, height + bleed].map(tenth));
  const result = compareSheets(seen, await sheetOfPrint(pdf!, surface), surface);
  console.log(
    `screen and print: ${result.differing} of ${result.inside} pixels differ by more than 8/255, worst ${result.worst.toFixed(0)}, ink outside ${result.inkOutside}`,
  );
  expect(result.inside).toBeGreaterThan(100_000);
  expect(result.differing / result.inside).toBeLessThanOrEqual(0.005);
  expect(result.inkOutside).toBe(0);

  const display = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await display.goto(`${shop.origin}/#/pages/index/allSelect?id=demo&language=en-us&screen_key=${shop.screenKey()}`);
  await button(display, /Pick up/).click();
  for (const digit of code) await display.keyboard.press(digit);
  await expect(display.getByText('Here you are!')).toBeVisible();
  await expect(page.getByText(/Pickup complete/i).first()).toBeVisible();
});

const tenth = (value: number) => Math.round(value * 10) / 10;
