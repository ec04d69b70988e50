import { type DesignDocument, pathData, type ShellLook, shapePath, type Surface } from '@cpc/design';
import { paint } from '@cpc/paint';
import { useCallback } from 'react';
import { useEditor } from '../model/context.ts';
import { Painted, type PaintTile } from './painted.tsx';

type Target = Parameters<PaintTile>[0];

export interface PaintedDesignProps {
  /** A design for the editor's own surface. It must stay the same object while it looks the same. */
  readonly document: DesignDocument;
}

/** A design as it looks on the current goods. */
export function PaintedDesign({ document }: PaintedDesignProps) {
  const { assets, surface, shell } = useEditor();
  const draw = useCallback<PaintTile>(
    (target, { width, height }) => {
      const scale = Math.min(width / surface.width, height / surface.height);
      target.context.translate(
        Math.round((width - surface.width * scale) / 2),
        Math.round((height - surface.height * scale) / 2),
      );
      layShell(target, surface, shell, scale);
      paint(target, { document, surface }, scale, assets, { cut: 'outline' });
    },
    [document, surface, shell, assets],
  );
  return <Painted paint={draw} className="size-full" />;
}

/** Draws the shell beneath the design: dark words would be unreadable on a dark panel. */
export function layShell(
  { context }: Target,
  { outline }: Surface,
  { colour, opacity }: ShellLook,
  scale: number,
): void {
  context.save();
  context.scale(scale, scale);
  context.globalAlpha = Math.max(opacity, 0.3);
  context.fillStyle = colour;
  context.fill(new Path2D(pathData(shapePath(outline))));
  context.restore();
}
