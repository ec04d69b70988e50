import { layerCheck } from './check.ts';
import { enlarge, printedMeasure, scaleFor } from '../scene/letters.ts';
import { MIN_STROKE, thinValues } from '../scene/thin.ts';

/** Letters whose strokes are too thin to print. */
export const thinLetters = layerCheck(
  'thinLetters',
  (scene, layer) => {
    const width = printedMeasure(scene, layer, 'thinStroke');
    if (width === undefined || width <= 0 || width >= MIN_STROKE) return undefined;
    const fix = scaleFor(layer, width, MIN_STROKE) === undefined ? null : 'enlarge';
    return { severity: 'warn', values: thinValues(width), fix };
  },
  (scene, layer) => enlarge(scene, layer, 'thinStroke', MIN_STROKE),
);
