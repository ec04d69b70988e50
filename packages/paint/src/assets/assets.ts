import {
  backgroundOf,
  type DesignDocument,
  layersOf,
  lookKey,
  type PictureLayer,
  type PictureLook,
  type Path,
  type StickerLayer,
  type TextLayer,
} from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import type { Size } from '../target.ts';
import type { TextOutline } from '../text/outline.ts';

/** Provides the outlines of texts. `undefined`: not shaped yet, so the text is not painted. */
export interface TextOutlines {
  outline(layer: TextLayer): TextOutline | undefined;
}

/** Provides the silhouettes of pictures that have an edge or a shadow. */
export interface Silhouettes {
  /**
   * The outline of what a picture shows, in mm of the layer's own space, for the non-zero rule. `undefined`: not known
   * yet, so the picture is painted without its edge and shadow.
   */
  silhouette(layer: PictureLayer): Path | undefined;
}

/**
 * Everything that a design refers to, looked up synchronously. `undefined` means not loaded yet: a screen paints the
 * rest, and paints again when it is loaded; the print side refuses to print ({@link missingAssets}).
 */
export interface PaintAssets<Image extends Size> extends TextOutlines, Silhouettes {
  /** A picture with its look baked into its pixels (`applyLook`). */
  picture(asset: AssetId, look: PictureLook): Image | undefined;
  /** A sticker in its colours (`recolourPixels`). */
  sticker(use: StickerUse): Image | undefined;
  wallpaper(key: string): Image | undefined;
}

/** A picture with its look, as a layer shows it. */
export type PictureUse = Pick<PictureLayer, 'asset' | 'look'>;

/** A sticker in its colours, as a layer shows it. */
export type StickerUse = Pick<StickerLayer, 'sticker' | 'colours'>;

/** The assets that a design refers to, each once. */
export interface AssetKeys {
  readonly pictures: readonly AssetId[];
  /** Every picture with every look in which it is shown. */
  readonly looks: readonly PictureUse[];
  readonly stickers: readonly string[];
  /** Every sticker in all colours in which it is shown. */
  readonly arts: readonly StickerUse[];
  readonly wallpapers: readonly string[];
  readonly texts: readonly TextLayer[];
}

/** The assets to load before a design can be painted. Hidden layers are not painted, so their assets are left out. */
export function collectAssets(document: DesignDocument): AssetKeys {
  const layers = layersOf(document).filter((layer) => !layer.hidden);
  const { fill } = backgroundOf(document);
  const shown = layers.filter((layer) => layer.type === 'picture');
  const stuck = layers.filter((layer) => layer.type === 'sticker');
  return {
    pictures: unique(shown.map(({ asset }) => asset)),
    looks: [...new Map(shown.map(({ asset, look }) => [pictureKey({ asset, look }), { asset, look }])).values()],
    stickers: unique(stuck.map(({ sticker }) => sticker)),
    arts: [
      ...new Map(
        stuck.map(({ sticker, colours }) => [stickerKey({ sticker, colours }), { sticker, colours }]),
      ).values(),
    ],
    wallpapers: fill.kind === 'wallpaper' ? [fill.wallpaper] : [],
    texts: layers.filter((layer) => layer.type === 'text'),
  };
}

/** The assets of a design that are not loaded, in words; empty if the design can be printed completely. */
export function missingAssets<Image extends Size>(document: DesignDocument, assets: PaintAssets<Image>): string[] {
  const { looks, arts, wallpapers, texts } = collectAssets(document);
  return [
    ...unique(looks.filter(({ asset, look }) => !assets.picture(asset, look)).map(({ asset }) => `picture ${asset}`)),
    ...unique(arts.filter((use) => !assets.sticker(use)).map(({ sticker }) => `sticker ${sticker}`)),
    ...wallpapers.filter((key) => !assets.wallpaper(key)).map((key) => `wallpaper ${key}`),
    ...texts.filter((layer) => !isShaped(assets.outline(layer))).map((layer) => `typeface ${layer.typeface}`),
  ];
}

/** The key of a picture with a look. */
export const pictureKey = ({ asset, look }: PictureUse): string => `${asset} ${lookKey(look)}`;

/** The key of a sticker in its colours. */
export const stickerKey = ({ sticker, colours }: StickerUse): string =>
  [sticker, ...colours.map(({ from, to }) => `${from}${to}`)].join(' ');

const isShaped = (outline: TextOutline | undefined): boolean => outline !== undefined && outline.pending.length === 0;

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
