import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentDirectory, STICKER_SIZE } from '@cpc/content';
import sharp from 'sharp';
import { SCENE, STICKERS } from './pages/scene.ts';

const LAKE = resolve(import.meta.dirname, '../../../packages/content/photos/mountain-lake.jpg');
/** Photographs as a phone takes them: 12 megapixels, about 4 MB. */
export const LARGE = { count: 10, width: 4000, height: 3000 } as const;

export const largePhoto = (folder: string, number: number): string => join(folder, 'large', `${number}.jpg`);

/** The files of the scene, and the photographs of a phone. */
export async function makeFiles(folder: string): Promise<void> {
  for (const name of ['photos', 'stickers', 'large']) mkdirSync(join(folder, name), { recursive: true });
  await Promise.all(STICKERS.map((key) => makeSticker(folder, key)));
  await makePhotos(folder);
}

/** As the server makes it from the drawing on first request. */
async function makeSticker(folder: string, key: string): Promise<void> {
  const drawing = join(contentDirectory(), 'stickers', `${key}.svg`);
  await sharp(drawing)
    .resize(STICKER_SIZE, STICKER_SIZE)
    .png()
    .toFile(join(folder, 'stickers', `${key}.png`));
}

/** Each photograph is different. */
async function makePhotos(folder: string): Promise<void> {
  const grain = await grainOf(LARGE.width, LARGE.height);
  const base = await sharp(LAKE)
    .autoOrient()
    .resize(LARGE.width, LARGE.height, { fit: 'cover' })
    .composite([{ input: grain, raw: { width: LARGE.width, height: LARGE.height, channels: 3 }, blend: 'soft-light' }])
    .removeAlpha()
    .jpeg({ quality: 92 })
    .toBuffer();
  for (let i = 0; i < LARGE.count; i++) {
    const photo = sharp(base)
      .modulate({ hue: i * 36 })
      .flop(i % 2 === 1);
    await photo.clone().jpeg({ quality: 86 }).toFile(largePhoto(folder, i));
    if (i < SCENE.photos)
      await photo
        .resize(1600, 1200)
        .jpeg({ quality: 85 })
        .toFile(join(folder, 'photos', `${i}.jpg`));
  }
}

/** The noise of a sensor. */
const grainOf = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 24 } },
  })
    .raw()
    .toBuffer();
