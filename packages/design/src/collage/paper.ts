import type { Stroke } from '../document/layers/doodle.ts';
import type { Layer } from '../document/layers.ts';

/**
 * Whether a layer is the paper or film beneath the cells of a collage. Its lines tell: no hand draws only dots and lines
 * of four points at full pressure. Its group's name does not: other layers can be in the group, and it can be renamed.
 */
export const isBacking = (layer: Layer): boolean =>
  layer.type === 'doodle' && layer.group !== null && layer.strokes.every(isRuled);

const isRuled = ({ brush, seed, opacity, points }: Stroke): boolean =>
  brush === 'pen' &&
  seed === 0 &&
  opacity === 1 &&
  (points.length === 3 || points.length === 12) &&
  points.every((value, n) => n % 3 !== 2 || value === 1);
