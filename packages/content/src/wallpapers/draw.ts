import type { Palette } from '../art/palette.ts';
import { newSheet, type Sheet } from '../art/sheet.ts';
import { drawAuroraMesh } from './generators/aurora-mesh.ts';
import { drawBauhaus } from './generators/bauhaus.ts';
import { drawBotanical } from './generators/botanical.ts';
import { drawBrushStrokes } from './generators/brush-strokes.ts';
import { drawCheckerWarp } from './generators/checker-warp.ts';
import { drawCityNight } from './generators/city-night.ts';
import { drawClouds } from './generators/clouds.ts';
import { drawConfetti } from './generators/confetti.ts';
import { drawDecoFans } from './generators/deco-fans.ts';
import { drawFlowerField } from './generators/flower-field.ts';
import { drawGingham } from './generators/gingham.ts';
import { drawGoldMarble } from './generators/gold-marble.ts';
import { drawGreatWaves } from './generators/great-waves.ts';
import { drawGroovy } from './generators/groovy.ts';
import { drawHalftone } from './generators/halftone.ts';
import { drawHearts } from './generators/hearts.ts';
import { drawHighlandPlaid } from './generators/highland-plaid.ts';
import { drawInkWash } from './generators/ink-wash.ts';
import { drawLeopard } from './generators/leopard.ts';
import { drawLiquid } from './generators/liquid.ts';
import { drawMemphis } from './generators/memphis.ts';
import { drawRetroSun } from './generators/retro-sun.ts';
import { drawStarryNight } from './generators/starry-night.ts';
import { drawTerrazzo } from './generators/terrazzo.ts';
import { drawTopography } from './generators/topography.ts';
import { PATTERNS, type PatternKey } from './patterns.ts';
import { WALLPAPER_HEIGHT, WALLPAPER_WIDTH, wallpaperKey } from './wallpapers.ts';

const GENERATORS: Readonly<Record<PatternKey, (sheet: Sheet, palette: Palette) => void>> = {
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
  bauhaus: drawBauhaus,
  'deco-fans': drawDecoFans,
  liquid: drawLiquid,
  confetti: drawConfetti,
  gingham: drawGingham,
  leopard: drawLeopard,
  'flower-field': drawFlowerField,
  halftone: drawHalftone,
  'city-night': drawCityNight,
  'ink-wash': drawInkWash,
  groovy: drawGroovy,
  clouds: drawClouds,
  hearts: drawHearts,
};

const FIRST_SEED = 1001;
/** Distance between seeds: more than there will ever be patterns, so that no two wallpapers share a seed. */
const SEEDS_APART = 100;

interface Drawable {
  readonly pattern: PatternKey;
  readonly palette: Palette;
  readonly seed: number;
}

const DRAWABLES: ReadonlyMap<string, Drawable> = new Map(
  PATTERNS.flatMap(({ key, variants }, i) =>
    variants.map(([tone, colours], j): [string, Drawable] => [
      wallpaperKey(key, tone),
      { pattern: key, palette: colours.split(' ').map((hex) => `#${hex}`), seed: FIRST_SEED + i + j * SEEDS_APART },
    ]),
  ),
);

/** @param scale 1 is the full size @throws RangeError for a key that is not in the catalogue */
export function drawWallpaper(key: string, scale: number): Sheet {
  const drawable = DRAWABLES.get(key);
  if (!drawable) throw new RangeError(`drawWallpaper: unknown wallpaper ${key}`);
  const sheet = newSheet(WALLPAPER_WIDTH, WALLPAPER_HEIGHT, drawable.seed, scale);
  GENERATORS[drawable.pattern](sheet, drawable.palette);
  return sheet;
}
