import type { Brush, Colour } from '@cpc/design';
import { Icon } from '@cpc/ui';
import { useCallback } from 'react';
import { useEditor } from '../../model/context.ts';
import { layerTile } from '../../parts/layer-tile.ts';
import { Painted, type PaintTile } from '../../parts/painted.tsx';
import { sampleGround } from '../../parts/sample-ground.ts';
import { sampleDoodle } from './sample-stroke.ts';

export interface BrushSampleProps {
  /** Name of the radio group. */
  readonly group: string;
  readonly kind: Brush;
  readonly label: string;
  readonly chosen: boolean;
  readonly colour: Colour;
  readonly onChoose: (kind: Brush) => void;
}

/** A brush type, shown by a sample line. */
export function BrushSample({ group, kind, label, chosen, colour, onChoose }: BrushSampleProps) {
  const { assets } = useEditor();
  const paint = useCallback<PaintTile>(
    (target, pixels) =>
      layerTile(sampleDoodle({ brush: kind, colour, width: 3, opacity: 1 }, 18, 8), assets, 0.2)(target, pixels),
    [kind, colour, assets],
  );
  return (
    <label className="press bg-lifted has-checked:outline-warm has-focus-visible:outline-cool relative flex min-h-17 min-w-0 large:min-w-26 flex-1 flex-col items-center justify-between rounded-medium px-0.5 py-2 outline-offset-1 has-checked:outline-2 has-focus-visible:outline-3">
      <input
        type="radio"
        name={group}
        className="absolute inset-0 opacity-0"
        checked={chosen}
        onChange={() => onChoose(kind)}
      />
      {kind === 'eraser' ? (
        <Icon name="eraser" />
      ) : (
        <Painted paint={paint} className={`-mt-0.5 h-8 w-full rounded-small ${sampleGround(colour)}`} />
      )}
      <span
        className={`text-micro max-w-full line-clamp-2 text-center leading-tight font-medium hyphens-auto wrap-anywhere ${chosen ? 'text-ink' : 'text-ink-soft'}`}
      >
        {label}
      </span>
    </label>
  );
}
