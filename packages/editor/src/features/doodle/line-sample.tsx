import type { Colour } from '@cpc/design';
import { useT } from '@cpc/ui';
import { useCallback } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import type { BrushSettings } from '../../document/pen.ts';
import { paintLayer } from '@cpc/paint';
import { mm } from '@cpc/domain';
import { Painted, type PaintTile } from '../../parts/painted.tsx';
import { sampleGround } from '../../parts/sample-ground.ts';
import { sampleDoodle } from './sample-stroke.ts';

export interface LineSampleProps {
  readonly brush: BrushSettings;
  /** The colour of a brush that has no colour of its own. */
  readonly ink: Colour;
}

/** A sample of the line at its size on the shown case, over a checkered ground that makes its opacity visible. */
export function LineSample({ brush, ink }: LineSampleProps) {
  const t = useT();
  const { assets } = useEditor();
  const pxPerMm = useEditorState((state) => state.view.scale);
  const colour = brush.colour ?? ink;
  const paint = useCallback<PaintTile>(
    (target, { width, height }) => {
      const scale = pxPerMm * Math.min(devicePixelRatio, 2);
      const [long, high] = [width / scale, height / scale];
      const kind = brush.brush === 'eraser' ? 'pen' : brush.brush;
      const doodle = sampleDoodle(
        { ...brush, brush: kind, colour },
        long * 0.86,
        Math.max(0, high - brush.width) * 0.5,
      );
      const placement = { ...doodle.placement, x: mm(long / 2), y: mm(high / 2) };
      paintLayer(target, { ...doodle, placement }, scale, assets);
    },
    [brush, colour, pxPerMm, assets],
  );
  return (
    <span
      role="img"
      aria-label={t('studio.doodle.sample')}
      className={`me-1 block h-11 w-28 overflow-hidden rounded-medium ${sampleGround(colour) || 'checkered'}`}
    >
      <Painted paint={paint} className="size-full" />
    </span>
  );
}
