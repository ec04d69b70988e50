import type { PictureLayer } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { Button, Slider, useT } from '@cpc/ui';
import { useState } from 'react';
import type { Improvement } from '../../imaging/improve.ts';
import { BeforeAfter } from './before-after.tsx';

const USUAL_STRENGTH = 0.7;

export interface ImproveSectionProps {
  readonly layer: PictureLayer;
  /** A tool is at work. */
  readonly busy: boolean;
  readonly onStart: (improvement: Improvement) => void;
}

/** Enhances colours: the strength is chosen while the divider shows before and after. */
export function EnhanceSection({ layer, source, busy, onStart }: ImproveSectionProps & { readonly source: AssetId }) {
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
      <Button
        kind="cool"
        icon="sparkle"
        disabled={busy || strength === used}
        onClick={() => onStart({ tool: 'enhance', strength })}
      >
        {t(used > 0 ? 'studio.improve.again' : 'studio.improve.enhance')}
      </Button>
    </section>
  );
}
