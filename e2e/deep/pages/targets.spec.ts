import { expect, type Page, test } from '@playwright/test';
import {
  addToList,
  button,
  choosePhoto,
  enterAsGuest,
  open,
  order,
  PHOTO,
  scanned,
  writeText,
} from '../../lib/customer.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';
import { smallTargets } from '../../lib/targets.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated' });

/** A tool of the studio, or an action on the selection. */
const tool = (page: Page, name: string) => page.locator(`[data-tool="${name}"]`).first();

test('[ED-11.3] whatever a finger presses on the way to the order is at least 44 pixels large', async ({ page }) => {
  test.slow();
  const small: string[] = [];
  const look = async (where: string) => {
    await page.waitForLoadState('networkidle');
    small.push(...(await smallTargets(page)).map((one) => `${where}: ${one}`));
  };
  await page.goto(scanned(shop.origin));
  await expect(button(page, 'Start designing')).toBeVisible();
  await look('entry');
  await enterAsGuest(page, shop.origin);
  await look('what will you make');
  for (const [where, address] of [
    ['models', '/pages/index/detailsphone'],
    ['details', '/pages/index/detailsphone?goods_id=apple-iphone-16'],
    ['own size', '/pages/index/custom-new-size'],
    ['works', '/pages/mine/works'],
    ['collection', '/pages/mine/collection'],
  ] as const) {
    await open(page, shop.origin, address);
    await page.getByRole('heading').first().waitFor();
    await look(where);
  }
  await lookAtStudio(page, look);
  await addToList(page);
  await look('shopping list');
  await open(page, shop.origin, '/pages/index/index_phone?goods_id=apple-iphone-16');
  await button(page, /^Next/).click();
  if (await button(page, 'Print anyway').isVisible()) await button(page, 'Print anyway').click();
  await button(page, /Buy now/).waitFor();
  await look('order');
  await open(page, shop.origin, '/pages/index/index_phone?goods_id=apple-iphone-16');
  await order(page, { anyway: await needsConsent(page) });
  await look('payment');
  expect(small).toEqual([]);
});

/** Whether the design has findings that are asked about. */
const needsConsent = async (page: Page): Promise<boolean> => {
  await expect(button(page, 'Undo')).toBeVisible();
  return button(page, /things? to look at/).isVisible();
};

async function lookAtStudio(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  await open(page, shop.origin, '/pages/index/index_phone?goods_id=apple-iphone-16');
  await expect(button(page, 'Undo')).toBeVisible();
  await look('studio');
  const lookAt = async (name: string) => {
    await tool(page, name).click();
    await page.locator('[data-panel]').waitFor();
    await look(name);
    for (const tab of await page.locator('[data-panel] [role=tab]').all()) {
      await tab.click();
      await look(`${name}, ${await tab.innerText()}`);
    }
    await page.keyboard.press('Escape');
  };
  for (const name of ['templates', 'collage', 'stickers', 'doodle', 'background', 'layers']) await lookAt(name);
  await writeText(page, 'Anna');
  for (const name of ['edit', 'more']) await lookAt(name);
  await choosePhoto(page, PHOTO);
  for (const name of ['looks', 'more', 'crop']) await lookAt(name);
  await expect(page.getByText('Uploading')).toBeHidden();
}
