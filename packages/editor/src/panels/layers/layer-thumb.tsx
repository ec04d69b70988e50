import type { Layer } from '@cpc/design';
import { memo, useMemo } from 'react';
import { useEditor } from '../../context.ts';
import { layerTile } from '../layer-tile.ts';
import { Painted } from '../painted.tsx';

/** A layer alone, small. */
export const LayerThumb = memo(function LayerThumb({ layer }: { readonly layer: Layer }) {
  const { assets } = useEditor();
  const paint = useMemo(() => layerTile(layer, assets), [layer, assets]);
  return (
    <span className="checkered block size-10 shrink-0 overflow-hidden rounded-small">
      <Painted paint={paint} className="size-full" />
    </span>
  );
});
