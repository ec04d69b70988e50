import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildContent } from '../scripts/build.ts';
import { drawPreviews, previewsStamp } from '../scripts/previews.ts';
import { newSheet } from './art/sheet.ts';
import { artworkIn } from './artwork/artwork.ts';
import { contentDirectory, previewsFolder } from './directory.ts';
import { STICKER_SIZE, STICKERS } from './stickers/stickers.ts';
import { drawMemphis } from './wallpapers/generators/memphis.ts';
import { WALLPAPER_HEIGHT, WALLPAPER_WIDTH, WALLPAPERS } from './wallpapers/wallpapers.ts';

/** Timeout for a first build on a busy machine. */
const BUILD_MS = 180_000;
const built = (...path: string[]) => join(contentDirectory(), ...path);
/** Every n-th element only: all of them would take minutes. */
const sample = <T>(list: readonly T[], every: number): T[] => list.filter((_, i) => i % every === 0);

describe('the built content', () => {
  let folder: string;

  beforeAll(async () => {
    await buildContent();
    folder = await mkdtemp(join(tmpdir(), 'cpc-content-'));
    await cp(built('stickers'), join(folder, 'stickers'), {
      recursive: true,
      filter: (path) => !path.endsWith('.png'),
    });
    await cp(built('emoji', '1f600.svg'), join(folder, 'emoji', '1f600.svg'));
  }, BUILD_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is not built again if nothing has changed', async () => {
    expect(await buildContent()).toEqual([]);
  });

  it('has the SVG of every sticker and the preview of every wallpaper', async () => {
    const stickers = new Set(await readdir(built('stickers')));
    expect(STICKERS.filter(({ key }) => !stickers.has(`${key}.svg`))).toEqual([]);
    const previews = new Set(await readdir(built('wallpapers', 'previews')));
    expect(WALLPAPERS.filter(({ key }) => !previews.has(`${key}.jpg`))).toEqual([]);
  });

  it.each(sample(STICKERS, 40).map(({ key }) => key))(
    'makes the sticker %s on request: square and transparent around its drawing',
    async (key) => {
      const picture = sharp(await artworkIn(folder).sticker(key));
      const { width, height, hasAlpha } = await picture.metadata();
      const alpha = (await picture.stats()).channels[3];
      expect([width, height, hasAlpha]).toEqual([STICKER_SIZE, STICKER_SIZE, true]);
      expect([alpha?.min, alpha?.max]).toEqual([0, 255]);
      expect(alpha?.mean).toBeGreaterThan(8);
    },
  );

  it('[ED-08] gives screen and print the same file, made once, without temporary files', async () => {
    const artwork = artworkIn(folder);
    const [first, second] = await Promise.all([artwork.sticker('cat-face'), artwork.sticker('cat-face')]);
    await artwork.ensure('stickers', 'cat-face.png');
    expect(Buffer.compare(first, second)).toBe(0);
    expect(Buffer.compare(first, await readFile(join(folder, 'stickers', 'cat-face.png')))).toBe(0);
    expect((await readdir(join(folder, 'stickers'))).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });

  it(
    'draws a wallpaper at full size on request, on its own thread',
    async () => {
      const picture = sharp(await artworkIn(folder).wallpaper('confetti-night'));
      const { width, height, format, hasAlpha } = await picture.metadata();
      expect([width, height, format, hasAlpha]).toEqual([WALLPAPER_WIDTH, WALLPAPER_HEIGHT, 'jpeg', false]);
      expect((await picture.resize(75).stats()).entropy).toBeGreaterThan(2);
      const likeness = await sharp(built('wallpapers', 'previews', 'confetti-night.jpg'))
        .resize(50, 100)
        .raw()
        .toBuffer();
      const small = await sharp(join(folder, 'wallpapers', 'confetti-night.jpg'))
        .resize(50, 100)
        .raw()
        .toBuffer();
      const off = likeness.reduce((sum, value, i) => sum + Math.abs(value - (small[i] ?? 0)), 0) / likeness.length;
      expect(off).toBeLessThan(8);
    },
    BUILD_MS,
  );

  it('[ED-03.10] makes the drawing of an emoji on request, once, and packed for browsers', async () => {
    const artwork = artworkIn(folder);
    await Promise.all([artwork.ensure('emoji', '1f600.json'), artwork.ensure('emoji', '1f600.json')]);
    const made = await readFile(join(folder, 'emoji', '1f600.json'));
    expect(Buffer.compare(made, await artwork.emoji('1f600'))).toBe(0);
    expect(brotliDecompressSync(await readFile(join(folder, 'emoji', '1f600.json.br'))).equals(made)).toBe(true);
    const { outline, parts } = JSON.parse(made.toString());
    expect([typeof outline, parts.length]).toEqual(['string', expect.any(Number)]);
    await artwork.ensure('emoji', 'nothing.json');
    await artwork.ensure('emoji', '../index.json');
    expect(existsSync(join(folder, 'emoji', 'nothing.json'))).toBe(false);
    await expect(artwork.emoji('../1f600')).rejects.toThrow('expected a key');
  });

  it('makes nothing for an unknown name, and never leaves its folder', async () => {
    const artwork = artworkIn(folder);
    for (const name of ['nothing.png', '../../secret.png', 'cat-face.exe', ''])
      await expect(artwork.ensure('stickers', name)).resolves.toBeUndefined();
    await artwork.ensure('wallpapers', 'nothing.jpg');
    expect(existsSync(join(folder, 'stickers', 'nothing.png'))).toBe(false);
    await expect(artwork.sticker('../secret')).rejects.toThrow('expected a key');
    await expect(artwork.sticker('nothing')).rejects.toThrow('ENOENT');
    await expect(artwork.wallpaper('nothing')).rejects.toThrow('ENOENT');
  });

  it.each(WALLPAPERS.map(({ key }) => key))(
    'shows of the wallpaper %s a likeness that is not of one colour',
    async (key) => {
      const picture = sharp(built('wallpapers', 'previews', `${key}.jpg`));
      const { width, height } = await picture.metadata();
      expect((height ?? 0) / (width ?? 1)).toBeCloseTo(WALLPAPER_HEIGHT / WALLPAPER_WIDTH, 2);
      expect((await picture.stats()).channels.reduce((sum, { stdev }) => sum + stdev, 0)).toBeGreaterThan(9);
    },
  );

  it('has previews of what draws the wallpapers now', async () => {
    // After a change: npm run previews -w @cpc/content
    expect(await readFile(join(previewsFolder(), '.stamp'), 'utf8')).toBe(await previewsStamp());
    const keys = sample(WALLPAPERS, 24).map(({ key }) => key);
    await drawPreviews(folder, keys);
    for (const key of keys) {
      const [drawn, committed] = await Promise.all(
        [join(folder, `${key}.jpg`), join(previewsFolder(), `${key}.jpg`)].map((file) => sharp(file).raw().toBuffer()),
      );
      const apart = drawn?.reduce((sum, value, i) => sum + Math.abs(value - (committed?.[i] ?? Number.NaN)), 0);
      expect([key, (apart ?? Number.NaN) / (drawn?.length ?? 0)]).toEqual([key, expect.closeTo(0, 0)]);
    }
  }, 120_000);

  it('draws the same wallpaper from the same seed, and another from another seed', () => {
    const draw = (seed: number) => {
      const sheet = newSheet(300, 600, seed);
      drawMemphis(sheet, ['#ffffff', '#ff0000', '#00ff00', '#0000ff']);
      return Buffer.from(sheet.ctx.getImageData(0, 0, 300, 600).data.buffer);
    };
    expect(draw(1).equals(draw(1))).toBe(true);
    expect(draw(1).equals(draw(2))).toBe(false);
  });
});
