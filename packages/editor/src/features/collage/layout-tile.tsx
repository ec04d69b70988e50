import {
  applyDiff,
  type Collage,
  type CollageStyle,
  cutPath,
  type DesignDocument,
  isCell,
  layerId,
  layersOf,
  pathData,
  rectPath,
  shapePath,
} from '@cpc/design';
import { paint } from '@cpc/paint';
import { useT } from '@cpc/ui';
import { useCallback } from 'react';
import { useEditor } from '../../model/context.ts';
import { Painted, type PaintTile } from '../../parts/painted.tsx';
import { layOut } from './arranging.ts';

export interface LayoutTileProps {
  /** Key of the layout. */
  readonly layout: string;
  readonly document: DesignDocument;
  readonly collage: Collage | undefined;
  readonly places: number;
  readonly style: CollageStyle;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A layout as the design looks with it: with the customer's own photos. */
export function LayoutTile({ layout, document, collage, places, style, chosen, onChoose }: LayoutTileProps) {
  const t = useT();
  const { assets, surface, shell } = useEditor();
  const draw = useCallback<PaintTile>(
    (target, { width, height }) => {
      let made = 0;
      const nextId = () => layerId(`tile-${(made += 1)}`);
      const shown = applyDiff(document, layOut(document, collage, { layout, places, style }, { surface, nextId }));
      const scale = Math.min(width / surface.width, height / surface.height);
      const { context } = target;
      context.translate((width - surface.width * scale) / 2, (height - surface.height * scale) / 2);
      context.save();
      context.scale(scale, scale);
      context.fillStyle = shell.colour;
      context.fill(new Path2D(pathData(shapePath(surface.outline))));
      context.restore();
      paint(target, { document: shown, surface }, scale, assets, { cut: 'outline' });
      // The painter leaves empty places out.
      context.save();
      context.scale(scale, scale);
      context.clip(new Path2D(pathData(shapePath(surface.outline))));
      for (const cell of layersOf(shown)) {
        if (!isCell(cell) || cell.type !== 'place') continue;
        const { placement, width: wide, height: high } = cell;
        const path = cutPath(cell) ?? rectPath({ x: -wide / 2, y: -high / 2, width: wide, height: high });
        context.save();
        context.translate(placement.x, placement.y);
        context.rotate((placement.rotation * Math.PI) / 180);
        context.fillStyle = EMPTY;
        context.fill(new Path2D(pathData(path)));
        context.restore();
      }
      context.restore();
    },
    [document, collage, layout, places, style, surface, shell, assets],
  );
  const name = t(`collage.layout.${layout as 'grid'}`);
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={chosen}
      title={name}
      data-layout={layout}
      onClick={onChoose}
      className={`press bg-lifted aspect-[9/14] w-19 shrink-0 rounded-medium p-1.5 wide:w-full ${chosen ? 'ring-warm ring-2' : ''}`}
    >
      <Painted paint={draw} className="size-full" />
    </button>
  );
}

/** Seen on light and dark shells. */
const EMPTY = '#9c9aa6aa';
