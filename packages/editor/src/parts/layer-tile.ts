import { degrees, mm } from '@cpc/domain';
import type { Layer } from '@cpc/design';
import { layerBox, type PaintAssets, paintLayer } from '@cpc/paint';
import type { ScreenImage } from '../assets/bake.ts';
import type { PaintTile } from './painted.tsx';
import { beginningOf, sampleText } from './words/sample-text.ts';

/** Margin around the content of a tile, as a share of the tile. */
const AIR = 0.1;

/** Number of characters of a text that a tile shows. */
const MAX_SHOWN = 4;
const LETTERS = { arc: 0, measure: null, breaks: [] } as const;

/** Paints a single layer upright, as large as the tile allows. */
export function layerTile(whole: Layer, assets: PaintAssets<ScreenImage>, air = AIR): PaintTile {
  // A text shows its first letters only: a whole line would be too thin.
  const layer =
    whole.type === 'text'
      ? sampleText(whole.id, { ...whole, ...LETTERS, text: beginningOf(whole.text, MAX_SHOWN) })
      : whole;
  return (target, { width, height }) => {
    const box = layerBox(layer, assets);
    if (box.width <= 0 || box.height <= 0) return;
    const scale = Math.min((width * (1 - 2 * air)) / box.width, (height * (1 - 2 * air)) / box.height);
    const { flipX, flipY } = layer.placement;
    const placement = {
      x: mm(width / 2 / scale),
      y: mm(height / 2 / scale),
      scale: 1,
      rotation: degrees(0),
      flipX,
      flipY,
    };
    paintLayer(target, { ...layer, placement, hidden: false, opacity: 1 }, scale, assets);
  };
}
