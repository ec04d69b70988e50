import { updateLayer } from '../../document/change.ts';
import { type Enlargement, ENLARGEMENTS } from '../../document/layers/made.ts';
import type { PictureLayer } from '../../document/layers/picture.ts';
import type { StickerLayer } from '../../document/layers/sticker.ts';
import { layerCheck } from '../check.ts';
import type { Pixels } from '../facts.ts';
import { isImage } from '../scene/box.ts';
import { covers } from '../scene/coverage.ts';
import type { Scene } from '../scene/scene.ts';

/** Below the first, a print looks soft; below the second, its pixels are visible (PF-01). */
export const SOFT_DPI = 150;
const COARSE_DPI = 72;
const MM_PER_INCH = 25.4;

/** A picture that is printed larger than its pixels allow. */
export const lowResolution = layerCheck(
  'lowResolution',
  (scene, layer) => {
    if (!isImage(layer)) return undefined;
    const dpi = dpiOf(scene, layer);
    if (dpi === undefined || dpi >= SOFT_DPI) return undefined;
    const severity = dpi < COARSE_DPI ? 'strong' : 'warn';
    const values = { dpi: Math.floor(dpi), needed: SOFT_DPI };
    const larger = layer.type === 'picture' ? enlargementFor(layer, dpi) : undefined;
    // A picture that is the ground of the design cannot shrink: the case would be bare.
    const canShrink = !covers(scene, [layer]);
    if (!larger || (canShrink && larger.dpi < SOFT_DPI)) return { severity, values, fix: canShrink ? 'shrink' : null };
    return { severity, values: { ...values, times: larger.times, reached: Math.floor(larger.dpi) }, fix: 'upscale' };
  },
  (scene, layer) => {
    const dpi = (isImage(layer) && dpiOf(scene, layer)) || SOFT_DPI;
    const scale = (layer.placement.scale * dpi) / (SOFT_DPI * 1.001);
    return updateLayer(scene.document, layer.id, { placement: { ...layer.placement, scale } });
  },
);

/**
 * The smallest enlargement of the original with which a picture is sharp, or else the largest, and the dots per inch that
 * it then has. Undefined if the picture is as large as it can be made.
 */
export function enlargementFor(
  layer: PictureLayer,
  dpi: number,
): { readonly times: Enlargement; readonly dpi: number } | undefined {
  const now = layer.made?.times ?? 1;
  const larger = ENLARGEMENTS.filter((times) => times > now).map((times) => ({ times, dpi: (dpi * times) / now }));
  return larger.find((one) => one.dpi >= SOFT_DPI) ?? larger.at(-1);
}

/** Dots per inch of the shown part of a picture on the case, in the worse direction. @param pixels of the whole picture */
export function pictureDpi(layer: PictureLayer | StickerLayer, pixels: Pixels): number {
  const shown = layer.type === 'picture' ? cropped(layer, pixels) : pixels;
  const inches = (length: number): number => (length * layer.placement.scale) / MM_PER_INCH;
  return Math.min(shown.width / inches(layer.width), shown.height / inches(layer.height));
}

/** The same while the pixels may not be known: then undefined. */
function dpiOf({ facts }: Scene, layer: PictureLayer | StickerLayer): number | undefined {
  const pixels = layer.type === 'picture' ? facts.picture(layer.asset) : facts.sticker(layer.sticker);
  if (pixels === undefined || pixels === 'gone') return undefined;
  return pictureDpi(layer, pixels);
}

const cropped = ({ crop }: PictureLayer, { width, height }: Pixels): Pixels => ({
  width: width * crop.width,
  height: height * crop.height,
});
