import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, type Phone, sharedShop } from './testing-browser.ts';

/** Pixel limits of iOS: for one canvas, and for all canvases of a page together (ED-10). */
const MAX_PIXELS = 16_777_216;
const MAX_TOGETHER = 50_000_000;

const PHOTOS = 10;
/** 12 megapixels, as a phone camera takes them. */
const PHOTO = { width: 4000, height: 3000 };

interface Counted {
  readonly largest: number;
  /** The largest sum over all canvases alive at one time, including those not yet collected. */
  readonly together: number;
}

/** Counts the pixels of every canvas from page load on, for every way to create or size a canvas. */
function countCanvases(): void {
  const alive = new Set<WeakRef<HTMLCanvasElement | OffscreenCanvas>>();
  const counted = { largest: 0, together: 0 };
  const count = () => {
    let sum = 0;
    for (const ref of alive) {
      const canvas = ref.deref();
      if (!canvas) alive.delete(ref);
      else {
        const pixels = canvas.width * canvas.height;
        counted.largest = Math.max(counted.largest, pixels);
        sum += pixels;
      }
    }
    counted.together = Math.max(counted.together, sum);
  };
  const known = new WeakSet<HTMLCanvasElement | OffscreenCanvas>();
  for (const Kind of [HTMLCanvasElement, OffscreenCanvas]) {
    const getContext = Reflect.get(Kind.prototype, 'getContext') as (...args: unknown[]) => unknown;
    Reflect.set(Kind.prototype, 'getContext', function (this: HTMLCanvasElement | OffscreenCanvas, ...args: unknown[]) {
      if (!known.has(this)) alive.add(new WeakRef(this));
      known.add(this);
      count();
      return getContext.apply(this, args);
    });
    for (const side of ['width', 'height'] as const) {
      const own = Object.getOwnPropertyDescriptor(Kind.prototype, side);
      if (!own?.set || !own.get) continue;
      Object.defineProperty(Kind.prototype, side, {
        ...own,
        set(this: HTMLCanvasElement | OffscreenCanvas, value: number) {
          own.set?.call(this, value);
          count();
        },
      });
    }
  }
  Object.assign(window, { countedCanvases: counted });
}

const counted = (page: Page): Promise<Counted> =>
  page.evaluate(() => (window as unknown as { countedCanvases: Counted }).countedCanvases);

/** A unique photograph: each number gives a different picture. */
const photo = (n: number): Promise<Buffer> =>
  sharp({ create: { ...PHOTO, channels: 3, background: { r: 20 * n, g: 120, b: 200 } } })
    .jpeg({ quality: 40 })
    .toBuffer();

describe.skipIf(!CHROMIUM)('the canvases of a phone', () => {
  const shop = sharedShop();
  let phone: Phone;

  beforeAll(async () => {
    phone = await shop.open({}, { deviceScaleFactor: 3, before: countCanvases });
  });

  it('[ED-10.1] ten 12-megapixel photographs keep all canvases within the limits of iOS', async () => {
    const { page } = phone;
    const tool = (name: string) => page.locator(`[data-tool="${name}"]`);
    for (let n = 1; n <= PHOTOS; n += 1) {
      const file = { name: `photo-${n}.jpg`, mimeType: 'image/jpeg', buffer: await photo(n) };
      await page.locator('input[type=file]').setInputFiles(file);
      await expect.poll(() => page.locator('[data-layer]').count(), { timeout: 60_000 }).toBe(n);
    }
    // Bakes a look (a canvas of the whole picture), opens a crop (its own stage), zooms in, opens the preview.
    await tool('looks').click();
    await page.getByRole('radio', { name: 'Noir' }).check();
    await page.getByRole('button', { name: 'Done' }).click();
    await tool('crop').click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.mouse.move(206, 400);
    for (let i = 0; i < 6; i += 1) {
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -400);
      await page.keyboard.up('Control');
    }
    await tool('preview').click();
    await page.getByRole('button', { name: 'Back to the design' }).click();
    const { largest, together } = await counted(page);
    expect(largest).toBeGreaterThan(500_000);
    expect(largest).toBeLessThanOrEqual(MAX_PIXELS);
    expect(together).toBeLessThan(MAX_TOGETHER);
  }, 240_000);
});
