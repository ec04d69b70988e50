import { updateLayer } from '../../document/change.ts';
import { gainsOf } from '../../document/enlargement.ts';
import type { Enlargement } from '../../document/layers/made.ts';
import type { PictureLayer } from '../../document/layers/picture.ts';
import type { StickerLayer } from '../../document/layers/sticker.ts';
import { layerCheck } from './check.ts';
import type { Pixels } from '../scene/facts.ts';
import { isImage } from '../scene/box.ts';
import { covers } from '../scene/coverage.ts';
import type { Scene } from '../scene/scene.ts';

/** Below the first, a print looks soft; below the second, its pixels are visible (PF-01). */
export const SOFT_DPI = 150;
export const COARSE_DPI = 72;
const MM_PER_INCH = 25.4;

/** A picture that is printed larger than its pixels allow. */
export const lowResolution = layerCheck(
  'lowResolution',
  (scene, layer) => {
    if (!isImage(layer)) return undefined;
    const pixels = pixelsOf(scene, layer);
    if (!pixels) return undefined;
    const dpi = pictureDpi(layer, pixels);
    if (dpi >= SOFT_DPI) return undefined;
    const severity = dpi < COARSE_DPI ? 'strong' : 'warn';
    const values = { dpi: Math.floor(dpi), needed: SOFT_DPI };
    const larger = layer.type === 'picture' ? enlargementFor(layer, pixels) : undefined;
    // A picture that is the ground of the design or fills its frame cannot shrink: the case would be bare.
    const canShrink = !covers(scene, [layer]) && !(layer.type === 'picture' && layer.framed);
    if (!larger || (canShrink && larger.dpi < SOFT_DPI)) return { severity, values, fix: canShrink ? 'shrink' : null };
    return { severity, values: { ...values, times: larger.times, reached: Math.floor(larger.dpi) }, fix: 'upscale' };
  },
  (scene, layer) => {
    const pixels = isImage(layer) && pixelsOf(scene, layer);
    const dpi = (pixels && pictureDpi(layer, pixels)) || SOFT_DPI;
    const scale = (layer.placement.scale * dpi) / (SOFT_DPI * 1.001);
    return updateLayer(scene.document, layer.id, { placement: { ...layer.placement, scale } });
  },
);

/**
 * The smallest enlargement of the original with which a picture is sharp, or else the largest, and the dots per inch that
 * it then has. Undefined if no enlargement gains. @param pixels of the whole picture as it is
 */
export function enlargementFor(
  layer: PictureLayer,
  pixels: Pixels,
): { readonly times: Enlargement; readonly dpi: number } | undefined {
  const gains = gainsOf(pixels, layer.made?.times ?? 1);
  const larger = gains.map(({ times, size }) => ({ times, dpi: pictureDpi(layer, size) }));
  return larger.find((one) => one.dpi >= SOFT_DPI) ?? larger.at(-1);
}

/** Dots per inch of the shown part of a picture on the case, in the worse direction. @param pixels of the whole picture */
export function pictureDpi(layer: PictureLayer | StickerLayer, pixels: Pixels): number {
  const shown = layer.type === 'picture' ? cropped(layer, pixels) : pixels;
  const inches = (length: number): number => (length * layer.placement.scale) / MM_PER_INCH;
  return Math.min(shown.width / inches(layer.width), shown.height / inches(layer.height));
}

/** The pixels of the whole picture; undefined while they are not known. */
function pixelsOf({ facts }: Scene, layer: PictureLayer | StickerLayer): Pixels | undefined {
  const pixels = layer.type === 'picture' ? facts.picture(layer.asset) : facts.sticker(layer);
  return pixels === 'gone' ? undefined : pixels;
}

const cropped = ({ crop }: PictureLayer, { width, height }: Pixels): Pixels => ({
  width: width * crop.width,
  height: height * crop.height,
});
