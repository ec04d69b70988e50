import { expect, type Page, test } from '@playwright/test';
import { button, chooseModel, enterAsGuest, fillBackground, order, pay, pickupCode } from './lib/customer.ts';
import { type OpenShop, openShop } from './lib/shop.ts';

test.use({ viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true });

let shop: OpenShop;

test.beforeAll(async () => {
  shop = await openShop({ printer: 'simulated' });
});

test.afterAll(() => shop?.stop());

/** Opens the studio for one of a category, on the material named. */
async function chooseThing(page: Page, category: string, thing: string | undefined, material?: string): Promise<void> {
  await button(page, new RegExp(`^${category}`)).click();
  await button(page, /^Choose yours/).click();
  if (thing !== undefined) await button(page, new RegExp(`^${thing}`)).click();
  if (material !== undefined) await page.getByRole('radio', { name: material }).check();
  await button(page, /Design it/).click();
  await expect(button(page, 'Undo')).toBeVisible();
  expect(page.url()).toContain('/pages/index/index_design?');
}

/** From a design to the piece in the hand. */
async function orderAndCollect(page: Page): Promise<void> {
  await order(page);
  await pay(page);
  expect(await pickupCode(page)).toMatch(/^\d{4,}$/);
}

const THINGS = [
  ['T-shirt', 'Large chest print', 'Coloured cotton'],
  ['T-shirt', 'Pocket print', 'Bring your own shirt'],
  ['Golf ball', undefined, 'Matte colour'],
  ['Baked goods', 'Round biscuit', undefined],
  ['Baked goods', 'Heart biscuit', 'White chocolate'],
] as const;

for (const [category, thing, material] of THINGS) {
  test(`[JN-02] [CT-01] ${category}, ${thing ?? 'the only one'}: designed, paid, printed and picked up`, async ({
    page,
  }) => {
    await enterAsGuest(page, shop.origin);
    await chooseThing(page, category, thing, material);
    await fillBackground(page);
    await orderAndCollect(page);
  });
}

test('[JN-02] [CT-04] a case of the customer’s own, in its colour, is paid as printing alone and picked up', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'Galaxy S24', 'Bring your own case');
  await expect(button(page, /^Next/)).toContainText('€12.90');
  await fillBackground(page);
  await orderAndCollect(page);
});

test('[JN-02] [CT-04] [RT-07] a size of one’s own: bounds are told, kept to, and what fits is printed', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  await button(page, /Choose your phone/).click();
  await button(page, /^A size of your own/).click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field('Phone model').fill('Grandma’s phone');
  await field('Top margin').fill('12,5');
  await field('Left margin').fill('8');
  await field('Width').fill('400');
  await expect(page.getByText(/Must be 10 to .*310/)).toBeVisible();
  await button(page, 'Choose its colour').click();
  await expect(page).toHaveTitle(/A new model/);
  await field('Width').fill('61.5');
  await field('Height').fill('121,25');
  await field('Rounded corner').fill('7');
  await expect(page.getByRole('img', { name: /61\.5.×.121\.25/ })).toBeVisible();
  await button(page, 'Choose its colour').click();
  await expect(page.getByRole('heading', { name: 'Grandma’s phone' })).toBeVisible();
  await button(page, /Design it/).click();
  await fillBackground(page);
  await orderAndCollect(page);
  await expect(page.getByText('Grandma’s phone').first()).toBeVisible();
});
