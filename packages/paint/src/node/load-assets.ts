import type { DesignDocument, TextLayer } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { collectAssets, type PaintAssets, pictureKey, type PictureUse, stickerKey } from '../assets/assets.ts';
import { createSilhouettes } from '../silhouettes.ts';
import type { Size } from '../target.ts';
import type { TextOutline } from '../text/outline.ts';
import { type FontSource, loadAndShape } from '../text/load-text.ts';
import type { Shaper } from '../text/shaper.ts';
import { PRINT_CANVASES } from './raster/canvas.ts';
import { decodePicture, inColours, type PrintImage, readPictureSize } from './raster/decode.ts';
import { type PictureBudget, pictureSizes } from './raster/picture-sizes.ts';

/** Provides the files that a design refers to; each call rejects if the file is not available. */
export interface AssetSource {
  picture(asset: AssetId): Promise<Uint8Array>;
  sticker(key: string): Promise<Uint8Array>;
  wallpaper(key: string): Promise<Uint8Array>;
  readonly fonts: FontSource;
}

/**
 * Loads everything that is needed to paint a design.
 * @param shaper one for the whole process: it keeps the fonts it has loaded
 * @param budget above which pictures are decoded smaller; without it all have their full size
 * @throws Error naming the first asset that could not be loaded
 */
export async function loadAssets(
  document: DesignDocument,
  source: AssetSource,
  shaper: Shaper,
  budget?: PictureBudget,
): Promise<PaintAssets<PrintImage>> {
  const keys = collectAssets(document);
  const arts = keys.arts.map((use) => ({ ...use, key: stickerKey(use), name: use.sticker }));
  const uses = keys.looks.map((use) => ({ ...use, key: pictureKey(use), name: use.asset }));
  const sizes = budget ? await chosenSizes(document, uses, source, budget) : new Map<string, Size | undefined>();
  const [pictures, stickers, wallpapers, outlines] = await Promise.all([
    // A file is read again for another look: this is rare, and keeping its pixels twice would cost more memory.
    loadAll('picture', uses, async ({ asset, key, look }) =>
      decodePicture(await source.picture(asset), look, sizes.get(key)),
    ),
    loadAll('sticker', arts, async ({ sticker, colours }) =>
      inColours(await decodePicture(await source.sticker(sticker)), colours),
    ),
    loadAll('wallpaper', named(keys.wallpapers), async ({ key }) => decodePicture(await source.wallpaper(key))),
    loadTexts(keys.texts, source.fonts, shaper),
  ]);
  const picture: PaintAssets<PrintImage>['picture'] = (asset, look) => pictures.get(pictureKey({ asset, look }));
  return {
    picture,
    ...createSilhouettes(PRINT_CANVASES, picture),
    sticker: (use) => stickers.get(stickerKey(use)),
    wallpaper: (key) => wallpapers.get(key),
    outline: (layer) => outlines.get(layer) ?? shaper.shape(layer),
  };
}

/**
 * A print needs every outline for each of its bands; a shaper keeps only some. Sequential: texts loaded in parallel would
 * each open the same fonts.
 */
async function loadTexts(
  texts: readonly TextLayer[],
  fonts: FontSource,
  shaper: Shaper,
): Promise<ReadonlyMap<TextLayer, TextOutline>> {
  const outlines = new Map<TextLayer, TextOutline>();
  for (const text of texts) outlines.set(text, await loadAndShape(shaper, text, fonts));
  return outlines;
}

/** The size at which each picture is decoded, by its key. The full sizes are read from the headers before decoding. */
async function chosenSizes(
  document: DesignDocument,
  uses: readonly (PictureUse & Wanted)[],
  source: AssetSource,
  budget: PictureBudget,
): Promise<ReadonlyMap<string, Size | undefined>> {
  const full = await loadAll('picture', uses, async ({ asset }) => readPictureSize(await source.picture(asset)));
  const sized = uses.map((use) => ({ ...use, ...(full.get(use.key) ?? { width: 1, height: 1 }) }));
  const sizes = pictureSizes(document, sized, budget);
  return new Map(uses.map(({ key }, index) => [key, sizes[index]]));
}

interface Wanted {
  readonly key: string;
  readonly name: string;
}

async function loadAll<Want extends Wanted, Loaded>(
  kind: string,
  wanted: readonly Want[],
  load: (want: Want) => Promise<Loaded>,
): Promise<ReadonlyMap<string, Loaded>> {
  const loaded = new Map<string, Loaded>();
  // Sequential: decoding a photograph takes a hundred megabytes.
  for (const want of wanted) {
    try {
      loaded.set(want.key, await load(want));
    } catch (cause) {
      throw new Error(`loadAssets: ${kind} ${want.name} could not be loaded`, { cause });
    }
  }
  return loaded;
}

const named = (keys: readonly string[]): readonly Wanted[] => keys.map((key) => ({ key, name: key }));
