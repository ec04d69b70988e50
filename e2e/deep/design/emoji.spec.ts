import { PHONE_MODELS } from '@cpc/content';
import type { Sheet } from '@cpc/testkit';
import { expect, test } from '@playwright/test';
import { button, chooseModel, decide, enterAsGuest, goToProvider, layer, order } from '../../lib/customer.ts';
import { documentAt, expectSame } from '../../lib/prints.ts';
import { PHONE, sharedPrintingShop } from '../../lib/shop.ts';
import { sheetAtRest, sheetOfPrint } from '../../lib/sheets.ts';

test.use(PHONE);

const { shop, peer } = sharedPrintingShop();

/** mm² of the yellow of faces and of the red and the pink of hearts. */
function inksOf({ data, pxPerMm }: Sheet) {
  const area = { yellow: 0, red: 0, pink: 0 };
  for (let i = 0; i < data.length; i += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = data.subarray(i, i + 4);
    if (a < 255) continue;
    if (r > 220 && g > 170 && b < 110) area.yellow += 1;
    if (r > 190 && g < 90 && b < 80) area.red += 1;
    if (r > 200 && g < 110 && b > 100 && b < 190) area.pink += 1;
  }
  return Object.values(area).map((count) => count / pxPerMm ** 2);
}

/** Both pictures are at least so large; the text is about 60 mm wide. */
function expectColours(sheet: Sheet): void {
  for (const area of inksOf(sheet)) expect(area).toBeGreaterThan(2);
}

test('[ED-03.10] [ED-03.11] emoji that are typed or picked are on the case, and in the print in their colours', async ({
  page,
}) => {
  const { model, surface } = PHONE_MODELS[0]!;
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, model, 'Soft matte');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const field = page.getByLabel('Your text');
  await field.pressSequentially('😀 I ❤️ you');
  await expect(page.getByText(/This typeface lacks/)).toBeHidden();
  // Back to before "you".
  for (const _ of 'you') await field.press('ArrowLeft');
  await page.getByRole('button', { name: 'Emoji', exact: true }).click();
  await page.getByRole('button', { name: '💕', exact: true }).click();
  await expect(field).toHaveValue('😀 I ❤️ 💕you');
  await page.getByRole('button', { name: 'Faces', exact: true }).click();
  await page.getByRole('button', { name: '😎', exact: true }).click();
  await expect(field).toHaveValue('😀 I ❤️ 💕😎you');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(field).toHaveValue('😀 I ❤️ 💕you');
  await button(page, 'Done').click();
  await expect(layer(page, /💕you/)).toBeVisible();
  // The drawings of the emoji come after the text.
  await expect(async () => expectColours(await sheetAtRest(page))).toPass();
  const seen = await sheetAtRest(page);

  await order(page);
  await goToProvider(page);
  await decide(page, 'pays');
  await expect(page.getByText('Paid. Off to the printer!')).toBeVisible();
  const pdf = await documentAt(peer, 0);
  expectColours(await sheetOfPrint(pdf, surface, 300));
  await expectSame(seen, pdf, surface);
});
