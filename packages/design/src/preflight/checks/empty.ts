import type { Check } from './check.ts';
import { isOutside } from './outside.ts';

/** The print would be empty. */
export const empty: Check = {
  kind: 'empty',
  find: (scene) =>
    scene.fill.kind === 'none' && scene.layers.every((layer) => isOutside(scene, layer))
      ? [{ kind: 'empty', severity: 'blocks', layer: null, values: {}, fix: null }]
      : [],
};
