import { mm } from '@cpc/domain';
import { NO_CHANGE, updateLayer } from '../../document/change.ts';
import type { LayerEdge, LayerEffects } from '../../document/layers/effects.ts';
import type { Layer } from '../../document/layers.ts';
import { layerCheck } from './check.ts';
import { MIN_STROKE, thinValues } from '../scene/thin.ts';

/** An edge of a text or a picture that is too thin to print. */
export const thinEdge = layerCheck(
  'thinEdge',
  (_scene, layer) => {
    const edge = edgeOf(layer);
    if (!edge) return undefined;
    const width = edge.width * layer.placement.scale;
    return width < MIN_STROKE ? { severity: 'warn', values: thinValues(width), fix: 'widen' } : undefined;
  },
  ({ document }, layer) => {
    const thin = edgeOf(layer);
    if (!thin) return NO_CHANGE;
    const edge = { ...thin, width: mm((MIN_STROKE * 1.001) / layer.placement.scale) };
    return updateLayer<Layer & LayerEffects>(document, layer.id, { edge });
  },
);

const edgeOf = (layer: Layer): LayerEdge | null => ('edge' in layer ? layer.edge : null);
