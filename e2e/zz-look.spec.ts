import { portraitFile } from '@cpc/cutout/testing';
import { expect, test } from '@playwright/test';
import { button, chooseModel, choosePhoto, enterAsGuest, fillBackground } from './lib/customer.ts';
import { openShop, type OpenShop } from './lib/shop.ts';
let shop: OpenShop;
test.beforeAll(async () => {
  shop = await openShop({ printer: 'simulated' });
});
test.afterAll(async () => {
  await shop?.stop();
});
for (const [w, h] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`look ${w}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: w, height: h },
      deviceScaleFactor: 2,
      hasTouch: w < 500,
      isMobile: w < 500,
    });
    const page = await context.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log(m.text()));
    await enterAsGuest(page, shop.origin);
    await chooseModel(page, 'iPhone 16');
    await fillBackground(page, 'Orange');
    await choosePhoto(page, portraitFile('astronaut'));
    await button(page, 'Cut out').click();
    await button(page, 'Cut out the people').click();
    await expect(page.getByText('the faint parts go')).toBeVisible({ timeout: 60000 });
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/look/${w}-0.png` });
    await page.getByRole('button', { name: 'Sticker', exact: true }).click();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/look/${w}-1.png` });
    await button(page, 'Background 5').click();
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/look/${w}-2.png` });
    await button(page, 'Pop').click();
    await page.getByText('Outline', { exact: true }).last().click();
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/look/${w}-3.png` });
    await button(page, 'Glow').click();
    await page.getByText('Shadow', { exact: true }).last().click();
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/look/${w}-4.png` });
    await context.close();
  });
