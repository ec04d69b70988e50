import type { Page } from '@playwright/test';
import { type Colour, EMPTY_DOCUMENT, layerId, layersOf, type TextLayer } from '@cpc/design';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newText } from './document/additions.ts';
import { SURFACE } from './testing.ts';
import { asQuery, atRest, CHROMIUM, sharedShop, type Phone, storedDraft, viewOf } from './testing-browser.ts';

function text(id: string, y: number, words: string): TextLayer {
  const ink = { kind: 'colour', colour: '#ffffff' as Colour } as const;
  const given = { text: words, typeface: 'noto-sans', align: 'centre', ink } as const;
  return { ...newText(EMPTY_DOCUMENT, SURFACE, layerId(id), { x: 37, y }, given), stack: id };
}

describe.skipIf(!CHROMIUM)('texts that are written where they are', () => {
  const shop = sharedShop();
  let phone: Phone;
  let page: Page;
  beforeEach(async () => {
    phone = await shop.open(asQuery([text('a0', 80, 'Hello'), text('a1', 102, 'Mia')]));
    ({ page } = phone);
    await page.locator('[data-layer=a0]').waitFor({ state: 'attached' });
    await atRest(page);
  });
  afterEach(() => page.context().close());

  const field = () => page.getByRole('textbox', { name: 'Your text' });
  const bar = () => page.getByRole('toolbar', { name: 'Fonts and looks' });
  const panel = () => page.locator('[data-panel]');
  const middleOf = async (id: string) => {
    const { x, y, width, height } = (await page.locator(`[data-layer=${id}]`).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const tap = async (id: string) => {
    await atRest(page);
    const { x, y } = await middleOf(id);
    await page.touchscreen.tap(x, y);
  };
  const write = async () => {
    await page.locator('[data-layer=a0]').press('Enter');
    await tap('a0');
    await bar().waitFor();
    await expect.poll(() => field().evaluate((one) => one === document.activeElement)).toBe(true);
    await atRest(page);
  };
  /** The words and the sight of the text in the draft. */
  const drafted = async () => {
    const draft = await storedDraft(page);
    const [layer] = draft ? layersOf(draft.history.document) : [];
    return layer?.type === 'text' && [layer.text, layer.hidden];
  };

  it('[ED-03.8] the bar leads to the panel and the panel to the bar, again and again', async () => {
    await write();
    for (let turn = 0; turn < 2; turn += 1) {
      await bar().getByRole('button', { name: 'Fonts and looks' }).click();
      await panel().waitFor();
      expect(await bar().count()).toBe(0);
      await tap('a0');
      await bar().waitFor();
      await expect.poll(() => field().evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await panel().count()).toBe(0);
    }
  });

  it('[ED-03.8] [ED-07.3] a text without words is stored as it was, and is shown again', async () => {
    await write();
    await page.keyboard.type('!');
    await expect.poll(drafted).toEqual(['Hello!', false]);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect.poll(drafted).toEqual(['Hello', false]);
    expect(await field().inputValue()).toBe('');
    await page.keyboard.type('Bye');
    await page.keyboard.press('Escape');
    await expect.poll(drafted).toEqual(['Bye', false]);
  });

  it('[ED-02.6] [ED-03.8] the case does not move under a finger that ends the writing, and goes back afterwards', async () => {
    const before = await viewOf(page);
    await write();
    const near = await viewOf(page);
    expect(near.scale).not.toBeCloseTo(before.scale, 2);
    const { x, y } = await middleOf('a1');
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx = 0) =>
      phone.devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx, y }],
      });
    await touch('touchStart');
    await bar().waitFor({ state: 'detached' });
    await atRest(page);
    expect(await viewOf(page)).toEqual(near);
    await touch('touchMove', 20);
    await touch('touchMove', 40);
    await touch('touchEnd');
    await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(before.scale, 6);
    await atRest(page);
    expect((await viewOf(page)).y).toBeCloseTo(before.y, 3);
  });

  it('[ED-11.1] the tab key reaches the bar', async () => {
    await write();
    await page.keyboard.press('Tab');
    expect(await bar().evaluate((one) => one.contains(document.activeElement))).toBe(true);
  });
});
