import { mm } from '@cpc/domain';
import { NO_CHANGE, updateLayer } from '../../document/change.ts';
import type { TextLayer } from '../../document/layers/text.ts';
import { layerCheck } from '../check.ts';
import { MIN_STROKE, thinValues } from '../scene/thin.ts';

/** A text edge that is too thin to print. */
export const thinEdge = layerCheck(
  'thinEdge',
  (_scene, layer) => {
    if (layer.type !== 'text' || !layer.edge) return undefined;
    const width = layer.edge.width * layer.placement.scale;
    return width < MIN_STROKE ? { severity: 'warn', values: thinValues(width), fix: 'widen' } : undefined;
  },
  ({ document }, layer) => {
    if (layer.type !== 'text' || !layer.edge) return NO_CHANGE;
    const edge = { ...layer.edge, width: mm((MIN_STROKE * 1.001) / layer.placement.scale) };
    return updateLayer<TextLayer>(document, layer.id, { edge });
  },
);
