import { type DesignDocument, seamOf, type Side, type Surface } from '@cpc/design';
import { paint } from '@cpc/paint';
import { useCallback } from 'react';
import { useEditor } from '../../model/context.ts';
import { Painted, type PaintTile } from '../../parts/painted.tsx';
import { layShell } from '../../parts/painted-design.tsx';

/** A design with the surface it is for. */
export interface Half {
  readonly document: DesignDocument;
  readonly surface: Surface;
}

export interface PaintedPairProps {
  /** It must stay the same object while it looks the same. */
  readonly halves: Readonly<Record<Side, Half>>;
}

/** Between the two cases, mm: they are seen as two, and what runs over both is still seen as one. */
const GAP = 1.6;

/** Two designs side by side in one scale, as they look on their goods: their middles at one height. */
export function PaintedPair({ halves }: PaintedPairProps) {
  const { assets, shell } = useEditor();
  const draw = useCallback<PaintTile>(
    (target, pixels) => {
      const { left, right } = halves;
      const { whole, xOn, inPlane } = seamOf({ left: left.surface, right: right.surface });
      const scale = Math.min(pixels.width / (whole.width + GAP), pixels.height / whole.height);
      const middle = { x: pixels.width / 2 - (whole.x + whole.width / 2) * scale, y: pixels.height / 2 };
      for (const side of ['left', 'right'] as const) {
        const { document, surface } = halves[side];
        const { y } = inPlane(side, { x: 0, y: 0, width: 0, height: 0 });
        const seam = Math.round(middle.x + (side === 'left' ? -GAP : GAP) * (scale / 2));
        target.context.save();
        // A half is cut to its case: without a limit, that would cut the other one away.
        const room = new Path2D();
        room.rect(side === 'left' ? 0 : seam, 0, side === 'left' ? seam : pixels.width, pixels.height);
        target.context.clip(room);
        target.context.translate(Math.round(seam - xOn(side) * scale), Math.round(middle.y + y * scale));
        layShell(target, surface, shell, scale);
        paint(target, { document, surface }, scale, assets, { cut: 'outline' });
        target.context.restore();
      }
    },
    [halves, shell, assets],
  );
  return <Painted paint={draw} className="size-full" />;
}
