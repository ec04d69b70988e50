import { FILTERS, type PictureLook, PLAIN_LOOK } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { pictureKey } from '@cpc/paint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBakedPictures } from './baked.ts';
import { MAX_PICTURE_PIXELS } from './picture-budget.ts';

const ASSET = 'a'.repeat(64) as AssetId;
const LOOKS: readonly PictureLook[] = FILTERS.map((filter) => ({ ...PLAIN_LOOK, filter }));
const bitmapOf = (width: number, height: number): ImageBitmap => ({ width, height, close: () => undefined });

/** Pictures without pixels: only their sizes and the number of bakes count. */
async function bakery(shown: readonly PictureLook[]) {
  const keys = new Set(shown.map((look) => pictureKey({ asset: ASSET, look })));
  let made = 0;
  let arrivals = 0;
  const baked = createBakedPictures({
    arrived: () => (arrivals += 1),
    isShown: (key) => keys.has(key),
    load: () =>
      Promise.resolve((image, look, size = image) => {
        if (look !== PLAIN_LOOK) made += 1;
        return { width: size.width, height: size.height } as HTMLCanvasElement;
      }),
  });
  baked.get(ASSET, LOOKS[0] as PictureLook, bitmapOf(1, 1));
  await vi.waitFor(() => expect(arrivals).toBe(1));
  return { baked, made: () => made };
}

describe('looks of pictures on the screen', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('[ED-10.1] bakes each shown look once small and once whole', async () => {
    const { baked, made } = await bakery(LOOKS);
    const bitmap = bitmapOf(1000, 800);
    const paint = () => LOOKS.map((look) => baked.get(ASSET, look, bitmap)?.width);
    for (let frame = 0; frame < 5; frame++) {
      paint();
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(paint()).toEqual(LOOKS.map(() => 1000));
    expect(made()).toBe(2 * LOOKS.length);
  });

  it('[ED-10.1] keeps few passed slider looks, and whole pictures only within the budget', async () => {
    const passed = Array.from({ length: 40 }, (_, i) => ({ ...PLAIN_LOOK, brightness: (i + 1) / 50 }));
    const large = bitmapOf(2048, 2048);
    const { baked } = await bakery(LOOKS);
    const canvases = [...passed, ...LOOKS].map((look) => baked.get(ASSET, look, large));
    expect(canvases.slice(0, passed.length).every((canvas) => canvas?.width === 0)).toBe(true);
    for (let frame = 0; frame < 5; frame++) {
      for (const look of LOOKS) baked.get(ASSET, look, large);
      await vi.advanceTimersByTimeAsync(300);
    }
    const widths = LOOKS.map((look) => baked.get(ASSET, look, large)?.width ?? 0);
    const pixels = widths.reduce((sum, width) => sum + width * width, 0);
    expect(widths).toContain(2048);
    expect(widths.every((width) => width >= 640)).toBe(true);
    expect(pixels).toBeLessThanOrEqual(MAX_PICTURE_PIXELS);
  });
});
