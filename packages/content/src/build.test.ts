import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { newSheet } from '../scripts/art/sheet.ts';
import { buildContent } from '../scripts/build.ts';
import { drawMemphis } from '../scripts/wallpapers/memphis.ts';
import { contentDirectory } from './directory.ts';
import { STICKER_SIZE, STICKERS } from './stickers/stickers.ts';
import { WALLPAPER_HEIGHT, WALLPAPER_WIDTH, WALLPAPERS } from './wallpapers.ts';

/** A first build on a busy machine. */
const BUILD_MS = 180_000;
const built = (...path: string[]) => join(contentDirectory(), ...path);

describe('the built content', () => {
  beforeAll(async () => {
    await buildContent();
  }, BUILD_MS);

  it('is left alone when nothing has changed', async () => {
    expect(await buildContent()).toEqual([]);
  });

  it.each(STICKERS.map(({ key }) => key))(
    'has the sticker %s: square, drawn, clear around its drawing',
    async (key) => {
      const picture = sharp(built('stickers', `${key}.png`));
      const { width, height, hasAlpha } = await picture.metadata();
      const alpha = (await picture.stats()).channels[3];
      expect([width, height, hasAlpha]).toEqual([STICKER_SIZE, STICKER_SIZE, true]);
      expect([alpha?.min, alpha?.max]).toEqual([0, 255]);
      expect(alpha?.mean).toBeGreaterThan(20);
      expect((await sharp(built('stickers', 'previews', `${key}.png`)).metadata()).width).toBeLessThan(
        STICKER_SIZE / 4,
      );
    },
  );

  it.each(WALLPAPERS.map(({ key }) => key))(
    'has the wallpaper %s: opaque, of print size, not of one colour',
    async (key) => {
      const picture = sharp(built('wallpapers', `${key}.jpg`));
      const { width, height, format, hasAlpha } = await picture.metadata();
      expect([width, height, format, hasAlpha]).toEqual([WALLPAPER_WIDTH, WALLPAPER_HEIGHT, 'jpeg', false]);
      expect((await picture.resize(75).stats()).entropy).toBeGreaterThan(2);
      const preview = await sharp(built('wallpapers', 'previews', `${key}.jpg`)).metadata();
      expect((preview.height ?? 0) / (preview.width ?? 1)).toBeCloseTo(WALLPAPER_HEIGHT / WALLPAPER_WIDTH, 2);
    },
  );

  it('draws the same wallpaper from the same seed, another from another', () => {
    const draw = (seed: number) => {
      const sheet = newSheet(300, 600, seed);
      drawMemphis(sheet);
      return Buffer.from(sheet.ctx.getImageData(0, 0, 300, 600).data.buffer);
    };
    expect(draw(1).equals(draw(1))).toBe(true);
    expect(draw(1).equals(draw(2))).toBe(false);
  });
});
