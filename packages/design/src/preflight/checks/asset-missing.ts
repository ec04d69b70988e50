import { removeLayer, setBackground } from '../../document/change.ts';
import type { Layer } from '../../document/layers.ts';
import type { Check } from './check.ts';
import type { Finding } from './finding.ts';
import type { Scene } from '../scene/scene.ts';

/** An asset of the design cannot be loaded, so it cannot be printed. */
export const assetMissing: Check = {
  kind: 'assetMissing',
  find(scene) {
    const { fill, facts } = scene;
    const gone = scene.layers.filter((layer) => isGone(scene, layer)).map(({ id, type }) => finding(id, type));
    const bare = fill.kind === 'wallpaper' && facts.wallpaper(fill.wallpaper) === 'gone';
    return bare ? [finding(null, 'wallpaper'), ...gone] : gone;
  },
  mend: ({ document }, layer) => (layer ? removeLayer(document, layer.id) : setBackground(document, { kind: 'none' })),
};

const finding = (layer: Finding['layer'], what: string): Finding => ({
  kind: 'assetMissing',
  severity: 'blocks',
  layer,
  values: { what },
  fix: 'remove',
});

function isGone({ facts }: Scene, layer: Layer): boolean {
  switch (layer.type) {
    case 'picture':
      return facts.picture(layer.asset) === 'gone';
    case 'sticker':
      return facts.sticker(layer) === 'gone';
    case 'text':
      return facts.text(layer) === 'gone';
    case 'place':
    case 'doodle':
      return false;
  }
}
