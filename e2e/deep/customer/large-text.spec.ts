import { expect, type Locator, test } from '@playwright/test';
import { button, enterAsGuest, fillBackground, modelTile } from '../../lib/customer.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';
import { setTextSize } from '../../lib/text-size.ts';

const shop = sharedShop({ printer: 'simulated' });

/** Ways to the same: the text size of the settings, and the zoom of the browser, which leaves a smaller window. */
const LARGE = [
  ['text of 200 %', { width: 412, height: 915 }, 2],
  ['text of 200 % on a narrow phone', { width: 320, height: 640 }, 2],
  ['a zoom of 200 %', { width: 206, height: 458 }, 1],
  ['a zoom of 400 %', { width: 320, height: 256 }, 1],
] as const;

for (const [what, viewport, times] of LARGE)
  test.describe(`with ${what}`, () => {
    test.use({ ...PHONE, viewport });

    test(`[ED-11.3] one can order with ${what}: each button on the way lies on the screen`, async ({ page }) => {
      test.slow();
      await setTextSize(page, times);
      const press = async (next: Locator) => {
        await expect(next).toBeVisible();
        const { x, width } = (await next.boundingBox()) ?? { x: -1, width: 0 };
        expect([x >= 0, x + width <= viewport.width]).toEqual([true, true]);
        // Its label is no column of letters.
        expect(await next.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
        expect(width).toBeGreaterThan(viewport.width / 4);
        await next.click();
      };
      await enterAsGuest(page, shop.origin);
      await press(button(page, /^Phone case/));
      await modelTile(page, 'iPhone 16').click();
      await press(button(page, /Design it/));
      await expect(button(page, 'Undo')).toBeVisible();
      await fillBackground(page);
      await press(button(page, /^Next/));
      await press(button(page, /Buy now/));
      await expect(page.getByText('no money moves')).toBeVisible();
      await page.goBack();
      await expect(button(page, /^Pay/)).toBeVisible();
    });
  });
