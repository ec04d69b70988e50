import { type PictureLayer, workingSize } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { Slider, useT } from '@cpc/ui';
import { useState } from 'react';
import type { Improvement } from '../../imaging/improve.ts';
import type { ToolRun } from '../../loading/state.ts';
import { BeforeAfter } from './before-after.tsx';
import { CoarserNote, type CoarserNoteProps } from '../../imaging/coarser-note.tsx';
import { StartButton } from './start-button.tsx';

const USUAL_STRENGTH = 0.7;

export interface ImproveSectionProps {
  readonly layer: PictureLayer;
  /** The tool at work, on this or another layer. */
  readonly run: ToolRun | null;
  readonly onStart: (improvement: Improvement) => void;
}

/** Enhances colours: the strength is chosen while the divider shows before and after. */
export function EnhanceSection({ layer, source, run, onStart }: ImproveSectionProps & { readonly source: AssetId }) {
  const t = useT();
  const used = layer.made?.strength ?? 0;
  const [strength, setStrength] = useState(used || USUAL_STRENGTH);
  const percent = Math.round(strength * 100);
  return (
    <section className="flex flex-col gap-1">
      <BeforeAfter source={source} crop={layer.crop} strength={strength} />
      <Slider
        label={t('studio.adjust.strength')}
        min={5}
        max={100}
        step={5}
        value={percent}
        text={t('studio.percent', { value: percent })}
        onChange={(value) => setStrength(value / 100)}
      />
      <CoarserNote layer={layer} result={keptSize} />
      <StartButton
        tool="enhance"
        layer={layer}
        run={run}
        icon="sparkle"
        disabled={strength === used}
        onClick={() => onStart({ tool: 'enhance', strength })}
      >
        {t(used > 0 ? 'studio.improve.again' : 'studio.improve.enhance')}
      </StartButton>
    </section>
  );
}

/** Colours are enhanced in as many pixels as there are, up to the limits. */
const keptSize: CoarserNoteProps['result'] = (whole) => workingSize(whole, 1);
