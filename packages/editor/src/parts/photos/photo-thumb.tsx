import type { AssetId } from '@cpc/domain';
import { useCallback } from 'react';
import { useEditor } from '../../model/context.ts';
import { Painted, type PaintTile } from '../painted.tsx';

/** A small square of a photo. */
export function PhotoThumb({ asset }: { readonly asset: AssetId }) {
  const { assets } = useEditor();
  const paint = useCallback<PaintTile>(
    ({ context }, { width, height }) => {
      const bitmap = assets.bitmap(asset);
      if (!bitmap) return;
      const scale = Math.max(width / bitmap.width, height / bitmap.height);
      const [wide, high] = [bitmap.width * scale, bitmap.height * scale];
      context.drawImage(bitmap, (width - wide) / 2, (height - high) / 2, wide, high);
    },
    [asset, assets],
  );
  return <Painted paint={paint} className="size-full" />;
}
