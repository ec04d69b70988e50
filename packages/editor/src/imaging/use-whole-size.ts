import type { PictureLayer } from '@cpc/design';
import { useEffect, useState } from 'react';
import { useEditor, useEditorState } from '../model/context.ts';
import { originalSize, uprightSize } from '../assets/proxy.ts';
import type { Size } from '../geometry/view.ts';

/** The size of a layer's whole picture in pixels; undefined until it is known. */
export function useWholeSize({ asset }: PictureLayer): Size | undefined {
  const { assets, ports } = useEditor();
  const [asked, setAsked] = useState<{ readonly asset: string; readonly size: Size | undefined }>();
  useEditorState((state) => state.arrivals);
  const bitmap = assets.bitmap(asset);
  const known = bitmap && originalSize(bitmap);
  const isProxy = bitmap !== undefined && known === undefined;
  useEffect(() => {
    // The screen has a proxy from the server, which does not say how large its original is.
    if (!isProxy) return;
    const ask = async () => setAsked({ asset, size: await uprightSize(await ports.loadWhole(asset, 'anywhere')) });
    ask().catch(() => undefined);
  }, [isProxy, asset, ports]);
  return known ?? (asked?.asset === asset ? asked.size : undefined);
}
