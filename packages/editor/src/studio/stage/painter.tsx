import { onPageReturn } from '@cpc/ui';
import { type RefObject, useLayoutEffect } from 'react';
import { createPainter } from '../../canvas/painter.ts';
import { useEditor } from '../../model/context.ts';
import { liveLayer } from './live-layer.ts';

/** Paints after changes, at most once per frame. */
export function Painter({ sheet }: { readonly sheet: RefObject<HTMLElement | null> }) {
  const editor = useEditor();
  useLayoutEffect(() => {
    const canvases = [...(sheet.current?.querySelectorAll('canvas') ?? [])];
    const [below, active, above, live] = canvases;
    if (!sheet.current || !below || !active || !above || !live) return undefined;
    const painter = createPainter({
      sheet: sheet.current,
      canvases: { below, active, above, live },
      surface: editor.surface,
      assets: editor.assets,
      liveLayer: () => liveLayer(editor),
    });
    let frame = 0;
    const paintNow = () => {
      frame = 0;
      painter.paint(editor.store.getState(), devicePixelRatio);
    };
    const wake = () => {
      if (frame === 0) frame = requestAnimationFrame(paintNow);
    };
    const repaint = () => {
      painter.forget();
      wake();
    };
    const ends = [editor.store.subscribe(wake), editor.drawn.listen(wake), onPixelsLost(canvases, repaint)];
    paintNow();
    return () => {
      cancelAnimationFrame(frame);
      for (const end of ends) end();
    };
  }, [editor, sheet]);
  return null;
}

/** Browsers may discard the pixels of background canvases to save memory; not all of them fire an event for it. */
function onPixelsLost(canvases: readonly HTMLCanvasElement[], repaint: () => void): () => void {
  const end = onPageReturn(repaint);
  for (const canvas of canvases) canvas.addEventListener('contextrestored', repaint);
  return () => {
    end();
    for (const canvas of canvases) canvas.removeEventListener('contextrestored', repaint);
  };
}
