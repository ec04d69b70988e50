import type { Page } from '@playwright/test';
import { type DesignDocument, DOCUMENT_VERSION, hexColour, type Layer, type StickerLayer } from '@cpc/design';
import { degrees, mm } from '@cpc/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { picture } from './testing.ts';
import { atRest, CHROMIUM, sharedShop, type Phone, storedDraft, viewOf } from './testing-browser.ts';

function sticker(id: string, y: number, side: number): StickerLayer {
  const { asset: _, crop: _crop, mask: _mask, look: _look, ...base } = picture(id, { at: [37, y] });
  return { ...base, type: 'sticker', sticker: 'fox', colours: [], width: mm(side), height: mm(side) };
}

/** Layers on a ground whose colour tells the place. */
function documentOf(layers: readonly Layer[]): DesignDocument {
  const stops = [
    { at: 0, colour: hexColour('#ff0000') },
    { at: 1, colour: hexColour('#0000ff') },
  ];
  const fill = { kind: 'gradient', shape: 'linear', angle: degrees(90), stops } as const;
  const background = { id: 'background', type: 'background', fill } as const;
  const records = Object.fromEntries([background, ...layers].map((record) => [record.id, record]));
  return { version: DOCUMENT_VERSION, records };
}

type Place = readonly [x: number, y: number];

describe.skipIf(!CHROMIUM)('exact work on a phone', () => {
  const shop = sharedShop();
  let phone: Phone;
  let page: Page;
  afterEach(() => page.context().close());

  async function open(...layers: readonly Layer[]): Promise<void> {
    phone = await shop.open({ document: JSON.stringify(documentOf(layers)) }, { deviceScaleFactor: 2 });
    ({ page } = phone);
    await page.locator('[data-layer]').first().waitFor({ state: 'attached' });
    await page.keyboard.press('s'); // switches snapping off
    await atRest(page);
  }

  const glass = () => page.locator('[data-magnifier]');
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: readonly Place[]) =>
    phone.devtools.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ id, x, y })) });
  const middleOf = async (target: string): Promise<Place> => {
    const { x, y, width, height } = (await page.locator(target).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };
  /** A finger goes down there and moves; it stays down. @returns where it is */
  async function drag([x, y]: Place, dx: number, dy: number): Promise<Place> {
    await touch('touchStart', [x, y]);
    for (let step = 1; step <= 6; step += 1) await touch('touchMove', [x + (dx * step) / 6, y + (dy * step) / 6]);
    return [x + dx, y + dy];
  }

  /** The red and blue of the ground and of the magnifier, at a place by the finger. */
  const coloursBy = (finger: Place, off: Place) =>
    page.evaluate(
      ([[x, y], [dx, dy]]) => {
        const read = (canvas: HTMLCanvasElement | null, left: number, top: number) => {
          const [red = 0, , blue = 0] = canvas?.getContext('2d')?.getImageData(left, top, 1, 1).data ?? [];
          return { red, blue };
        };
        const band = document.querySelector<HTMLCanvasElement>('canvas[data-band=below]');
        const box = band?.getBoundingClientRect();
        const k = (band?.width ?? 0) / (box?.width ?? 1);
        const below = read(
          band,
          Math.round((x + dx - (box?.left ?? 0)) * k),
          Math.round((y + dy - (box?.top ?? 0)) * k),
        );
        // Two canvas pixels to a CSS pixel, and twice as large.
        return { below, seen: read(document.querySelector('[data-magnifier]'), 112 + 4 * dx, 112 + 4 * dy) };
      },
      [finger, off] as const,
    );

  it('[ED-02.8] above the finger that drags a small layer, a magnifier shows what it hides', async () => {
    await open(sticker('small', 90, 6));
    expect(await glass().isVisible()).toBe(false);
    const finger = await drag(await middleOf('[data-layer=small]'), 12, 60);
    await expect.poll(() => glass().isVisible()).toBe(true);
    await atRest(page);
    expect(await middleOf('[data-magnifier]')).toEqual([finger[0], finger[1] - 96]);
    // Beside the layer, where there is only ground.
    for (const off of [
      [-24, 0],
      [24, 4],
      [0, -26],
      [0, 26],
    ] as const) {
      const { below, seen } = await coloursBy(finger, off);
      expect(below.red + below.blue).toBeGreaterThan(100);
      expect(Math.abs(seen.red - below.red)).toBeLessThan(4);
      expect(Math.abs(seen.blue - below.blue)).toBeLessThan(4);
    }
    await touch('touchEnd');
    await expect.poll(() => glass().isVisible()).toBe(false);
  });

  it('[ED-02.8] a large layer is not magnified, its handle is; a second finger and a mouse are not', async () => {
    await open(sticker('large', 70, 40));
    const from = await middleOf('[data-layer=large]');
    await drag(from, 0, 30);
    await atRest(page);
    expect(await glass().isVisible()).toBe(false);
    await touch('touchEnd');
    await atRest(page);
    const finger = await drag(await middleOf('[data-handle=turn]'), 30, 10);
    await expect.poll(() => glass().isVisible()).toBe(true);
    await touch('touchStart', finger, [finger[0] + 60, finger[1] + 90]);
    await touch('touchMove', finger, [finger[0] + 70, finger[1] + 95]);
    await expect.poll(() => glass().isVisible()).toBe(false);
    await touch('touchEnd');
    await atRest(page);
    await page.mouse.move(...(await middleOf('[data-handle=turn]')));
    await page.mouse.down();
    await page.mouse.move(200, 400, { steps: 5 });
    await atRest(page);
    expect(await glass().isVisible()).toBe(false);
    await page.mouse.up();
  });

  it('[ED-02.8] a finger whose end was lost does not take the magnifier away for good', async () => {
    await open(sticker('small', 90, 6));
    const [x, y] = await middleOf('[data-layer=small]');
    await page.evaluate(() => {
      const stage = document.querySelector('[data-band=below]')?.closest('[dir=ltr]');
      const lost = { pointerId: 99, pointerType: 'touch', isPrimary: true, bubbles: true, clientX: 5, clientY: 300 };
      stage?.dispatchEvent(new PointerEvent('pointerdown', lost));
      stage?.dispatchEvent(new PointerEvent('lostpointercapture', lost));
    });
    await drag([x, y], 12, 60);
    await expect.poll(() => glass().isVisible()).toBe(true);
    await touch('touchEnd');
  });

  it('[ED-01.7] place, width and angle are put by numbers, each as one step', async () => {
    await open(sticker('a', 60, 20));
    await page.locator('[data-layer=a]').press('Enter');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const values = async () =>
      Promise.all(['Left, mm', 'Top, mm', 'Width, mm', 'Angle, °'].map((name) => field(name).inputValue()));
    await expect.poll(values).toEqual(['27', '50', '20', '0']);
    await field('Left, mm').fill('10,5');
    await field('Left, mm').press('Enter');
    await field('Width, mm').fill('٤٠');
    await field('Angle, °').fill('x');
    await field('Top, mm').focus();
    await expect.poll(values).toEqual(['0.5', '40', '40', '0']);
    const placement = async () => {
      const record = (await storedDraft(page))?.history.document.records['a'];
      return record?.type === 'sticker' ? record.placement : undefined;
    };
    await expect.poll(placement).toMatchObject({ x: 20.5, y: 60, scale: 2, rotation: 0 });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(values).toEqual(['10.5', '50', '20', '0']);
  });

  it('[ED-02.8] near the upper edge the magnifier is beside the finger and stays on the stage', async () => {
    await open(sticker('small', 20, 6));
    const from = await middleOf('[data-layer=small]');
    const { y: top } = await viewOf(page);
    const finger = await drag(from, 120, top - from[1]);
    await expect.poll(() => glass().isVisible()).toBe(true);
    await atRest(page);
    const [x] = await middleOf('[data-magnifier]');
    expect(Math.abs(x - finger[0])).toBeGreaterThan(80);
    expect(x).toBeGreaterThanOrEqual(56);
    await touch('touchEnd');
  });
});
