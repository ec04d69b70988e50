import type { Layer } from '../../document/layers.ts';
import type { Scene } from './scene.ts';

/** Caches a result per scene and layer, because several checks need it. */
export function perLayer<T>(workOut: (scene: Scene, layer: Layer) => T): (scene: Scene, layer: Layer) => T {
  const scenes = new WeakMap<Scene, Map<Layer, T>>();
  return (scene, layer) => {
    const known = scenes.get(scene) ?? new Map<Layer, T>();
    scenes.set(scene, known);
    if (!known.has(layer)) known.set(layer, workOut(scene, layer));
    return known.get(layer) as T;
  };
}
