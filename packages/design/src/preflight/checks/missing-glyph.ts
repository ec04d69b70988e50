import { NO_CHANGE, updateLayer } from '../../document/change.ts';
import type { TextLayer } from '../../document/layers/text.ts';
import { layerCheck } from './check.ts';
import { textOf } from '../scene/scene.ts';

/** The message names at most this many characters, so that it stays one line. */
const MAX_NAMED = 6;

/** Characters that the typeface lacks: the print would leave them out. */
export const missingGlyph = layerCheck(
  'missingGlyph',
  (scene, layer) => {
    if (layer.type !== 'text') return undefined;
    const missing = textOf(scene, layer)?.missing ?? [];
    if (missing.length === 0) return undefined;
    const values = { count: missing.length, characters: missing.slice(0, MAX_NAMED).join(' ') };
    const fix = scene.facts.typefacesFor(layer).length > 0 ? 'changeTypeface' : null;
    return { severity: 'strong', values, fix };
  },
  ({ document, facts }, layer) => {
    const [typeface] = layer.type === 'text' ? facts.typefacesFor(layer) : [];
    return typeface === undefined ? NO_CHANGE : updateLayer<TextLayer>(document, layer.id, { typeface });
  },
);
