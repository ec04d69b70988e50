import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { drawWallpaper } from '../../src/wallpapers/draw.ts';
import { pictureOf } from '../../src/wallpapers/jpeg.ts';
import { WALLPAPER_WIDTH } from '../../src/wallpapers/wallpapers.ts';

/** Width of a preview in pixels: three times its width in a grid of wallpapers. */
const PREVIEW_WIDTH = 300;
/** Drawn larger and scaled down, so that fine lines are smooth. */
const DRAWN_WIDTH = 450;

const { folder, keys } = workerData as { readonly folder: string; readonly keys: readonly string[] };
for (const key of keys) {
  await pictureOf(drawWallpaper(key, DRAWN_WIDTH / WALLPAPER_WIDTH))
    .resize(PREVIEW_WIDTH)
    .jpeg({ quality: 82 })
    .toFile(join(folder, `${key}.jpg`));
}
