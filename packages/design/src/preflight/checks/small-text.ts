import { layerCheck } from './check.ts';
import { enlarge, printedMeasure, scaleFor } from '../scene/letters.ts';

/** Letters lower than this are unreadable (PF-01), in mm. */
const MIN_HEIGHT = 1.5;

/** A text too small to read. */
export const smallText = layerCheck(
  'smallText',
  (scene, layer) => {
    const height = printedMeasure(scene, layer, 'readHeight');
    if (height === undefined || height <= 0 || height >= MIN_HEIGHT) return undefined;
    const severity = height < MIN_HEIGHT / 2 ? 'strong' : 'warn';
    const fix = scaleFor(layer, height, MIN_HEIGHT) === undefined ? null : 'enlarge';
    return { severity, values: { mm: Number(height.toFixed(1)), needed: MIN_HEIGHT }, fix };
  },
  (scene, layer) => enlarge(scene, layer, 'readHeight', MIN_HEIGHT),
);
