import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { WALLPAPER_HEIGHT, WALLPAPER_WIDTH, WALLPAPERS } from '../src/wallpapers.ts';
import { newSheet, type Sheet } from './art/sheet.ts';
import { drawAuroraMesh } from './wallpapers/aurora-mesh.ts';
import { drawBotanical } from './wallpapers/botanical.ts';
import { drawBrushStrokes } from './wallpapers/brush-strokes.ts';
import { drawCheckerWarp } from './wallpapers/checker-warp.ts';
import { drawGoldMarble } from './wallpapers/gold-marble.ts';
import { drawGreatWaves } from './wallpapers/great-waves.ts';
import { drawHighlandPlaid } from './wallpapers/highland-plaid.ts';
import { drawMemphis } from './wallpapers/memphis.ts';
import { drawRetroSun } from './wallpapers/retro-sun.ts';
import { drawStarryNight } from './wallpapers/starry-night.ts';
import { drawTerrazzo } from './wallpapers/terrazzo.ts';
import { drawTopography } from './wallpapers/topography.ts';

const GENERATORS: Readonly<Record<string, (sheet: Sheet) => void>> = {
  'aurora-mesh': drawAuroraMesh,
  terrazzo: drawTerrazzo,
  'great-waves': drawGreatWaves,
  'gold-marble': drawGoldMarble,
  topography: drawTopography,
  'retro-sun': drawRetroSun,
  botanical: drawBotanical,
  'checker-warp': drawCheckerWarp,
  'starry-night': drawStarryNight,
  memphis: drawMemphis,
  'brush-strokes': drawBrushStrokes,
  'highland-plaid': drawHighlandPlaid,
};

/** Pixels of a preview's width: three times what a grid of wallpapers shows. */
const PREVIEW_WIDTH = 300;

/** Draws every wallpaper as `<key>.jpg` and `previews/<key>.jpg`. */
export async function buildWallpapers(folder: string): Promise<void> {
  await mkdir(join(folder, 'previews'));
  let seed = 1000;
  for (const { key } of WALLPAPERS) {
    const draw = GENERATORS[key];
    if (!draw) throw new Error(`buildWallpapers: no generator for ${key}`);
    seed += 1;
    const sheet = newSheet(WALLPAPER_WIDTH, WALLPAPER_HEIGHT, seed);
    draw(sheet);
    const picture = pictureOf(sheet);
    await picture
      .clone()
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toFile(join(folder, `${key}.jpg`));
    await picture
      .clone()
      .resize(PREVIEW_WIDTH)
      .jpeg({ quality: 80 })
      .toFile(join(folder, 'previews', `${key}.jpg`));
  }
}

function pictureOf({ ctx, width, height }: Sheet): Sharp {
  const { data } = ctx.getImageData(0, 0, width, height);
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }).removeAlpha();
}
