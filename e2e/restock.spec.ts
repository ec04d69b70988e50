import { expect, type Page, test as base } from '@playwright/test';
import { WHOLE_CHROMIUM } from './lib/chromium.ts';
import { codeVideo, readPicture } from './lib/codes.ts';
import { button } from './lib/customer.ts';
import { PHONE, sharedShop } from './lib/shop.ts';
import { findStock, logInToPartner } from './lib/partner.ts';

const EAN = '4006381333931';

/** A browser whose camera looks at a box with a bar code. */
const test = base.extend<object, { readonly launchOptions: object }>({
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the pattern
    async ({}, use) => {
      const { args, ...whole } = WHOLE_CHROMIUM.launchOptions;
      const video = await codeVideo(EAN, 'EAN13');
      const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${video}`];
      await use({ ...whole, args: [...args, ...camera] });
    },
    { scope: 'worker' },
  ],
});

test.use(PHONE);

const shop = sharedShop();

async function openScanner(page: Page): Promise<void> {
  await logInToPartner(page, shop, '#/stock/scan');
  await expect(page.getByRole('heading', { name: 'Refill by scanning' })).toBeVisible();
}

test('[PA-03.4] [PA-03.7] [SK-04.1] boxes are scanned by the camera and a hand scanner, taught once, and booked as one delivery', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['camera']);
  await openScanner(page);
  await button(page, 'Open the camera').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`0${EAN}`)).toBeVisible();
  await dialog.getByRole('searchbox').fill('iphone 16 midnight');
  await dialog.getByRole('button', { name: /^Apple iPhone 16\s*Soft matte/ }).click();
  await dialog.getByLabel('Pieces in one box').fill('10');
  await button(page, 'Remember it').click();
  const pieces = page.getByLabel(/^Pieces of iPhone 16, /);
  await expect(pieces).toHaveValue('10');
  await button(page, 'Close').click();

  // A hand scanner types without a tap before, and ends with Enter; the list outlives the page.
  await page.locator('body').press('4');
  await page.keyboard.type(`${EAN.slice(1)}\n`);
  await expect(pieces).toHaveValue('20');
  await page.reload();
  await expect(pieces).toHaveValue('20');
  await button(page, 'Check 20 pieces').click();
  await expect(dialog).toContainText('+20');
  await dialog.getByLabel('Note, such as').fill('delivery 88');
  await button(page, 'Add 20 pieces to stock').click();
  await expect(page.getByText('20 pieces added.')).toBeVisible();
  await expect(page.getByText('Nothing scanned yet')).toBeVisible();

  await page.getByRole('link', { name: 'To the stock' }).click();
  await findStock(page, 'iphone 16 soft midnight', 5);
  await button(page, 'Minimum').first().click();
  await dialog.getByLabel('Pieces at least').fill('900');
  await button(page, 'Save the minimum').click();
  await expect(page.getByText('at least 900')).toBeVisible();
  await page.getByText('Changes', { exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText('delivery 88');
});

test('[PA-03.7] a refused camera is told, and a kind without a code is put in by hand', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: refuse } });
  });
  await openScanner(page);
  await button(page, 'Open the camera').click();
  await expect(page.getByRole('alert')).toContainText('The camera is not allowed');
  await button(page, 'Add a kind without a code').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('no such phone');
  await expect(dialog.getByText('Nothing found.')).toBeVisible();
  await dialog.getByRole('searchbox').fill('iphone 15 soft clear');
  await dialog
    .getByRole('button', { name: /^Apple iPhone 15\s/ })
    .first()
    .click();
  await dialog.getByLabel('Pieces').fill('3');
  await button(page, 'Add to the list').click();
  const pieces = page.getByLabel(/^Pieces of iPhone 15, /);
  await expect(pieces).toHaveValue('3');

  // A label of our own needs no teaching.
  await page.getByRole('link', { name: 'Print labels' }).click();
  await page.getByRole('searchbox').fill('iphone 15 soft clear');
  await page
    .getByRole('button', { name: /^Apple iPhone 15\s/ })
    .first()
    .click();
  await page.getByLabel('Pieces in one box').fill('25');
  const label = page.getByRole('img', { name: 'Apple iPhone 15' });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toBeHidden();
  const read = await readPicture(await label.screenshot());
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Refill by scanning' }).click();
  await page.getByLabel('Code under the bars').fill(read);
  await button(page, 'Take').click();
  await expect(pieces).toHaveCount(2);
  await expect(pieces.first()).toHaveValue('25');
});
