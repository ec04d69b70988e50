import type { DesignDiff } from '../document/document.ts';
import type { Layer } from '../document/layers.ts';
import type { Finding, FindingKind } from './finding.ts';
import type { Scene } from './scene/scene.ts';

/** One thing that is looked for, and what one tap does about it. */
export interface Check {
  readonly kind: FindingKind;
  readonly find: (scene: Scene) => readonly Finding[];
  /** The change that mends a layer; the layer is undefined where the finding names none. */
  readonly mend?: (scene: Scene, layer: Layer | undefined) => DesignDiff;
}

/** A check that looks at the layers one by one. */
export function layerCheck(
  kind: FindingKind,
  find: (scene: Scene, layer: Layer) => Omit<Finding, 'kind' | 'layer'> | undefined,
  mend: (scene: Scene, layer: Layer) => DesignDiff,
): Check & Required<Pick<Check, 'mend'>> {
  return {
    kind,
    find: (scene) =>
      scene.layers.flatMap((layer) => {
        const found = find(scene, layer);
        return found ? [{ kind, layer: layer.id, ...found }] : [];
      }),
    mend: (scene, layer) => {
      if (!layer) throw new RangeError(`preflight: ${kind} is about a layer`);
      return mend(scene, layer);
    },
  };
}
