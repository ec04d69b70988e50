import type { DesignDocument, TextLayer } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { collectAssets, type PaintAssets, pictureKey, type PictureUse } from '../assets.ts';
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
    decodeLooks(keys.looks, source),
    decodeAll('sticker', named(keys.stickers), async ({ key }) => decodePicture(await source.sticker(key))),
    decodeAll('wallpaper', named(keys.wallpapers), async ({ key }) => decodePicture(await source.wallpaper(key))),
    loadTexts(keys.texts, source.fonts, shaper),
  ]);
  // A print asks for every outline with each of its bands; a shaper keeps some only.
  const outlines = new Map(keys.texts.map((layer) => [layer, shaper.shape(layer)]));
  return {
    picture: (asset, look) => pictures.get(pictureKey({ asset, look })),
    sticker: (key) => stickers.get(key),
    wallpaper: (key) => wallpapers.get(key),
    outline: (layer) => outlines.get(layer) ?? shaper.shape(layer),
  };
}

/** One after the other: texts loaded at once would each open the same fonts. */
async function loadTexts(texts: readonly TextLayer[], fonts: FontSource, shaper: Shaper): Promise<void> {
  for (const text of texts) await loadText(shaper, text, fonts);
}

/** A file is read anew for another look of it: rarer than a picture whose pixels would lie in memory twice. */
function decodeLooks(uses: readonly PictureUse[], source: AssetSource): Promise<ReadonlyMap<string, PrintImage>> {
  return decodeAll(
    'picture',
    uses.map((use) => ({ ...use, key: pictureKey(use), name: use.asset })),
    async ({ asset, look }) => decodePicture(await source.picture(asset), look),
  );
}

interface Wanted {
  readonly key: string;
  readonly name: string;
}

async function decodeAll<Want extends Wanted>(
  kind: string,
  wanted: readonly Want[],
  decode: (want: Want) => Promise<PrintImage>,
): Promise<ReadonlyMap<string, PrintImage>> {
  const images = new Map<string, PrintImage>();
  // One after the other: a decoded photograph takes a hundred megabytes on the way.
  for (const want of wanted) {
    try {
      images.set(want.key, await decode(want));
    } catch (cause) {
      throw new Error(`loadAssets: ${kind} ${want.name} could not be loaded`, { cause });
    }
  }
  return images;
}

const named = (keys: readonly string[]): readonly Wanted[] => keys.map((key) => ({ key, name: key }));
