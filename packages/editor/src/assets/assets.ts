import type { DesignDocument, TextLayer } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { collectAssets, type PaintAssets, pictureKey } from '@cpc/paint';
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

export interface AssetsParts {
  readonly ports: EditorPorts;
  /** Told whenever something has come that can now be painted. */
  readonly arrived: () => void;
  /** Told when a typeface of the design could not be had, once for each. */
  readonly lost: () => void;
  /** The design as it is now. */
  readonly document: () => DesignDocument;
}

export function createEditorAssets({ ports, arrived, lost, document }: AssetsParts): EditorAssets {
  const bitmap = async (blob: Promise<Blob>) => (await decodeProxy(await blob)).bitmap;
  const shelf = (load: (key: string) => Promise<Blob>, put = arrived) =>
    createShelf(
      (key) => bitmap(load(key)),
      put,
      (thing) => thing.close(),
    );
  const pictures: Shelf<ImageBitmap> = shelf(
    (asset) => ports.loadPicture(asset as AssetId),
    () => {
      arrived();
      keepWithin();
    },
  );
  const keepWithin = withinBudget(pictures);
  const stickers = shelf((key) => ports.libraryImage('sticker', key));
  const wallpapers = shelf((key) => ports.libraryImage('wallpaper', key));
  const baked = createBakedPictures({
    arrived,
    isShown: (key) => looksIn(document()).has(key),
    load: async () => (await import('./bake.ts')).bakeLook,
  });
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
    putPicture: pictures.put,
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

const looks = new WeakMap<DesignDocument, ReadonlySet<string>>();

/** Every picture in every look a design shows it in. */
function looksIn(document: DesignDocument): ReadonlySet<string> {
  const known = looks.get(document) ?? new Set(collectAssets(document).looks.map(pictureKey));
  looks.set(document, known);
  return known;
}

/**
 * Makes the largest pictures smaller until all are within what a phone can hold, one after the other. One shown under
 * two names stays one. @returns what looks whether it must be done
 */
function withinBudget(pictures: Shelf<ImageBitmap>): () => void {
  let shrinking = false;
  const look = (): void => {
    const large = tooLarge([...new Set(pictures.entries().map(([, picture]) => picture))]);
    if (!large || shrinking) return;
    shrinking = true;
    void shrink(pictures, large)
      // A browser out of memory keeps what it has.
      .catch(() => undefined)
      .then((done) => {
        shrinking = false;
        if (done) look();
      });
  };
  return look;
}

/** @returns whether the picture is smaller now; the editor may have gone meanwhile */
async function shrink(pictures: Shelf<ImageBitmap>, large: ImageBitmap): Promise<boolean> {
  const { width, height } = proxySize(large, Math.max(large.width, large.height) * SHRINK);
  const smaller = await createImageBitmap(large, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  const keys = pictures.entries().flatMap(([key, picture]) => (picture === large ? key : []));
  const original = originalSize(large);
  if (original) rememberSize(smaller, original);
  for (const key of keys) pictures.put(key, smaller);
  (keys.length > 0 ? large : smaller).close();
  return keys.length > 0;
}
