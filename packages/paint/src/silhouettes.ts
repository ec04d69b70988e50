import type { Path, PictureLayer } from '@cpc/design';
import type { PaintAssets, Silhouettes } from './assets/assets.ts';
import type { PaintTarget, Size } from './target.ts';
import { isWhollyOpaque, outlineOfOpaque, type ShownPicture, traceSilhouette } from './trace/silhouette.ts';

/**
 * Enough for the cut-outs of nearly every design. One with more of them, and it may have 2,000, traces them anew each
 * time it is painted. Each one takes 0.2 MB at most.
 */
const MAX_KEPT = 128;

/**
 * Traces the silhouettes of pictures when they are first painted, and remembers them. A picture without a transparent
 * part is never traced: while its crop or size changes, its outline costs nothing.
 */
export function createSilhouettes<Image extends Size>(
  target: Pick<PaintTarget<Image>, 'createCanvas' | 'createPath'>,
  picture: PaintAssets<Image>['picture'],
): Silhouettes {
  const known = new Map<string, Path>();
  /** By asset, whether its whole picture is opaque: a look changes no alpha. */
  const opaque = new Map<string, boolean>();
  const isOpaque = (asset: string, image: Image): boolean => {
    const found = opaque.get(asset) ?? isWhollyOpaque(target, image);
    opaque.set(asset, found);
    return found;
  };
  return {
    silhouette(layer: PictureLayer) {
      const image = picture(layer.asset, layer.look);
      if (!image) return undefined;
      if (isOpaque(layer.asset, image)) return outlineOfOpaque(layer);
      const key = keyOf(layer);
      const path = known.get(key) ?? traceSilhouette(target, layer, image);
      known.delete(key);
      known.set(key, path);
      const [oldest] = known.keys();
      if (known.size > MAX_KEPT && oldest !== undefined) known.delete(oldest);
      return path;
    },
  };
}

/** Without the look: it changes no alpha. */
const keyOf = ({ asset, crop, mask, rounding, width, height }: ShownPicture): string =>
  JSON.stringify([asset, crop, mask, rounding, width, height]);
