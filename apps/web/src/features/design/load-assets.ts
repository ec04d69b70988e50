import { type DesignDocument, isPlainLook } from '@cpc/design';
import type { PendingPicture } from '@cpc/editor';
import { bakeLook, inColours, type ScreenImage, screenSilhouettes } from '@cpc/editor/screen';
import { collectAssets, type PaintAssets, pictureKey, type PictureUse, stickerKey, type StickerUse } from '@cpc/paint';
import type { AssetId } from '@cpc/domain';
import { client } from '../../core/client.ts';
import { contentJson, faceFile, fontManifest, libraryImage, pictureProxy } from '../../data/draft/files.ts';

export interface LoadedAssets extends PaintAssets<ScreenImage> {
  /** Frees the memory of the pictures. */
  readonly release: () => void;
}

/**
 * Loads everything that a design refers to, for one painting. What cannot be loaded is left out; the rest is still
 * shown.
 */
export async function loadAssets(document: DesignDocument, pending: readonly PendingPicture[]): Promise<LoadedAssets> {
  const { pictures, looks, arts, wallpapers, texts } = collectAssets(document);
  const own = new Map<AssetId, Blob>(pending.map(({ asset, file }) => [asset, file]));
  const [pictureShelf, stickerShelf, wallpaperShelf, outline] = await Promise.all([
    load(pictures, async (asset) => own.get(asset) ?? (await pictureProxy(client, asset))),
    loadArts(arts),
    load(wallpapers, (key) => libraryImage('wallpaper', key)),
    texts.length === 0 ? () => undefined : shapeTexts(texts).catch(() => () => undefined),
  ]);
  const shown = bakeAll(looks, pictureShelf);
  const picture: LoadedAssets['picture'] = (asset, look) => shown.get(pictureKey({ asset, look }));
  return {
    picture,
    ...screenSilhouettes(picture),
    sticker: (use) => stickerShelf.get(stickerKey(use)),
    wallpaper: (key) => wallpaperShelf.get(key),
    outline,
    release: () => {
      for (const shelf of [pictureShelf, stickerShelf, wallpaperShelf])
        for (const bitmap of shelf.values()) bitmap.close();
    },
  };
}

/** Loads every sticker in the colours in which it is shown. */
async function loadArts(arts: readonly StickerUse[]): Promise<ReadonlyMap<string, ImageBitmap>> {
  const found = new Map<string, ImageBitmap>();
  const one = async (use: StickerUse) => {
    const art = await createImageBitmap(await libraryImage('sticker', use.sticker));
    found.set(stickerKey(use), await inColours(art, use.colours));
  };
  await Promise.allSettled(arts.map(one));
  return found;
}

async function load<Key extends string>(
  keys: readonly Key[],
  get: (key: Key) => Promise<Blob>,
): Promise<ReadonlyMap<Key, ImageBitmap>> {
  const found = new Map<Key, ImageBitmap>();
  const one = async (key: Key) => found.set(key, await createImageBitmap(await get(key)));
  await Promise.allSettled(keys.map(one));
  return found;
}

/** Bakes every picture in every look that the design uses. */
function bakeAll(
  looks: readonly PictureUse[],
  pictures: ReadonlyMap<AssetId, ImageBitmap>,
): ReadonlyMap<string, ScreenImage> {
  const shown = new Map<string, ScreenImage>();
  for (const use of looks) {
    const bitmap = pictures.get(use.asset);
    if (bitmap) shown.set(pictureKey(use), isPlainLook(use.look) ? bitmap : bakeLook(bitmap, use.look));
  }
  return shown;
}

type Texts = ReturnType<typeof collectAssets>['texts'];

/** HarfBuzz and the fonts are loaded only for a design with text. */
async function shapeTexts(texts: Texts): Promise<PaintAssets<ScreenImage>['outline']> {
  const { createShaper, emojiFrom, loadHarfBuzz, loadText } = await import('@cpc/paint/text');
  const shaper = createShaper(await loadHarfBuzz());
  const source = { manifest: fontManifest, face: faceFile, ...emojiFrom(contentJson) };
  await Promise.allSettled(texts.map((text) => loadText(shaper, text, source)));
  return (layer) => shaper.shape(layer);
}
