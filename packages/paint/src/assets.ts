import { backgroundOf, type DesignDocument, layersOf, type TextLayer } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import type { Size } from './target.ts';
import type { TextOutline } from './text/outline.ts';

/** Where the painter finds the shape of a text. `undefined`: not shaped yet, so it is not painted. */
export interface TextOutlines {
  outline(layer: TextLayer): TextOutline | undefined;
}

/**
 * Everything a design refers to, looked up at once. `undefined` means not there yet: a screen paints the rest
 * and paints again when it has come; the print side refuses to print ({@link missingAssets}).
 */
export interface PaintAssets<Image extends Size> extends TextOutlines {
  picture(asset: AssetId): Image | undefined;
  sticker(key: string): Image | undefined;
  wallpaper(key: string): Image | undefined;
}

/** What a design refers to, each thing once. */
export interface AssetKeys {
  readonly pictures: readonly AssetId[];
  readonly stickers: readonly string[];
  readonly wallpapers: readonly string[];
  readonly texts: readonly TextLayer[];
}

/** What must be loaded before a design can be painted. Hidden layers are not painted, so they ask for nothing. */
export function collectAssets(document: DesignDocument): AssetKeys {
  const layers = layersOf(document).filter((layer) => !layer.hidden);
  const { fill } = backgroundOf(document);
  return {
    pictures: unique(layers.flatMap((layer) => (layer.type === 'picture' ? [layer.asset] : []))),
    stickers: unique(layers.flatMap((layer) => (layer.type === 'sticker' ? [layer.sticker] : []))),
    wallpapers: fill.kind === 'wallpaper' ? [fill.wallpaper] : [],
    texts: layers.filter((layer) => layer.type === 'text'),
  };
}

/** What a design refers to and the look-up does not have, in words; empty when it can be printed in full. */
export function missingAssets<Image extends Size>(document: DesignDocument, assets: PaintAssets<Image>): string[] {
  const { pictures, stickers, wallpapers, texts } = collectAssets(document);
  return [
    ...pictures.filter((id) => !assets.picture(id)).map((id) => `picture ${id}`),
    ...stickers.filter((key) => !assets.sticker(key)).map((key) => `sticker ${key}`),
    ...wallpapers.filter((key) => !assets.wallpaper(key)).map((key) => `wallpaper ${key}`),
    ...texts.filter((layer) => !isShaped(assets.outline(layer))).map((layer) => `typeface ${layer.typeface}`),
  ];
}

const isShaped = (outline: TextOutline | undefined): boolean => outline !== undefined && outline.pending.length === 0;

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
