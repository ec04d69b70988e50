import type { Layer } from '@cpc/design';
import { memo, useMemo } from 'react';
import { useEditor } from '../../model/context.ts';
import { layerTile } from '../../parts/layer-tile.ts';
import { Painted } from '../../parts/painted.tsx';
import { sampleGround } from '../../parts/sample-ground.ts';

/** A small picture of a single layer. */
export const LayerThumb = memo(function LayerThumb({ layer }: { readonly layer: Layer }) {
  const { assets } = useEditor();
  const paint = useMemo(() => layerTile(layer, assets), [layer, assets]);
  return (
    <span className={`block size-10 shrink-0 overflow-hidden rounded-small ${inkGround(layer) || 'checkered'}`}>
      <Painted paint={paint} className="size-full" />
    </span>
  );
});

function inkGround(layer: Layer): string {
  const ink = layer.type === 'text' && layer.ink.kind === 'colour' ? layer.ink.colour : null;
  const drawn = layer.type === 'doodle' ? layer.strokes[0]?.colour : undefined;
  const colour = ink ?? drawn;
  return colour === undefined ? '' : sampleGround(colour);
}
