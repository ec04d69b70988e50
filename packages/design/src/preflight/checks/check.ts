import type { DesignDiff } from '../../document/document.ts';
import type { Layer } from '../../document/layers.ts';
import type { Finding, FindingKind } from './finding.ts';
import type { Scene } from '../scene/scene.ts';

/** One kind of finding: how to find it, and how to fix it with one tap. */
export interface Check {
  readonly kind: FindingKind;
  readonly find: (scene: Scene) => readonly Finding[];
  /** The change that fixes a layer; the layer is undefined if the finding names none. */
  readonly mend?: (scene: Scene, layer: Layer | undefined) => DesignDiff;
}

/** A check that looks at each layer on its own. */
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
      if (!layer) throw new RangeError(`preflight: a finding of kind ${kind} needs a layer`);
      return mend(scene, layer);
    },
  };
}
