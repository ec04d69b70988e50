import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { drawWallpaper } from '../../src/wallpapers/draw.ts';
import { pictureOf } from '../../src/wallpapers/jpeg.ts';
import { WALLPAPER_WIDTH } from '../../src/wallpapers/wallpapers.ts';

/** Pixels of a preview's width: three times what a grid of wallpapers shows. */
const PREVIEW_WIDTH = 300;
/** Drawn larger and shrunk, so that fine lines come out smooth. */
const DRAWN_WIDTH = 450;

const { folder, keys } = workerData as { readonly folder: string; readonly keys: readonly string[] };
for (const key of keys) {
  await pictureOf(drawWallpaper(key, DRAWN_WIDTH / WALLPAPER_WIDTH))
    .resize(PREVIEW_WIDTH)
    .jpeg({ quality: 82 })
    .toFile(join(folder, 'previews', `${key}.jpg`));
}
