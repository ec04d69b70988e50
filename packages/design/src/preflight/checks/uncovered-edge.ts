import { setBackground, updateLayer } from '../../document/change.ts';
import { hexColour } from '../../colour.ts';
import type { PictureLayer } from '../../document/layers/picture.ts';
import { coverPlacement } from '../../document/placement.ts';
import type { Check } from './check.ts';
import { isImage } from '../scene/box.ts';
import { coverage, covers, reachesEdges } from '../scene/coverage.ts';
import type { Scene } from '../scene/scene.ts';

const WHITE = hexColour('#ffffff');

/** Pictures fill the case but leave a bare rim. A few stickers on a bare shell are intended. */
export const uncoveredEdge: Check = {
  kind: 'uncoveredEdge',
  find(scene) {
    const images = scene.layers.filter(isImage);
    if (scene.fill.kind !== 'none' || !covers(scene, images) || reachesEdges(scene, images)) return [];
    const ground = groundPicture(scene);
    const fix = ground ? ('coverCase' as const) : ('addWhite' as const);
    return [{ kind: 'uncoveredEdge', severity: 'warn', layer: ground?.id ?? null, values: {}, fix }];
  },
  mend(scene, layer) {
    if (layer?.type !== 'picture') return setBackground(scene.document, { kind: 'colour', colour: WHITE });
    return updateLayer(scene.document, layer.id, { placement: coverPlacement(layer.placement, layer, scene.surface) });
  },
};

/** The unmasked picture that is the ground of the design, if there is one. */
function groundPicture(scene: Scene): PictureLayer | undefined {
  const whole = scene.layers.filter((layer): layer is PictureLayer => layer.type === 'picture' && layer.mask === null);
  const [largest] = whole.toSorted((a, b) => coverage(scene, [b]) - coverage(scene, [a]));
  return largest && covers(scene, [largest]) ? largest : undefined;
}
