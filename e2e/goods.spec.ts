import { GOODS } from '@cpc/content';
import type { Surface } from '@cpc/design';
import { ORDER_STATUS } from '@cpc/domain';
import { expect, type Page, test } from '@playwright/test';
import {
  addToList,
  button,
  buyAndReturn,
  chooseModel,
  enterAsGuest,
  fillBackground,
  order,
  orderIdOf,
  pay,
  pickupCode,
  statusOf,
  writeText,
} from './lib/customer.ts';
import { openDisplay, typeCode } from './lib/display.ts';
import { expectNoPullDown } from './lib/pull-down.ts';
import { documentAt, expectBoxes, expectSame } from './lib/prints.ts';
import { boxesOf, sheetAtRest } from './lib/sheets.ts';
import { PHONE, sharedPrintingShop } from './lib/shop.ts';

test.use(PHONE);

const { shop, peer } = sharedPrintingShop();

/** Opens the studio for goods of a category, with the named material. */
async function chooseThing(page: Page, category: string, thing: string | undefined, material?: string): Promise<void> {
  await button(page, new RegExp(`^${category}`)).click();
  if (thing !== undefined) await button(page, new RegExp(`^${thing}`)).click();
  if (material !== undefined) await page.getByRole('radio', { name: material }).check();
  if (category === 'T-shirt' && material !== 'Bring your own shirt')
    await page.getByRole('radio', { name: 'L', exact: true }).check();
  await button(page, /Design it/).click();
  await expect(button(page, 'Undo')).toBeVisible();
  expect(page.url()).toContain('/pages/index/index_design?');
}

/** From a design to its payment. @returns the document that the printer received */
async function orderAndPrint(page: Page): Promise<string> {
  const before = (await peer.documents()).length;
  await order(page);
  await pay(page);
  return documentAt(peer, before);
}

const surfaceOf = (id: string): Surface => {
  const found = GOODS.find(({ surface }) => surface.id === id);
  if (!found) throw new Error(`nothing is called ${id}`);
  return found.surface;
};

test.describe('on a screen of fine pixels', () => {
  // The smoothed edges of letters are then a small part of what is compared.
  test.use({ deviceScaleFactor: 3 });

  test('[JN-02.3] [CT-01.1] [ED-08] [RT-05.2] a heart-shaped biscuit is printed as shown, inside its outline, and picked up', async ({
    page,
  }) => {
    await enterAsGuest(page, shop.origin);
    await chooseThing(page, 'Baked goods', 'Heart biscuit', 'White chocolate');
    await fillBackground(page);
    const letters = Promise.all(
      [/\/fonts\/source-han-sans\/\d+\.ttf/, /\/fonts\/cairo\/\d+\.ttf/].map((font) => page.waitForResponse(font)),
    );
    await writeText(page, '爱 حب');
    await letters;
    const seen = await sheetAtRest(page);
    const pdf = await orderAndPrint(page);
    expect(await pickupCode(page)).toMatch(/^\d{6}$/);
    const heart = surfaceOf('biscuit-heart');
    expectBoxes(pdf, heart);
    await expectSame(seen, pdf, heart);
  });
});

const THINGS = [
  ['T-shirt', 'Large chest print', 'Coloured cotton', 'tshirt-large'],
  ['T-shirt', 'Pocket print', 'Bring your own shirt', 'tshirt-pocket'],
  ['Golf ball', undefined, 'Matte colour', 'golf-ball'],
  ['Baked goods', 'Round biscuit', undefined, 'biscuit-round'],
] as const;

for (const [category, thing, material, id] of THINGS) {
  test(`[JN-02.3] [CT-01.1] [SA-05.1] [RT-05.2] ${category}, ${thing ?? 'the only one'}: designed, paid, and printed in its true size`, async ({
    page,
  }) => {
    await enterAsGuest(page, shop.origin);
    await chooseThing(page, category, thing, material);
    await fillBackground(page);
    expectBoxes(await orderAndPrint(page), surfaceOf(id));
  });
}

test('[JN-02.1] [CT-04.2] the customer’s own case is charged for printing only and picked up', async ({ page }) => {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'Galaxy S24', 'Bring your own case');
  await expect(button(page, /^Next/)).toContainText('€12.90');
  await fillBackground(page);
  await orderAndPrint(page);
  expect(await pickupCode(page)).toMatch(/^\d{6}$/);
});

test('[JN-02.2] [CT-04.3] [CT-04.4] [RT-07.1] [RT-07.2] [RT-07.3] [CT-12.1] a custom size shows and keeps its bounds, and a valid one is printed', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  await button(page, /^Phone case/).click();
  await button(page, /^A size of your own/).click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(19, 19, 25)');
  await field('Phone model').fill('Grandma’s phone');
  await page.getByText('More: where it lies').click();
  await field('From the top').fill('12,5');
  await field('From the left').fill('8');
  await field('Width').fill('400');
  await expect(page.getByText(/Must be 10 to .*310/)).toBeVisible();
  await button(page, 'Choose its colour').click();
  await expect(page).toHaveTitle(/A new model/);
  await expectNoPullDown(page);
  await expect(field('Phone model')).toHaveValue('Grandma’s phone');
  await field('Width').fill('61.5');
  await field('Height').fill('121,25');
  await field('Rounded corner').fill('7');
  await page.reload();
  await expect(field('Phone model')).toHaveValue('Grandma’s phone');
  await expect(field('Rounded corner')).toHaveValue('7');
  await page.getByText('More: where it lies').click();
  await expect(page.getByRole('img', { name: /61\.5.×.121\.25/ })).toBeVisible();
  await button(page, 'Choose its colour').click();
  await expect(page.getByRole('heading', { name: 'Grandma’s phone' })).toBeVisible();
  await button(page, /Design it/).click();
  await fillBackground(page);
  const [left = 0, bottom = 0, right = 0, top = 0] = boxesOf(await orderAndPrint(page))['TrimBox'] ?? [];
  expect(right - left).toBeCloseTo(61.5, 1);
  expect(top - bottom).toBeCloseTo(121.25, 1);
  await pickupCode(page);
  await expect(page.getByText('Grandma’s phone').first()).toBeVisible();
});

test('[CT-04.5] a large custom size says what its area costs before it is designed', async ({ page }) => {
  await enterAsGuest(page, shop.origin);
  await button(page, /^Phone case/).click();
  await button(page, /^A size of your own/).click();
  await page.getByLabel('Phone model', { exact: true }).fill('A sign');
  await page.getByLabel('Width', { exact: true }).fill('200');
  await page.getByLabel('Height', { exact: true }).fill('300');
  await button(page, 'Choose its colour').click();
  await expect(page.getByText('€5.16 for each 100 cm², at least €12.90')).toBeVisible();
  await expect(button(page, /Design it/)).toContainText('€30.96');
});

test('[LN-07.3] colour Plus and Lite ask for the scan of their station, which a list does not replace', async ({
  page,
}) => {
  const closed = (category: string) => button(page, new RegExp(`^${category}.*You must scan the code to use it`));
  await page.goto(`${shop.origin}/#/pages/index/mall?language=en-us`);
  await button(page, /Demo station/).click();
  await expect(page.getByRole('heading', { name: 'What will you make?' })).toBeVisible();
  for (const category of ['Colour Plus', 'Colour Lite']) await expect(closed(category)).toBeDisabled();
  await expect(button(page, /^Golf ball/)).toBeEnabled();
  // The login page names the same station, and is no scan either.
  await page.goto(`${shop.origin}/#/pages/mine/works`);
  await button(page, 'Start designing').click();
  await expect(page.getByRole('heading', { name: 'My works' })).toBeVisible();
  await page.goto(`${shop.origin}/#/pages/index/allSelect`);
  await expect(closed('Colour Plus')).toBeDisabled();

  await page.goto('about:blank');
  await page.goto(`${shop.origin}/#/pages/login/select_login?machine_id=demo&language=en-us`);
  await button(page, 'Start designing').click();
  await expect(button(page, /^Colour Plus/)).toBeEnabled();
  await button(page, /^Colour Plus/).click();
  await button(page, /^iPhone 16/)
    .first()
    .click();
  await expect(button(page, /Design it/)).toBeEnabled();
});

test('[OR-10] [RT-12] [QU-02.1] a case and a golf ball are paid together, printed, and picked up by a code each', async ({
  page,
  browser,
}) => {
  const before = (await peer.documents()).length;
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16', 'Soft matte');
  await fillBackground(page);
  await addToList(page);
  await button(page, 'Design another').click();
  await chooseThing(page, 'Golf ball', undefined, 'Matte colour');
  await fillBackground(page, 'Orange');
  await addToList(page);
  await expect(page.getByRole('article')).toHaveCount(2);

  // One piece more, removed again, restored by undo, and removed for good.
  await button(page, /^One more: iPhone 16/).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  const remove = button(page, /^Remove iPhone 16/).last();
  await remove.click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await button(page, 'Undo').click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await remove.click();
  await expect(page.getByRole('article')).toHaveCount(2);

  await buyAndReturn(page, /^Buy 2 items/);
  await expect(page.getByText('iPhone 16 and 1 more')).toBeVisible();
  const id = orderIdOf(page);
  await pay(page);
  // The item whose file is made first is printed first.
  const prints = [await documentAt(peer, before), await documentAt(peer, before + 1)];
  const widthOf = (pdf: string) => boxesOf(pdf)['MediaBox']?.[2] ?? 0;
  const [ball = '', phone = ''] = prints.sort((a, b) => widthOf(a) - widthOf(b));
  expectBoxes(ball, surfaceOf('golf-ball'));
  expectBoxes(phone, surfaceOf('apple-iphone-16'));

  const display = await openDisplay(browser, shop);
  await button(page, 'Watch it print').click();
  await expect(page.getByRole('list', { name: '2 items' }).getByText('Ready. Come and get it!')).toHaveCount(2);
  await button(page, 'Show my pickup code').click();
  for (let left = 2; left > 0; left -= 1) {
    const codes = page.getByTestId('pickup-code');
    await expect(codes).toHaveCount(left);
    await button(display, /Pick up/).click();
    await typeCode(display, (await codes.first().innerText()).replaceAll(/\D/g, ''));
    await expect(display.getByText('Here you are!')).toBeVisible();
    await button(display, 'Close').click();
  }
  await expect(page.getByText('Pickup complete').first()).toBeVisible();
  expect(await statusOf(page, id)).toBe(ORDER_STATUS.finished);
  await display.context().close();
});
