import type { DesignDocument, TextLayer } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import { collectAssets, type PaintAssets, pictureKey, type StickerUse } from '@cpc/paint';
import type { CaretLine } from '@cpc/paint/text';
import type { EditorPorts } from '../ports/ports.ts';
import type { ScreenImage } from './bake.ts';
import { createBakedPictures } from './baked.ts';
import { createLateSilhouettes } from './late-silhouettes.ts';
import { SHRINK, tooLarge } from './picture-budget.ts';
import { decodeProxy, originalSize, proxySize, rememberSize } from './proxy.ts';
import { createShelf, type Shelf } from './shelf.ts';
import { createStickers } from './stickers.ts';
import { createTypesetter } from './typesetter.ts';

/** The assets that the painter looks up, and the pictures that the editor adds from the device. */
export interface EditorAssets extends PaintAssets<ScreenImage> {
  /** A picture as the customer chose it, without a look. */
  readonly bitmap: (asset: AssetId) => ImageBitmap | undefined;
  /** The line breaks that fit a text to its measure (its `breaks`); undefined while its fonts are loading. */
  readonly breakLines: (layer: TextLayer) => number[] | undefined;
  /** Where the caret stands in a text; undefined while its fonts are loading. */
  readonly carets: (layer: TextLayer) => readonly CaretLine[] | undefined;
  readonly putPicture: (asset: AssetId, bitmap: ImageBitmap) => void;
  /** Frees the memory of a picture that the design does not show. */
  readonly dropPicture: (asset: AssetId) => void;
  /** Shows a picture without its look while the customer compares; null ends it. */
  readonly compare: (asset: AssetId | null) => void;
  /** Whether a load of this asset failed. */
  readonly lost: Readonly<Record<'picture' | 'wallpaper', (key: string) => boolean>> & {
    readonly sticker: (use: StickerUse) => boolean;
  };
  /** Loads all failed assets again, for when the network is back. */
  readonly retry: () => void;
  /** Frees the memory of all pictures when the editor closes. */
  readonly release: () => void;
}

export interface AssetsParts {
  readonly ports: EditorPorts;
  /** Called when an asset has arrived that can now be painted. */
  readonly arrived: () => void;
  /** Called once for each typeface of the design that fails to load, and once for the code of edges and shadows. */
  readonly lost: (what: 'typeface' | 'effects') => void;
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
    (asset) => ports.loadPicture(brand<AssetId>(asset)),
    () => {
      arrived();
      keepWithin();
    },
  );
  const keepWithin = withinBudget(pictures);
  const stickers = createStickers({
    load: async ({ sticker, colours }) => {
      const art = await bitmap(ports.libraryImage('sticker', sticker));
      return colours.length === 0 ? art : (await import('./art.ts')).inColours(art, colours);
    },
    arrived,
    document,
  });
  const wallpapers = shelf((key) => ports.libraryImage('wallpaper', key));
  const baked = createBakedPictures({
    arrived,
    isShown: (key) => looksIn(document()).has(key),
    load: async () => (await import('./bake.ts')).bakeLook,
  });
  const typesetter = createTypesetter(ports, arrived, () => lost('typeface'));
  const silhouettes = createLateSilhouettes({
    picture: pictures.get,
    arrived,
    lost: () => lost('effects'),
    load: async () => (await import('./screen-silhouettes.ts')).screenSilhouettes,
  });
  let compared: AssetId | null = null;
  const picture: EditorAssets['picture'] = (asset, look) => {
    const bitmap = pictures.get(asset);
    return bitmap && asset !== compared ? baked.get(asset, look, bitmap) : bitmap;
  };
  return {
    picture,
    silhouette: (layer) => silhouettes.silhouette(layer),
    bitmap: pictures.get,
    sticker: stickers.get,
    wallpaper: wallpapers.get,
    outline: typesetter.outline,
    breakLines: typesetter.breakLines,
    carets: typesetter.carets,
    putPicture: pictures.put,
    dropPicture: pictures.drop,
    lost: { picture: pictures.isLost, sticker: stickers.isLost, wallpaper: wallpapers.isLost },
    compare: (asset) => {
      compared = asset;
      arrived();
    },
    retry: () => {
      for (const cache of [pictures, stickers, wallpapers, typesetter, silhouettes]) cache.retry();
    },
    release: () => {
      for (const cache of [pictures, stickers, wallpapers, baked]) cache.clear();
    },
  };
}

const looks = new WeakMap<DesignDocument, ReadonlySet<string>>();

/** The keys of all pictures with all looks in which the design shows them. */
function looksIn(document: DesignDocument): ReadonlySet<string> {
  const known = looks.get(document) ?? new Set(collectAssets(document).looks.map(pictureKey));
  looks.set(document, known);
  return known;
}

/**
 * Shrinks the largest pictures, one after the other, until all are within the budget of a phone. A picture with two
 * keys stays one bitmap. @returns a function that checks the budget and starts to shrink
 */
function withinBudget(pictures: Shelf<ImageBitmap>): () => void {
  let shrinking = false;
  const look = (): void => {
    const large = tooLarge([...new Set(pictures.entries().map(([, picture]) => picture))]);
    if (!large || shrinking) return;
    shrinking = true;
    void shrink(pictures, large)
      // If the browser is out of memory, the pictures stay as they are.
      .catch(() => undefined)
      .then((done) => {
        shrinking = false;
        if (done) look();
      });
  };
  return look;
}

/** @returns whether the picture is smaller now; false if the editor has closed in the meantime */
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
