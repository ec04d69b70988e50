import { type RefObject, useLayoutEffect } from 'react';
import { createPainter } from '../canvas/painter.ts';
import { useEditor } from '../context.ts';
import { liveLayer } from './live-layer.ts';

/** Paints when something has changed, at most once a frame. */
export function Painter({ sheet }: { readonly sheet: RefObject<HTMLElement | null> }) {
  const editor = useEditor();
  useLayoutEffect(() => {
    const canvases = [...(sheet.current?.querySelectorAll('canvas') ?? [])];
    const [below, active, above, live] = canvases;
    if (!sheet.current || !below || !active || !above || !live) return undefined;
    const paint = createPainter({
      sheet: sheet.current,
      canvases: { below, active, above, live },
      surface: editor.surface,
      assets: editor.assets,
      liveLayer: () => liveLayer(editor),
    });
    let frame = 0;
    const paintNow = () => {
      frame = 0;
      paint(editor.store.getState(), devicePixelRatio);
    };
    const wake = () => {
      if (frame === 0) frame = requestAnimationFrame(paintNow);
    };
    const ends = [editor.store.subscribe(wake), editor.drawn.listen(wake)];
    paintNow();
    return () => {
      cancelAnimationFrame(frame);
      for (const end of ends) end();
    };
  }, [editor, sheet]);
  return null;
}
