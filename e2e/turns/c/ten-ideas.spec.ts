import { expect, type Page, test } from '@playwright/test';
import {
  button,
  chooseFile,
  chooseModel,
  choosePhoto,
  enterAsGuest,
  expectLayers,
  fillBackground,
  layer,
  modelRow,
  open,
  PHOTO,
  undo,
} from '../../lib/customer.ts';
import { type OpenShop, openShop, PHONE } from '../../lib/shop.ts';

test.use(PHONE);

let shop: OpenShop;

test.beforeAll(async () => {
  shop = await openShop({ printer: 'simulated' });
});

test.afterAll(async () => {
  await shop?.stop();
});

const offer = (page: Page) => button(page, 'Ten ideas from your photo');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Ten ideas from your photo' });
const slides = (page: Page) => sheet(page).getByRole('list', { name: 'Ideas' }).getByRole('listitem');
/** The name of the idea in the middle, and its place among the ten. */
const shown = (page: Page) => sheet(page).getByRole('status');

async function beginWithPhoto(page: Page): Promise<void> {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  await choosePhoto(page, PHOTO);
}

test('[ED-13] ten ideas from the first photo: swiped through, one is used and paid', async ({ page }) => {
  await beginWithPhoto(page);
  await offer(page).click();
  await expect(slides(page)).toHaveCount(10);
  await expect(sheet(page).locator('canvas[data-painted]')).toHaveCount(10);
  await expect(shown(page)).toContainText('1 of 10');
  // A swipe of a finger scrolls the list; it rests on the next idea.
  await sheet(page)
    .getByRole('list', { name: 'Ideas' })
    .evaluate((list) => list.scrollBy({ left: list.clientWidth * 0.7, behavior: 'smooth' }));
  await expect(shown(page)).toContainText('2 of 10');
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toContainText('Poster');
  await button(page, 'Idea before').click();
  await expect(shown(page)).toContainText('Instant photo');
  await sheet(page).getByLabel('Name or motto').fill('Rocky');
  await button(page, 'Use and pay').click();
  await expect(button(page, /Place order/)).toBeVisible();
  await page.goBack();
  await expect(layer(page, /Rocky/)).toBeVisible();
  await undo(page);
  await expectLayers(page, [/Picture/]);
});

test('[ED-13] an idea that is used is edited like any design; ten others come with one tap', async ({ page }) => {
  await beginWithPhoto(page);
  await offer(page).click();
  await expect(slides(page)).toHaveCount(10);
  await button(page, 'Ten more').click();
  await button(page, 'Use this one').click();
  await expect(sheet(page)).toBeHidden();
  await expect(button(page, 'Undo')).toBeEnabled();
  await expect(layer(page, /Picture/)).toBeVisible();
  await undo(page);
  await expect(offer(page)).toBeVisible();
});

test('[ED-13] [ED-07] a photo chosen first begins a new design with ten ideas; the design before stays', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  await fillBackground(page);
  await open(page, shop.origin, '/pages/index/allSelect?id=demo');
  await expect(button(page, /Start with a photo/)).toBeVisible();
  await chooseFile(page, PHOTO);
  // The photo is on the case while its shell is chosen, and is still there after a reload.
  await modelRow(page, 'iPhone 16').click();
  await expect(page.locator('image[href^="blob:"]')).toBeAttached();
  await page.reload();
  await expect(page.locator('image[href^="blob:"]')).toBeAttached();
  await page.getByRole('group', { name: 'Colour' }).getByRole('radio').nth(1).click();
  await expect(page.locator('image[href^="blob:"]')).toBeAttached();
  await button(page, /Design it/).click();
  await expect(sheet(page).locator('canvas[data-painted]')).toHaveCount(10);
  await button(page, 'Use this one').click();
  await expect(layer(page, /Picture/)).toBeVisible();
  await undo(page);
  await expectLayers(page, [/Picture/]);
  // Chosen once: a reload continues the design, and opens no ideas.
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  await open(page, shop.origin, '/pages/mine/works');
  await expect(page.getByRole('listitem').filter({ hasText: 'iPhone 16' })).toHaveCount(2);
});

test('[ED-13] the offer can be put off, and is not there for a design with more than a photo', async ({ page }) => {
  await beginWithPhoto(page);
  await offer(page).click();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await button(page, 'Not now').click();
  await expect(offer(page)).toBeHidden();
  await expectLayers(page, [/Picture/]);
});

test.describe('in a language that is written from right to left', () => {
  test.use({ locale: 'ar' });

  test('[ED-13] [LN-05] the ten are swiped from right to left', async ({ page }) => {
    await page.goto(`${shop.origin}/#/pages/login/select_login?machine_id=demo&language=ar-ar`);
    await page.getByRole('button', { name: 'ابدأ التصميم' }).click();
    await page.getByRole('button', { name: /اختر هاتفك/ }).click();
    await page.getByRole('button', { name: /^iPhone 16\s+\D?\d/ }).click();
    await page.getByRole('button', { name: /صمّمه/ }).click();
    await page.locator('input[type=file]').setInputFiles(PHOTO);
    await page.getByRole('button', { name: 'عشر أفكار من صورتك' }).click();
    const at = page.getByRole('dialog').getByRole('status');
    await expect(at).toContainText('نافذة على ألوان');
    await page.keyboard.press('ArrowLeft');
    await expect(at).toContainText('صورة فورية');
    await page
      .getByRole('list', { name: 'أفكار', exact: true })
      .evaluate((list) => list.scrollBy({ left: -list.clientWidth * 0.7, behavior: 'smooth' }));
    await expect(at).toContainText('ملصق بلون واحد');
  });
});
