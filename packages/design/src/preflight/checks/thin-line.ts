import { mm } from '@cpc/domain';
import { NO_CHANGE, updateLayer } from '../../document/change.ts';
import type { DoodleLayer, Stroke } from '../../document/layers/doodle.ts';
import { layerCheck } from './check.ts';
import { MIN_STROKE, thinValues } from '../scene/thin.ts';

/** A doodle with lines too thin to print, at full pressure. Erasers do not count. */
export const thinLine = layerCheck(
  'thinLine',
  (_scene, layer) => {
    if (layer.type !== 'doodle') return undefined;
    const widths = layer.strokes.filter(leavesInk).map(({ width }) => width * layer.placement.scale);
    const least = Math.min(...widths);
    return least < MIN_STROKE ? { severity: 'warn', values: thinValues(least), fix: 'widen' } : undefined;
  },
  ({ document }, layer) => {
    if (layer.type !== 'doodle') return NO_CHANGE;
    const least = (MIN_STROKE * 1.001) / layer.placement.scale;
    const strokes = layer.strokes.map((stroke) =>
      leavesInk(stroke) && stroke.width < least ? { ...stroke, width: mm(least) } : stroke,
    );
    return updateLayer<DoodleLayer>(document, layer.id, { strokes });
  },
);

const leavesInk = ({ brush, opacity }: Stroke): boolean => brush !== 'eraser' && opacity > 0;
