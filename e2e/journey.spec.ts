import { PHONE_MODELS } from '@cpc/content';
import { ORDER_STATUS } from '@cpc/domain';
import { expect, type Page, test } from '@playwright/test';
import {
  button,
  buyNow,
  checkOrder,
  chooseModel,
  choosePhoto,
  enterAsGuest,
  layer,
  orderIdOf,
  PHOTO,
  statusOf,
  writeText,
} from './lib/customer.ts';
import { pairDisplay } from './lib/display.ts';
import { moveFingers } from './lib/fingers.ts';
import { expectBoxes, expectSame } from './lib/prints.ts';
import { sheetAtRest } from './lib/sheets.ts';
import { sharedPrintingShop } from './lib/shop.ts';

test.use({
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

const { shop, peer } = sharedPrintingShop();

test('[JN-01.1] [JN-01.2] [ED-02.1] [ED-08] [SA-05.1] [JN-09] a customer scans, designs, pays, watches the print and picks it up, and the print is what the editor showed', async ({
  page,
  browser,
}) => {
  const { model, surface } = PHONE_MODELS[0]!;
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, model, 'Soft matte');
  await design(page);
  const seen = await sheetAtRest(page);

  // The photo is drawn larger than it is sharp, so a warning is shown.
  await checkOrder(page, { anyway: true });
  await buyNow(page);
  await button(page, 'Pay').first().click();
  await expect(page.getByText('Paid. Off to the printer!')).toBeVisible();
  await button(page, 'Watch it print').click();
  await expect(button(page, 'Show my pickup code')).toBeVisible();
  await button(page, 'Show my pickup code').click();
  await expect(page).toHaveTitle(/Order Detail/);

  const [pdf] = await peer.documents();
  expectBoxes(pdf!, surface);
  await expectSame(seen, pdf!, surface);

  const code = (await page.getByTestId('pickup-code').innerText()).replaceAll(/\D/g, '');
  expect(code).toMatch(/^\d{6}$/);
  const display = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await pairDisplay(display, shop);
  await button(display, /Pick up/).click();
  for (const digit of code) await display.keyboard.press(digit);
  await expect(display.getByText('Here you are!')).toBeVisible();
  await expect(page.getByText(/Pickup complete/i).first()).toBeVisible();
  expect(await statusOf(page, orderIdOf(page))).toBe(ORDER_STATUS.finished);
});

/** A background, a photo turned and enlarged with two fingers, texts in three scripts and a doodle. */
async function design(page: Page): Promise<void> {
  await button(page, 'Background').click();
  await button(page, 'Orange').click();
  await button(page, 'Done').click();
  await choosePhoto(page, PHOTO);
  await moveFingers(page, [
    [
      { x: 150, y: 500 },
      { x: 140, y: 560 },
    ],
    [
      { x: 260, y: 420 },
      { x: 300, y: 380 },
    ],
  ]);
  await writeText(page, 'Hello 你好 مرحبا');
  await button(page, 'Doodle').click();
  await moveFingers(page, [
    [
      { x: 130, y: 300 },
      { x: 290, y: 350 },
    ],
  ]);
  await button(page, 'Done').click();
  await expect(layer(page, /Doodle/)).toBeVisible();
}
