import { expect, type Page, test } from '@playwright/test';
import { button, choosePhoto, enterAsGuest, open, PHOTO, scanned, writeText } from '../../lib/customer.ts';
import { expectFocus, press, tabTo } from '../../lib/keys.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';
import { hurdles } from '../../lib/watch.ts';

const SIZES = [
  { where: 'on a phone’s window', viewport: PHONE.viewport, wide: false },
  { where: 'on a desk’s window', viewport: { width: 1280, height: 800 }, wide: true },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const shop = sharedShop({ printer: 'simulated' });

/** A tool of the toolbar, by its exact name. */
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const panel = (page: Page, name: string) => page.getByRole('region', { name });
const layerNode = (page: Page, name: string) => page.locator('[data-layer]').and(page.getByLabel(name));

/** Expects that a screen reader is told these words. */
const expectAnnounced = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached();

for (const { where, viewport, wide } of SIZES) {
  test.describe(where, () => {
    test.use({ viewport });

    test('[ED-11.1] [ED-01.2] [ED-05.1] [PF-02.1] a case is chosen, designed and ordered by the keyboard alone', ({
      page,
    }) => orderByKeyboard(page));

    test('[ED-11.1] [ED-11.3] axe finds no WCAG 2.2 AA violation on the way to the studio or in it', async ({
      page,
    }) => {
      test.slow();
      const found: string[] = [];
      const look = async (part: string) => found.push(...(await hurdles(page)).map((one) => `${part}: ${one}`));
      await enterAsGuest(page, shop.origin);
      // A wide window changes the structure of the studio; on other pages it only moves the parts.
      if (!wide) await lookAtPages(page, look);
      await lookAtStudio(page, look, wide);
      expect(found).toEqual([]);
    });
  });
}

async function orderByKeyboard(page: Page): Promise<void> {
  await chooseCase(page);
  await addLayers(page);
  await handleLayers(page);
  await mend(page);
  await lookAround(page);
  await press(page, button(page, /^Next/));
  await expect(page.getByRole('heading', { name: 'Is this the one?' })).toBeVisible();
  await expectFocus(page);
  await press(page, button(page, /Buy now/));
  await expect(page.getByText('no money moves')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Time left to pay')).toBeVisible();
  await press(page, button(page, 'I have a voucher'));
  await expect(page.getByRole('heading', { name: 'Pay with a voucher' })).toBeFocused();
  await expect(button(page, 'Show this voucher')).toBeInViewport();
}

async function chooseCase(page: Page): Promise<void> {
  await page.goto(scanned(shop.origin));
  await press(page, button(page, 'Start designing'));
  await expect(page.getByRole('heading', { name: 'What will you make?' })).toBeFocused();
  await press(page, button(page, /^Phone case/));
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('16promax');
  await press(page, button(page, /^iPhone 16 Pro Max/));
  await expect(page.getByRole('heading', { name: 'iPhone 16 Pro Max' })).toBeVisible();
  await expectFocus(page);
  await tabTo(page, page.getByRole('radio', { name: 'Hard white' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Soft matte' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Hard white' })).toBeFocused();
  await press(page, button(page, /Design it/));
  await expect(page.getByRole('heading', { name: 'Your design' })).toBeFocused();
}

/** Adds a background, a text and a sticker. Each panel takes the focus and gives it back. */
async function addLayers(page: Page): Promise<void> {
  await press(page, tool(page, 'Background'));
  await expect(panel(page, 'Background')).toBeFocused();
  await press(page, button(page, 'Sky blue'));
  await expectAnnounced(page, 'Background changed');
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Background')).toBeFocused();

  await press(page, tool(page, 'Text'));
  await expect(page.getByLabel('Your text')).toBeFocused();
  await page.keyboard.type('Anna');
  await goThroughTypefaces(page);
  await tabTo(page, button(page, 'Done'), { back: true });
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Text: Anna added');
  await expect(tool(page, 'Text')).toBeFocused();

  await press(page, tool(page, 'Stickers'));
  await expect(panel(page, 'Stickers')).toBeFocused();
  await press(page, button(page, 'Search stickers'));
  await page.keyboard.type('heart');
  await expectAnnounced(page, /\d found/);
  const tiles = page.getByRole('list', { name: 'Search stickers' }).getByRole('button');
  await tabTo(page, tiles.first());
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(tiles.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tiles.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Sticker added');
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Stickers')).toBeFocused();
}

/** The typefaces are one Tab stop, at the typeface in use; arrow keys move through them in visual order. */
async function goThroughTypefaces(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('tab', { name: 'Write' }), { back: true });
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Looks' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Font' })).toBeFocused();
  const faces = page.getByRole('group', { name: 'Typeface' }).getByRole('button');
  const worn = faces.and(page.locator('[aria-pressed="true"]'));
  await tabTo(page, worn);
  await page.keyboard.press('Home');
  await expect(faces.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const below = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(faces.nth(1)).toBeFocused();
  expect(below).not.toBe(await faces.nth(1).getAttribute('aria-label'));
  await tabTo(page, page.getByRole('tab', { name: 'Font' }), { back: true });
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Looks' })).toBeFocused();
  // So are the looks.
  const looks = page.getByRole('group', { name: 'Ready-made looks' }).getByRole('button');
  await tabTo(page, looks.first());
  await page.keyboard.press('End');
  await expect(looks.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(looks.and(page.locator(':focus'))).toHaveCount(0);
  await tabTo(page, page.getByRole('tab', { name: 'Looks' }), { back: true });
  await page.keyboard.press('ArrowLeft');
}

/** Reaches, moves, scales, rotates, reorders, groups and aligns the layers; every step is announced, and undone. */
async function handleLayers(page: Page): Promise<void> {
  const [sticker, text] = [layerNode(page, 'Sticker'), layerNode(page, 'Text: Anna')];
  await tabTo(page, sticker, { back: true });
  await expect(sticker).toHaveAttribute('aria-pressed', 'true');
  for (const [key, announced] of [
    ['Shift+ArrowDown', /Sticker: [\d.]+ mm from the left, [\d.]+ mm from the top/],
    ['+', /Sticker: \d+% of its size/],
    ['.', 'Sticker: turned to 5°'],
    ['[', 'Sticker changed'],
    ['Control+z', 'Undone. Sticker changed'],
    ['Control+Shift+Z', 'Redone. Sticker changed'],
  ] as const) {
    await page.keyboard.press(key);
    await expectAnnounced(page, announced);
  }
  // The layer is below the text now.
  await page.keyboard.press('PageUp');
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+a');
  await expectAnnounced(page, '2 layers selected');
  await page.keyboard.press('Control+g');
  await expectAnnounced(page, '2 layers changed');
  await press(page, tool(page, 'Align'));
  await expect(panel(page, 'Align')).toBeFocused();
  await press(page, button(page, 'Align bottom'));
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Align')).toBeFocused();
  await page.keyboard.press('Control+Shift+G');
  await expect(button(page, 'Group').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-layer][aria-pressed="true"]')).toHaveCount(0);
  await expectFocus(page);
}

/** Finds, announces and fixes by one press what would be cut off. */
async function mend(page: Page): Promise<void> {
  await tabTo(page, page.locator('[data-layer][tabindex="0"]'), { back: true });
  await page.keyboard.press('Home');
  for (let i = 0; i < 7; i += 1) await page.keyboard.press('Shift+ArrowLeft');
  const badge = button(page, /things? to look at/);
  await press(page, badge);
  await expect(panel(page, 'Check before printing')).toBeFocused();
  await press(page, button(page, 'Move it inside').first());
  await expectAnnounced(page, 'Done. Undo takes it back.');
  await expect(page.getByText('Everything looks ready to print.')).toBeVisible();
  await expectFocus(page);
  await page.keyboard.press('Escape');
  await expect(badge).toBeHidden();
  await expectFocus(page);
}

async function lookAround(page: Page): Promise<void> {
  await press(page, tool(page, 'Templates'));
  await expect(page.locator('[data-panel]')).toBeFocused();
  await press(page, page.locator('[data-panel] li button').first());
  // It asks for a name, which may stay empty.
  await press(page, button(page, 'Use this design'));
  await expect(page.getByText('The template is in place')).toBeVisible();
  await expectFocus(page);
  await page.keyboard.press('Control+z');
  await expect(layerNode(page, 'Text: Anna')).toBeAttached();
  await tabTo(page, button(page, 'Preview'), { back: true });
  await page.keyboard.press('Enter');
  await expect(button(page, 'Back to the design')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Preview')).toBeFocused();
}

type Look = (part: string) => Promise<unknown>;

async function lookAtPages(page: Page, look: Look): Promise<void> {
  await look('all-select');
  await open(page, shop.origin, '/pages/index/detailsphone');
  await button(page, /^iPhone 16\b/)
    .first()
    .waitFor();
  await look('details, every model');
  await open(page, shop.origin, '/pages/index/detailsphone?goods_id=apple-iphone-16');
  await expect(button(page, /Design it/)).toBeVisible();
  await look('details');
  await open(page, shop.origin, '/pages/index/custom-new-size');
  await expect(page.getByLabel('Width')).toBeVisible();
  await look('custom size');
  await open(page, shop.origin, '/pages/mine/works');
  await expect(page.getByRole('heading', { name: 'My works' }).first()).toBeVisible();
  await look('works');
  await open(page, shop.origin, '/pages/mine/collection');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('collection');
}

/** What a photo has behind "More". */
const BEHIND_MORE: ReadonlySet<string> = new Set(['Align', 'Opacity']);

/** @param wide whether the window is wide; panels that are equal in both layouts are checked once */
async function lookAtStudio(page: Page, look: Look, wide: boolean): Promise<void> {
  await open(page, shop.origin, '/pages/index/index_phone?goods_id=apple-iphone-16');
  await expect(button(page, 'Undo')).toBeVisible();
  await look('studio, empty');
  const lookAt = async (name: string, part = name) => {
    if (BEHIND_MORE.has(name)) await tool(page, 'More').click();
    await tool(page, name).click();
    await expect(page.locator('[data-panel]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await look(part);
    await page.keyboard.press('Escape');
  };
  const panels = ['Doodle', 'Stickers', 'Background', 'Templates', 'Layers'];
  for (const name of wide ? ['Stickers'] : panels) await lookAt(name);
  await writeText(page, 'Anna');
  await tool(page, 'Edit').click();
  for (const tab of wide ? ['Write'] : ['Write', 'Font', 'Style', 'Effects']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.waitForLoadState('networkidle');
    await look(`text, ${tab}`);
  }
  await page.keyboard.press('Escape');
  await choosePhoto(page, PHOTO);
  for (const name of wide ? ['Crop'] : ['Filters', 'Crop', 'More', 'Align', 'Opacity']) await lookAt(name);
  for (let i = 0; i < 8; i += 1) await page.keyboard.press('Shift+ArrowLeft');
  await button(page, /things? to look at/).click();
  await look('preflight');
  await page.keyboard.press('Escape');
  await button(page, 'Preview').click();
  await look('preview');
}
