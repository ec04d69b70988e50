import type { DesignDocument, PictureLayer, PlaceLayer } from '@cpc/design';
import { expect, type Page, test } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { button, chooseModel, enterAsGuest, PHOTO } from '../../lib/customer.ts';
import { readDraft } from '../../lib/keeping.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use({ ...PHONE, deviceScaleFactor: 2 });

const shop = sharedShop();

const content = (name: string) => fileURLToPath(new URL(`../../../packages/content/photos/${name}`, import.meta.url));
const portrait = (name: string) => fileURLToPath(new URL(`../../../packages/cutout/photos/${name}`, import.meta.url));
const FOUR = [PHOTO, content('mountain-lake-upright.jpg'), portrait('astronaut.jpg'), portrait('admiral.jpg')];

const panel = (page: Page) => page.getByRole('region', { name: 'Collage' });
const tile = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

/** The cells of the draft on this device, the lowest first. */
async function cellsOf(page: Page): Promise<readonly (PictureLayer | PlaceLayer)[]> {
  const draft = await readDraft(page);
  return Object.values((draft?.history.document.records ?? {}) as DesignDocument['records'])
    .filter((layer): layer is PictureLayer | PlaceLayer => layer.type === 'place' || layer.type === 'picture')
    .toSorted((a, b) => (a.stack < b.stack ? -1 : 1));
}

const assetsOf = async (page: Page) =>
  (await cellsOf(page)).map((cell) => (cell.type === 'picture' ? cell.asset : 'empty'));

/** The cells once the draft is written: it is written while a photo still moves. */
async function restedCells(page: Page): ReturnType<typeof cellsOf> {
  let last = '';
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await cellsOf(page));
        const isSame = now === last;
        last = now;
        return isSame;
      },
      { intervals: [600] },
    )
    .toBe(true);
  return cellsOf(page);
}

async function choose(page: Page, press: () => Promise<void>, files: readonly string[]): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await press();
  await (await dialog).setFiles([...files]);
}

/** The middle of a cell on the screen. */
async function middleOf(page: Page, n: number): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator('[data-layer]').nth(n).boundingBox();
  if (!box) throw new Error(`cell ${n} is not on the stage`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('[ED-13.19] [ED-13.20] four photos become a collage: moved in their cells, swapped, laid out anew, undone, and ordered', async ({
  page,
}) => {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  await button(page, 'Collage').click();
  await choose(page, () => button(page, 'Choose photos').click(), FOUR);
  await expect(page.locator('[data-layer]')).toHaveCount(4);
  await expect.poll(async () => new Set(await assetsOf(page)).size).toBe(4);
  // The server has all of them: from now on they keep their names.
  await expect.poll(async () => (await readDraft(page))?.pending.length).toBe(0);
  await page.screenshot({ path: test.info().outputPath('panel.png') });

  await tile(page, 'Grid').click();
  await expect(tile(page, 'Grid')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Done').click();
  const before = await assetsOf(page);

  await test.step('a drag inside a cell moves its photo, which still covers the cell', async () => {
    const [third] = (await restedCells(page)).slice(2);
    const at = await middleOf(page, 2);
    await page.mouse.click(at.x, at.y);
    await drag(page, at, { x: at.x + 14, y: at.y + 14 });
    await expect
      .poll(async () => ((await cellsOf(page))[2] as PictureLayer).crop)
      .not.toEqual((third as PictureLayer).crop);
    const moved = (await cellsOf(page))[2] as PictureLayer;
    expect([moved.placement, moved.width, moved.height]).toEqual([third?.placement, third?.width, third?.height]);
  });

  await test.step('the wheel zooms it, as one step, unless it goes sideways', async () => {
    const before = ((await restedCells(page))[2] as PictureLayer).crop;
    const start = await middleOf(page, 2);
    await page.mouse.move(start.x, start.y);
    await page.mouse.wheel(8, -60);
    const at = await middleOf(page, 2);
    await page.mouse.move(at.x, at.y);
    expect(((await restedCells(page))[2] as PictureLayer).crop).toEqual(before);
    // At once: turns with a pause between them are several steps.
    await Promise.all(Array.from({ length: 4 }, () => page.mouse.wheel(0, -60)));
    await expect.poll(async () => ((await cellsOf(page))[2] as PictureLayer).crop.width).toBeLessThan(before.width);
    await expect(button(page, 'Undo')).toBeEnabled();
    await restedCells(page);
    await button(page, 'Undo').click();
    await expect.poll(async () => ((await cellsOf(page))[2] as PictureLayer).crop).toEqual(before);
  });

  await test.step('a photo dragged onto another cell swaps with it', async () => {
    await drag(page, await middleOf(page, 2), await middleOf(page, 3));
    await expect.poll(() => assetsOf(page)).toEqual([before[0], before[1], before[3], before[2]]);
    await page.screenshot({ path: test.info().outputPath('swapped.png') });
  });

  await test.step('another layout keeps the photos and their order, also after a reload; undo brings the old one back', async () => {
    await page.reload();
    await expect(page.locator('[data-layer]')).toHaveCount(4);
    await button(page, 'Collage').click();
    await expect(tile(page, 'Grid')).toHaveAttribute('aria-pressed', 'true');
    await tile(page, 'Instant photos').click();
    await expect(page.locator('[data-layer]')).toHaveCount(8);
    await expect.poll(() => assetsOf(page)).toEqual([before[0], before[1], before[3], before[2]]);
    await page.screenshot({ path: test.info().outputPath('polaroids.png') });
    await button(page, 'Undo').click();
    await expect(page.locator('[data-layer]')).toHaveCount(4);
  });

  await test.step('more places than photos are empty; a tap on one chooses a photo, and it can be removed', async () => {
    await button(page, '6 photos').click();
    await expect(page.locator('[data-place]')).toHaveCount(2);
    await button(page, 'Done').click();
    await choose(page, () => page.locator('[data-place]').first().click(), [content('mountain-lake.jpg')]);
    await expect(page.locator('[data-place]')).toHaveCount(1);
    await page.screenshot({ path: test.info().outputPath('place.png') });
    await button(page, /^Next/).click();
    await expect(page.getByText('An empty place has no photo')).toBeVisible();
    await button(page, 'Have a look').click();
    await button(page, 'Take it off').click();
    await expect(page.locator('[data-place]')).toHaveCount(0);
    await button(page, 'Done').click();
  });

  await button(page, /^Next/).click();
  await expect(button(page, /Buy now/)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('confirm.png') });
});
