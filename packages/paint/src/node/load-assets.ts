import type { DesignDocument } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { collectAssets, type PaintAssets } from '../assets.ts';
import { type FontSource, loadText } from '../text/load-text.ts';
import type { Shaper } from '../text/shaper.ts';
import { decodePicture, type PrintImage } from './decode.ts';

/** Where the files a design refers to come from; each call rejects when the file cannot be had. */
export interface AssetSource {
  picture(asset: AssetId): Promise<Uint8Array>;
  sticker(key: string): Promise<Uint8Array>;
  wallpaper(key: string): Promise<Uint8Array>;
  readonly fonts: FontSource;
}

/**
 * Loads all a design needs to be painted.
 * @param shaper one for the whole process: it keeps the fonts it has seen
 * @throws Error naming the first thing that could not be loaded
 */
export async function loadAssets(
  document: DesignDocument,
  source: AssetSource,
  shaper: Shaper,
): Promise<PaintAssets<PrintImage>> {
  const keys = collectAssets(document);
  const [pictures, stickers, wallpapers] = await Promise.all([
    decodeAll('picture', keys.pictures, (key) => source.picture(key)),
    decodeAll('sticker', keys.stickers, (key) => source.sticker(key)),
    decodeAll('wallpaper', keys.wallpapers, (key) => source.wallpaper(key)),
    ...keys.texts.map((text) => loadText(shaper, text, source.fonts)),
  ]);
  return {
    picture: (asset) => pictures.get(asset),
    sticker: (key) => stickers.get(key),
    wallpaper: (key) => wallpapers.get(key),
    outline: (layer) => shaper.shape(layer),
  };
}

async function decodeAll<Key extends string>(
  kind: string,
  keys: readonly Key[],
  read: (key: Key) => Promise<Uint8Array>,
): Promise<ReadonlyMap<string, PrintImage>> {
  const images = new Map<string, PrintImage>();
  // One after the other: a decoded photograph takes a hundred megabytes on the way.
  for (const key of keys) {
    try {
      images.set(key, await decodePicture(await read(key)));
    } catch (cause) {
      throw new Error(`loadAssets: ${kind} ${key} could not be loaded`, { cause });
    }
  }
  return images;
}
