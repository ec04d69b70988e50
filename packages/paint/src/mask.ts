import { maskPathOver, type Path, type PictureLayer } from '@cpc/design';

type Masked = Pick<PictureLayer, 'mask' | 'width' | 'height'>;

const masks = new WeakMap<Masked, Path>();

/** The outline of a picture's mask, in mm of the layer's own space; undefined without a mask. */
export function pathOfMask(layer: Masked): Path | undefined {
  if (layer.mask === null) return undefined;
  const known = masks.get(layer) ?? maskPathOver(layer.mask, layer.width, layer.height);
  masks.set(layer, known);
  return known;
}
