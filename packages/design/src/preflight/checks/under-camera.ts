import { layerCheck } from './check.ts';
import { printedArea, safeArea } from '../scene/areas.ts';
import { isImportant } from '../scene/coverage.ts';
import { inkOnSurface } from '../scene/ink-points.ts';
import { isInHole, moveInside } from '../scene/safety.ts';
import { isOutside } from './outside.ts';

/** Important content lies under the camera, or too near to it. */
export const underCamera = layerCheck(
  'underCamera',
  (scene, layer) => {
    if (!isImportant(scene, layer) || isOutside(scene, layer)) return undefined;
    const points = inkOnSurface(scene, layer) ?? [];
    const near = safeArea(scene.surface);
    if (!points.some((point) => isInHole(near, point))) return undefined;
    const cut = printedArea(scene.surface);
    const severity = points.some((point) => isInHole(cut, point)) ? 'strong' : 'warn';
    return { severity, values: {}, fix: 'moveInside' };
  },
  moveInside,
);
