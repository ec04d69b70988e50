import { useT } from '@cpc/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CutTool } from './cut-tool.ts';
import type { CutSource } from './source.ts';
import { type Look, wholeLook } from './look.ts';
import { drawCut } from './mask-canvas.ts';
import type { Cutout } from './use-cutout.ts';
import { useCutInput } from './use-cut-input.ts';

export interface CutViewProps {
  readonly source: CutSource;
  readonly cutout: Cutout;
  readonly tool: CutTool | null;
}

/** The picture to be cut out. Removed parts are faint. Two fingers, the wheel or the keys + and - zoom. */
export function CutView({ source, cutout, tool }: CutViewProps) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const { width, height } = source.mask;
  const whole = wholeLook(size, { width, height });
  const [look, setLook] = useState<Look | null>(null);
  const seen = look ?? whole;
  const [cursor, setCursor] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const paint = () => canvas.current && drawCut(canvas.current, source.bitmap, cutout.mask.canvas);
  useEffect(() => {
    paint();
  });
  const input = useCutInput({ source, cutout, tool, view: { size, whole, seen, setLook }, cursor, setCursor, paint });
  const radius = tool?.kind === 'brush' ? tool.brush.radius : 10;
  const spot = cursor && { x: seen.x + cursor.x * seen.scale, y: seen.y + cursor.y * seen.scale };
  return (
    // Places in a picture are not mirrored with the text.
    <div dir="ltr" ref={frame} className="bg-sunken relative min-h-0 flex-1 overflow-hidden">
      <div
        role="application"
        aria-label={t('studio.cutout.view')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move a spot in it, as in a drawing
        tabIndex={0}
        className="absolute inset-0 cursor-crosshair touch-none focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-cool"
        {...input}
      >
        <canvas
          ref={canvas}
          width={width}
          height={height}
          aria-hidden
          className="checkered absolute top-0 left-0 max-w-none origin-top-left"
          style={{ transform: `translate(${seen.x}px, ${seen.y}px) scale(${seen.scale})` }}
        />
        {spot && (
          <span
            aria-hidden
            className="border-paper shadow-lift pointer-events-none absolute top-0 left-0 rounded-full border-2 mix-blend-difference"
            style={{
              width: 2 * radius,
              height: 2 * radius,
              transform: `translate(${spot.x - radius}px, ${spot.y - radius}px)`,
            }}
          />
        )}
      </div>
    </div>
  );
}

function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 320, height: 320 });
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return size;
}
