import { type Shop, startShop } from '@cpc/testkit';
import { expect, test } from '@playwright/test';
import { beginDesign, button } from './lib/customer.ts';

test.use({ viewport: { width: 412, height: 915 } });

let shop: Shop;

test.beforeAll(async () => {
  shop = await startShop({ folder: test.info().outputPath('shop') });
});

test.afterAll(async () => {
  await shop?.stop();
});

test.describe('where the browser draws solids', () => {
  // Chromium's own software renderer: the machine that tests has no graphics card.
  test.use({
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    },
  });

  test('[ED-09] the case with its design turns by the arrow keys and comes back', async ({ page }) => {
    await beginDesign(page, shop.origin);
    await button(page, 'Preview').click();
    await page.getByRole('radio', { name: '3D' }).check();
    const solid = page.getByRole('img', { name: /Your design on the product/ });
    await expect(solid).toBeVisible();
    // The first picture is drawn once the renderer has compiled its programs.
    await page.waitForTimeout(3_000);
    const first = await solid.screenshot();
    await solid.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(500);
    const turned = await solid.screenshot();
    expect(turned.equals(first)).toBe(false);
    await page.keyboard.press('Home');
    await page.waitForTimeout(500);
    expect((await solid.screenshot()).equals(first)).toBe(true);
    await button(page, 'Back to the design').click();
    await expect(button(page, 'Undo')).toBeVisible();
  });
});

test.describe('where it does not', () => {
  test.use({
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-3d-apis'],
    },
  });

  test('[ED-09] the preview stays flat, and says why', async ({ page }) => {
    await beginDesign(page, shop.origin);
    await button(page, 'Preview').click();
    await page.getByRole('radio', { name: '3D' }).check();
    await expect(page.getByText('3D is not available on this device')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Flat' })).toBeChecked();
  });
});
