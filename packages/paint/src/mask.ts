import { cutPath, type Path, type PictureLayer } from '@cpc/design';

/** What the shape of a picture, or of an empty place, depends on. */
type Cut = Pick<PictureLayer, 'mask' | 'rounding' | 'width' | 'height'>;

const masks = new WeakMap<Cut, Path>();

/** What cuts a picture, in mm of the layer's own space; undefined if it shows its whole box. */
export function pathOfMask(layer: Cut): Path | undefined {
  const known = masks.get(layer) ?? cutPath(layer);
  if (known) masks.set(layer, known);
  return known;
}
