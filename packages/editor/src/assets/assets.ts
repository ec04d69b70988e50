import type { TextLayer } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import type { PaintAssets } from '@cpc/paint';
import type { EditorPorts } from '../ports.ts';
import type { ScreenImage } from './bake.ts';
import { createBakedPictures } from './baked.ts';
import { SHRINK, tooLarge } from './picture-budget.ts';
import { decodeProxy, originalSize, proxySize, rememberSize } from './proxy.ts';
import { createShelf, type Shelf } from './shelf.ts';
import { createTypesetter } from './typesetter.ts';

/** What the painter looks up, and what the editor adds from the device. */
export interface EditorAssets extends PaintAssets<ScreenImage> {
  /** A picture as it was chosen, without a look. */
  readonly bitmap: (asset: AssetId) => ImageBitmap | undefined;
  /** Where a text's lines end to fit its measure (its `breaks`); undefined while its fonts are on their way. */
  readonly breakLines: (layer: TextLayer) => number[] | undefined;
  readonly putPicture: (asset: AssetId, bitmap: ImageBitmap) => void;
  /** Shows a picture without its look, for as long as somebody compares; null ends it. */
  readonly compare: (asset: AssetId | null) => void;
  /** Whether something was sent for and could not be had. */
  readonly lost: Readonly<Record<'picture' | 'sticker' | 'wallpaper', (key: string) => boolean>>;
  /** Sends again for whatever could not be had, for when the network is back. */
  readonly retry: () => void;
  /** Gives the memory of every picture back; the editor is gone. */
  readonly release: () => void;
}

/**
 * @param arrived told whenever something has come that can now be painted
 * @param lost told when a typeface of the design could not be had, once for each
 */
export function createEditorAssets(ports: EditorPorts, arrived: () => void, lost: () => void): EditorAssets {
  const bitmap = async (blob: Promise<Blob>) => (await decodeProxy(await blob)).bitmap;
  const shelf = (load: (key: string) => Promise<Blob>) =>
    createShelf(
      (key) => bitmap(load(key)),
      arrived,
      (thing) => thing.close(),
    );
  const pictures = shelf((asset) => ports.loadPicture(asset as AssetId));
  const stickers = shelf((key) => ports.libraryImage('sticker', key));
  const wallpapers = shelf((key) => ports.libraryImage('wallpaper', key));
  const baked = createBakedPictures(arrived);
  const typesetter = createTypesetter(ports, arrived, lost);
  let compared: AssetId | null = null;
  return {
    picture(asset, look) {
      const bitmap = pictures.get(asset);
      return bitmap && asset !== compared ? baked.get(asset, look, bitmap) : bitmap;
    },
    bitmap: pictures.get,
    sticker: stickers.get,
    wallpaper: wallpapers.get,
    outline: typesetter.outline,
    breakLines: typesetter.breakLines,
    putPicture: (asset, picture) => {
      pictures.put(asset, picture);
      void keepWithin(pictures);
    },
    lost: { picture: pictures.isLost, sticker: stickers.isLost, wallpaper: wallpapers.isLost },
    compare: (asset) => {
      compared = asset;
      arrived();
    },
    retry: () => {
      for (const kept of [pictures, stickers, wallpapers, typesetter]) kept.retry();
    },
    release: () => {
      for (const kept of [pictures, stickers, wallpapers, baked]) kept.clear();
    },
  };
}

/** Makes the largest pictures smaller until all are within what a phone can hold. One shown under two names stays one. */
async function keepWithin(pictures: Shelf<ImageBitmap>): Promise<void> {
  const large = tooLarge([...new Set(pictures.entries().map(([, picture]) => picture))]);
  if (!large) return;
  const { width, height } = proxySize(large, Math.max(large.width, large.height) * SHRINK);
  const smaller = await createImageBitmap(large, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  const original = originalSize(large);
  if (original) rememberSize(smaller, original);
  for (const [key, picture] of pictures.entries()) if (picture === large) pictures.put(key, smaller);
  large.close();
  await keepWithin(pictures);
}
