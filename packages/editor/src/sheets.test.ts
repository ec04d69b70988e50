import type { Page } from '@playwright/test';
import type { StickerLayer } from '@cpc/design';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { picture } from './testing.ts';
import { asQuery, atRest, CHROMIUM, sharedShop, type Phone, viewOf } from './testing-browser.ts';

function sticker(id: string, y: number): StickerLayer {
  const { asset: _, crop: _crop, mask: _mask, look: _look, ...base } = picture(id, { at: [37, y] });
  return { ...base, type: 'sticker', sticker: 'fox', colours: [], width: base.width, height: base.width };
}

describe.skipIf(!CHROMIUM)('panels over the case', () => {
  const shop = sharedShop();
  let phone: Phone;
  let page: Page;
  beforeEach(async () => {
    phone = await shop.open(asQuery([sticker('high', 40), sticker('low', 130)]));
    ({ page } = phone);
    await page.locator('[data-layer=low]').waitFor({ state: 'attached' });
    await atRest(page);
  });
  afterEach(() => page.context().close());

  const panel = () => page.locator('[data-panel]');
  const boxOf = async (target: string) =>
    (await page.locator(target).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const openPanel = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await panel().waitFor();
    await atRest(page);
  };
  const closePanel = async () => {
    await panel().getByRole('button', { name: 'Done' }).click();
    await atRest(page);
  };
  const select = (id: string) => page.locator(`[data-layer=${id}]`).press('Enter');

  /** Drags the panel by its header, with a rest before the finger is lifted: without inertia. */
  async function drag(by: number): Promise<void> {
    const { x, y, width } = await boxOf('[data-panel] header');
    const from = { x: x + width * 0.4, y: y + 30 };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy = 0) =>
      phone.devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y: from.y + dy }],
      });
    await touch('touchStart');
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', (by * step) / 10);
    await new Promise((done) => setTimeout(done, 100));
    await touch('touchMove', by);
    await touch('touchEnd');
    await atRest(page);
  }

  it('[ED-02.6] the case keeps its size and its place whatever panel and tab is open', async () => {
    const before = await viewOf(page);
    for (const name of ['Stickers', 'Background', 'Doodle', 'Templates', 'Layers']) {
      await openPanel(name);
      expect(await viewOf(page)).toEqual(before);
      await closePanel();
    }
    await openPanel('Background');
    await page.getByRole('tab', { name: 'Gradients' }).click();
    expect(await viewOf(page)).toEqual(before);
  });

  it('[ED-02.6] the panel of a picture has one height for all its tabs', async () => {
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const photo = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') };
    await page.locator('input[type=file]').setInputFiles(photo);
    await page.locator('[data-tool=looks]').click();
    await panel().waitFor();
    await atRest(page);
    const heights = new Set<number>();
    for (const tab of await panel().getByRole('tab').all()) {
      await tab.click();
      await atRest(page);
      heights.add((await boxOf('[data-panel]')).height);
    }
    expect(heights.size).toBe(1);
  });

  it('[ED-02.6] a selected layer that a panel covers comes in sight without a change of its size', async () => {
    await select('low');
    const before = await viewOf(page);
    await openPanel('Stickers');
    const low = await boxOf('[data-layer=low]');
    expect(low.y + low.height).toBeLessThan((await boxOf('[data-panel]')).y);
    expect((await viewOf(page)).scale).toBe(before.scale);
    await select('high');
    await atRest(page);
    expect((await viewOf(page)).y).toBeCloseTo(before.y, 3);
    await select('low');
    await closePanel();
    expect((await viewOf(page)).y).toBeCloseTo(before.y, 3);
    expect(await page.getByRole('button', { name: 'Fit to screen' }).count()).toBe(0);
  });

  it('[ED-02.7] a finger drags a panel to its three heights', async () => {
    await openPanel('Stickers');
    const height = async () => Math.round((await boxOf('[data-panel]')).height);
    const half = await height();
    await drag(-230);
    await expect.poll(height).toBeGreaterThan(half + 100);
    await drag(250);
    await expect.poll(height).toBe(half);
    await drag(260);
    await expect.poll(height).toBeLessThan(80);
    // What does not show is not reached by a key either.
    expect(await page.getByRole('button', { name: 'Search stickers' }).count()).toBe(0);
  });

  it('[ED-02.7] a panel as high as its content follows the finger', async () => {
    await openPanel('Doodle');
    const height = async () => Math.round((await boxOf('[data-panel]')).height);
    const half = await height();
    const { x, y } = await boxOf('[data-panel] header');
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy = 0) =>
      phone.devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 150, y: y + 30 + dy }],
      });
    await touch('touchStart');
    await touch('touchMove', 20);
    await touch('touchMove', 60);
    await expect.poll(height).toBe(half - 60);
    await touch('touchMove', 200);
    await touch('touchEnd');
    await expect.poll(height).toBeLessThan(80);
  });

  it('[ED-02.7] a mouse that was released elsewhere no longer holds a panel', async () => {
    await openPanel('Stickers');
    const { x, y, height } = await boxOf('[data-panel]');
    const header = page.locator('[data-panel] header');
    const at = (clientY: number, buttons: number) => ({ pointerId: 1, button: 0, clientX: x + 150, clientY, buttons });
    await header.dispatchEvent('pointerdown', at(y + 30, 1));
    await header.dispatchEvent('pointermove', at(y + 90, 0));
    expect((await boxOf('[data-panel]')).height).toBe(height);
  });

  it('[ED-11.1] a button and arrow keys make a panel larger and smaller', async () => {
    await openPanel('Stickers');
    const height = async () => Math.round((await boxOf('[data-panel]')).height);
    const half = await height();
    await page.getByRole('button', { name: 'Make the panel larger' }).press('Enter');
    await expect.poll(height).toBeGreaterThan(half + 100);
    const smaller = page.getByRole('button', { name: 'Make the panel smaller' });
    await smaller.press('Enter');
    await expect.poll(height).toBe(half);
    await smaller.press('ArrowDown');
    await expect.poll(height).toBeLessThan(80);
  });
});
