import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { button, choosePhoto, chooseModel, enterAsGuest, layer, PHOTO, redo, undo } from '../../lib/customer.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated' });

/** A photo as of a chat: too few pixels for a case, and dull. */
async function poorPhoto(width: number): Promise<string> {
  const file = test.info().outputPath(`poor-${width}.jpg`);
  await sharp(PHOTO).resize(width).modulate({ saturation: 0.6 }).linear(0.65, 50).jpeg({ quality: 92 }).toFile(file);
  return file;
}

async function openWith(page: Page, file: string): Promise<void> {
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, 'iPhone 16');
  await choosePhoto(page, file);
}

/** The findings, opened by their badge. */
async function openFindings(page: Page): Promise<void> {
  await button(page, /things? to look at/).click();
}

async function openTab(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('tab', { name: 'Improve' }).click();
}

/** How colourful the middle of the case is: the mean difference of the strongest and the weakest channel. */
async function colourfulness(page: Page): Promise<number> {
  const box = await layer(page, /Picture/).boundingBox();
  if (!box) throw new Error('the picture is not on the case');
  const side = 80;
  const clip = { x: box.x + box.width / 2 - side / 2, y: box.y + box.height / 2, width: side, height: side };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let sum = 0;
  for (let p = 0; p < data.length; p += info.channels) {
    const colour = [...data.subarray(p, p + 3)];
    sum += Math.max(...colour) - Math.min(...colour);
  }
  return sum / (data.length / info.channels);
}

test('[PF-02.1] [PF-02.2] [AI-02.4] [AI-06.2] a picture with too few pixels is made larger by one tap, and undo gives back the original', async ({
  page,
}) => {
  await openWith(page, await poorPhoto(420));
  await openFindings(page);
  await expect(page.getByText('This will look blurry')).toBeVisible();
  await expect(page.getByText(/Super-resolution makes it sharp at this size: \d+ dots/)).toBeVisible();
  await button(page, 'Make it sharper').click();
  await expect(page.getByText('Everything looks ready to print.')).toBeVisible();
  await button(page, 'Done').click();
  await openTab(page);
  await expect(page.getByText(/Now 1,260 × 945 pixels: \d+ dots on an inch at this size\. Enough/)).toBeVisible();
  await undo(page);
  await expect(page.getByText(/Now 420 × 315 pixels: \d+ dots on an inch at this size\. Too few/)).toBeVisible();
  await expect(button(page, 'Back to the original')).toBeHidden();
  await redo(page);
  await button(page, 'Back to the original').click();
  await expect(page.getByText(/Now 420 × 315 pixels/)).toBeVisible();
});

test('[PF-02.2] [PF-02.3] [AI-03.2] where the largest enlargement is not enough, it says so, and works without a network', async ({
  page,
  context,
}) => {
  await openWith(page, await poorPhoto(200));
  await openFindings(page);
  await expect(page.getByText(/brings it to \d+ dots on an inch: better, but a little soft/)).toBeVisible();
  await openImprover(page);
  await expect(page.getByText('This device calculates it')).toBeVisible();
  await expect(page.getByText('Uploading')).toBeHidden();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Enlarge ×/ }).click();
  await expect(page.getByText(/Now 800 × 600 pixels/)).toBeVisible();
  await expect(page.getByText('This is as large as it gets here.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Uploading').or(button(page, 'Upload again'))).toBeHidden();
});

async function openImprover(page: Page): Promise<void> {
  await button(page, 'Done').click();
  await openTab(page);
}

test('[AI-02.3] [AI-06.2] colours are enhanced as strongly as chosen, from the original each time', async ({
  page,
}) => {
  await openWith(page, await poorPhoto(900));
  await openTab(page);
  // The case moves up for the last time when the tab has its height.
  await expect(button(page, 'Enhance colours')).toBeVisible();
  const dull = await colourfulness(page);
  await button(page, 'Enhance colours').click();
  await expect(button(page, 'Use this strength')).toBeDisabled();
  // The result replaces the original on the stage once it is decoded.
  const paints = (least: number, most: number) =>
    expect.poll(async () => inRange(await colourfulness(page), least, most)).toBe(true);
  await paints(dull * 1.15, Number.POSITIVE_INFINITY);
  const usual = await colourfulness(page);
  // The same again, weaker: it begins with the original.
  await page.getByRole('slider', { name: 'Strength' }).fill('20');
  await button(page, 'Use this strength').click();
  await expect(button(page, 'Use this strength')).toBeDisabled();
  await paints(dull, usual);
  await undo(page);
  await undo(page);
  await expect(button(page, 'Enhance colours')).toBeEnabled();
  await paints(dull - 1, dull + 1);
});

const inRange = (value: number, least: number, most: number): boolean => value > least && value < most;

test('[AI-02.3] the divider shows before and after, by finger and by key', async ({ page }) => {
  await openWith(page, await poorPhoto(600));
  await openTab(page);
  const line = page.getByRole('slider', { name: 'Before and after: move the line' });
  const view = page
    .locator('canvas', { has: page.locator('xpath=..//input') })
    .or(line.locator('..'))
    .last();
  const box = await view.boundingBox();
  if (!box) throw new Error('nothing to compare');
  await page.mouse.move(box.x + box.width / 2, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.9, box.y + 40, { steps: 5 });
  await page.mouse.up();
  await expect(line).toHaveValue('90');
  await line.press('ArrowLeft');
  await expect(line).toHaveValue('89');
});

test('[AI-02.3] a tool that is cancelled changes nothing', async ({ page }) => {
  await openWith(page, await poorPhoto(1000));
  await openTab(page);
  await page.getByText('×4', { exact: true }).click();
  await button(page, 'Enlarge ×4').click();
  await expect(page.getByText('Making it larger')).toBeVisible();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Making it larger')).toBeHidden();
  await expect(page.getByText(/Now 1,000 × 750 pixels/)).toBeVisible();
  await expect(button(page, 'Back to the original')).toBeHidden();
});
