import type { Path, PictureLayer } from '@cpc/design';
import type { PaintAssets, Silhouettes } from './assets.ts';
import type { PaintTarget, Size } from './target.ts';
import { type ShownPicture, traceSilhouette } from './trace/silhouette.ts';

/** As many are kept as a design has pictures, and some that a customer has just changed. */
const KEPT = 64;

/** Traces the silhouettes of pictures when they are first painted, and remembers them. */
export function createSilhouettes<Image extends Size>(
  target: Pick<PaintTarget<Image>, 'createCanvas' | 'createPath'>,
  picture: PaintAssets<Image>['picture'],
): Silhouettes {
  const known = new Map<string, Path>();
  return {
    silhouette(layer: PictureLayer) {
      const image = picture(layer.asset, layer.look);
      if (!image) return undefined;
      const key = keyOf(layer);
      const path = known.get(key) ?? traceSilhouette(target, layer, image);
      known.delete(key);
      known.set(key, path);
      const [oldest] = known.keys();
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
      return path;
    },
  };
}

/** Without the look: it changes no alpha. */
const keyOf = ({ asset, crop, mask, rounding, width, height }: ShownPicture): string =>
  JSON.stringify([asset, crop, mask, rounding, width, height]);
