import type { PaintTarget, Size } from '@cpc/paint';
import type { ScreenImage } from '../assets/bake.ts';
import { screenTarget } from '../assets/screen-target.ts';
import { useEffect, useRef } from 'react';
import { useEditorState } from '../model/context.ts';
import { useSeen } from './use-seen.ts';

export type PaintTile = (target: PaintTarget<ScreenImage>, pixels: Size) => void;

export interface PaintedProps {
  /** Paints on a clear canvas of the given size. It must stay the same function while the picture is the same. */
  readonly paint: PaintTile;
  readonly className?: string;
}

/** A small picture by the design painter, so that a sample looks as it will be printed (ED-08). */
export function Painted({ paint, className = '' }: PaintedProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const seen = useSeen(ref);
  const arrivals = useEditorState((state) => state.arrivals);
  useEffect(() => {
    const canvas = ref.current;
    const context = seen ? canvas?.getContext('2d') : undefined;
    if (!canvas || !context || arrivals < 0) return;
    const ratio = Math.min(devicePixelRatio, 2);
    canvas.width = Math.max(1, Math.round(canvas.clientWidth * ratio));
    canvas.height = Math.max(1, Math.round(canvas.clientHeight * ratio));
    paint(screenTarget(context), { width: canvas.width, height: canvas.height });
  }, [paint, seen, arrivals]);
  return <canvas ref={ref} aria-hidden className={className} />;
}
