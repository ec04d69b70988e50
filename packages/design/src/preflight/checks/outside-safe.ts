import { layerCheck } from './check.ts';
import { isOverSeam } from '../../pairs/shared.ts';
import { shapeContains } from '../../surface/shapes.ts';
import { safeArea } from '../scene/areas.ts';
import { isImportant } from '../scene/coverage.ts';
import { inkOnSurface } from '../scene/ink-points.ts';
import { moveInside } from '../scene/safety.ts';
import { isOutside } from './outside.ts';

/** Important content runs off the case or lies too near to its edge. Cut letters are worse than a cut sticker. */
export const outsideSafe = layerCheck(
  'outsideSafe',
  (scene, layer) => {
    // The other half of the pair shows the rest.
    if (isOverSeam(layer) || !isImportant(scene, layer) || isOutside(scene, layer)) return undefined;
    const points = inkOnSurface(scene, layer) ?? [];
    const safe = safeArea(scene.surface).outline;
    if (points.every((point) => shapeContains(safe, point))) return undefined;
    const cut = points.some((point) => !shapeContains(scene.surface.outline, point));
    return { severity: cut && layer.type === 'text' ? 'strong' : 'warn', values: {}, fix: 'moveInside' };
  },
  moveInside,
);
