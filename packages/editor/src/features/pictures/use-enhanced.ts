import type { AssetId } from '@cpc/domain';
import { useEffect, useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import { proxySize } from '../../assets/proxy.ts';
import { runTool } from '../../imaging/run-tool.ts';
import type { Pair } from './compared.ts';

/** Long edge of the pictures that are compared: colours need no more. */
const EDGE = 760;

/** A picture and its enhancement at full strength, small; undefined until both are there. */
export function useEnhanced(asset: AssetId): Pair | undefined {
  const { assets } = useEditor();
  const [pair, setPair] = useState<Pair>();
  useEditorState((state) => state.arrivals);
  const bitmap = assets.bitmap(asset);
  useEffect(() => {
    if (!bitmap) return undefined;
    const stop = new AbortController();
    enhanced(bitmap, stop.signal).then(setPair, () => undefined);
    return () => stop.abort();
  }, [bitmap]);
  return pair;
}

async function enhanced(bitmap: ImageBitmap, signal: AbortSignal): Promise<Pair> {
  const { width, height } = proxySize(bitmap, EDGE);
  const before = canvasOf(width, height);
  const context = before.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('enhanced: no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = { data, width, height };
  const result = await runTool(
    { tool: 'improve', pixels, strength: 1, times: 1 },
    { onProgress: () => undefined, signal },
  );
  const after = canvasOf(width, height);
  after.getContext('2d')?.putImageData(new ImageData(result.data, width), 0, 0);
  return { before, after, width, height };
}

const canvasOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });
