import { updateLayer } from '../../document/change.ts';
import type { PictureLayer } from '../../document/layers/picture.ts';
import type { StickerLayer } from '../../document/layers/sticker.ts';
import { layerCheck } from '../check.ts';
import type { Pixels } from '../facts.ts';
import { isImage } from '../scene/box.ts';
import { covers } from '../scene/coverage.ts';
import type { Scene } from '../scene/scene.ts';

/** Below the first, a print looks soft; below the second, its pixels are visible (PF-01). */
const SOFT_DPI = 150;
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
    // A picture that is the ground of the design cannot shrink: the case would be bare.
    const fix = covers(scene, [layer]) ? null : 'shrink';
    return { severity, values: { dpi: Math.floor(dpi), needed: SOFT_DPI }, fix };
  },
  (scene, layer) => {
    const dpi = (isImage(layer) && dpiOf(scene, layer)) || SOFT_DPI;
    const scale = (layer.placement.scale * dpi) / (SOFT_DPI * 1.001);
    return updateLayer(scene.document, layer.id, { placement: { ...layer.placement, scale } });
  },
);

/** Dots per inch of the shown part on the case, in the worse direction; undefined while they are not known. */
function dpiOf({ facts }: Scene, layer: PictureLayer | StickerLayer): number | undefined {
  const pixels = layer.type === 'picture' ? facts.picture(layer.asset) : facts.sticker(layer.sticker);
  if (pixels === undefined || pixels === 'gone') return undefined;
  const shown = layer.type === 'picture' ? cropped(layer, pixels) : pixels;
  const inches = (length: number): number => (length * layer.placement.scale) / MM_PER_INCH;
  return Math.min(shown.width / inches(layer.width), shown.height / inches(layer.height));
}

const cropped = ({ crop }: PictureLayer, { width, height }: Pixels): Pixels => ({
  width: width * crop.width,
  height: height * crop.height,
});
