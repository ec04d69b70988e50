import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { SCENE } from './pages/scene.ts';

const LAKE = resolve(import.meta.dirname, '../../packages/content/photos/mountain-lake.jpg');
/** Photographs as a phone takes them: 12 megapixels, about 4 MB. */
export const LARGE = { count: 10, width: 4000, height: 3000 } as const;

export const largePhoto = (folder: string, number: number): string => join(folder, 'large', `${number}.jpg`);

/** The photographs of the scene, and those of a phone; no two are alike. */
export async function makePhotos(folder: string): Promise<void> {
  for (const name of ['photos', 'large']) mkdirSync(join(folder, name), { recursive: true });
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
