import { expect, type Page, test } from '@playwright/test';
import { button, chooseModel, enterAsGuest, layer, undo, writeText } from '../../lib/customer.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);

const shop = sharedShop();

/** Height of the screen above the keyboard, CSS pixels. */
const ABOVE = 500;

/** Opens or closes a keyboard as a phone reports it. @param height of the part above it; null: closed */
async function keyboard(page: Page, height: number | null): Promise<void> {
  await page.evaluate((px) => {
    const seen = window.visualViewport;
    if (!seen) throw new Error('no visual viewport');
    if (px === null) Reflect.deleteProperty(seen, 'height');
    else Object.defineProperty(seen, 'height', { value: px, configurable: true });
    seen.dispatchEvent(new Event('resize'));
  }, height);
}

async function boxOf(page: Page, name: RegExp) {
  const box = await layer(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on the case`);
  return box;
}

/** How large the view shows the case: the width of the stage. Letters change theirs when their typeface arrives. */
const scaleOf = async (page: Page): Promise<number> =>
  (await page.locator('[data-band=below]').boundingBox())?.width ?? Number.NaN;

/** Where a text is once the view rests. */
async function restingBox(page: Page, name: RegExp) {
  let last = await boxOf(page, name);
  await expect(async () => {
    const now = await boxOf(page, name);
    const isSame = JSON.stringify(now) === JSON.stringify(last);
    last = now;
    expect(isSame).toBe(true);
  }).toPass({ intervals: [150] });
  return last;
}

async function tap(page: Page, name: RegExp): Promise<void> {
  const box = await restingBox(page, name);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const caret = (page: Page) => page.locator('[data-caret]');

test('[ED-03.8] a text is written where it is, above the keyboard, as one step', async ({ page }) => {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  await writeText(page, 'Hi Mia');
  await restingBox(page, /Hi Mia/);
  const before = await scaleOf(page);
  await tap(page, /Hi Mia/);
  await expect(field(page)).toBeFocused();
  await keyboard(page, ABOVE);
  // The letters are larger, and all of them are seen; no handle covers them.
  await expect
    .poll(async () => {
      const box = await boxOf(page, /Hi Mia/);
      return (await scaleOf(page)) > before && box.x >= 0 && box.y >= 0 && box.y + box.height < ABOVE;
    })
    .toBe(true);
  await expect(button(page, 'Delete')).toBeHidden();
  await expect(caret(page)).toBeAttached();

  // The caret goes to where the finger touches: behind "Hi".
  const wide = await restingBox(page, /Hi Mia/);
  await page.touchscreen.tap(wide.x + wide.width * 0.36, wide.y + wide.height / 2);
  await page.keyboard.type(' dear');
  await expect(layer(page, /Hi dear Mia/)).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('');
  // As an input method does it: composed, then committed.
  await page.keyboard.insertText('你好 مرحبا 😀');
  await expect(layer(page, /你好 مرحبا 😀/)).toBeVisible();

  await button(page, 'Done').click();
  await keyboard(page, null);
  await expect(field(page)).toBeHidden();
  await undo(page);
  await expect(layer(page, /Hi Mia/)).toBeVisible();
  // The view is back.
  await expect.poll(() => scaleOf(page)).toBeCloseTo(before, 0);
});

test('[ED-03.8] Escape and a press outside end the writing; without words the text is as it was', async ({ page }) => {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  await writeText(page, 'Hi Mia');
  await tap(page, /Hi Mia/);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(layer(page, /Hi Mia/)).toBeVisible();

  await tap(page, /Hi Mia/);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  const box = await restingBox(page, /Hi Mia!/);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height + 120);
  await expect(field(page)).toBeHidden();
  await expect(layer(page, /Hi Mia!/)).toBeVisible();
});
