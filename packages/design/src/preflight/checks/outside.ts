import type { Layer } from '../../document/layers.ts';
import { regionContains } from '../../surface/geometry.ts';
import { isOverSeam } from '../../pairs/shared.ts';
import { growShape } from '../../surface/shapes.ts';
import { layerCheck } from './check.ts';
import { printedArea } from '../scene/areas.ts';
import { imageContains, isImage } from '../scene/box.ts';
import { perLayer } from '../scene/per-layer.ts';
import { inkOnSurface } from '../scene/ink-points.ts';
import { moveInside } from '../scene/safety.ts';
import { facePoints } from '../scene/sampling.ts';

/** A layer that lies completely outside the case. */
export const outside = layerCheck(
  'outside',
  (scene, layer) =>
    !isOverSeam(layer) && isOutside(scene, layer) ? { severity: 'warn', values: {}, fix: 'moveInside' } : undefined,
  moveInside,
);

/** Whether no ink of a layer lies on the case; false while its shape is not known. */
export const isOutside = perLayer((scene, layer): boolean => {
  const points = inkOnSurface(scene, layer);
  if (!points || points.length === 0) return false;
  const { outline, holes } = printedArea(scene.surface);
  const reach = { outline: growShape(outline, lineReach(layer)), holes };
  if (points.some((point) => regionContains(reach, point))) return false;
  // All points of a large picture may be outside while it covers the whole case.
  return !isImage(layer) || !facePoints(scene.surface).some((point) => imageContains(layer, point));
});

/** How far a line's ink extends to either side of its points. */
function lineReach(layer: Layer): number {
  return layer.type === 'doodle'
    ? (Math.max(...layer.strokes.map(({ width }) => width)) * layer.placement.scale) / 2
    : 0;
}
