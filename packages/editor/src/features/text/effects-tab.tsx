import { type Ink, hexColour } from '@cpc/design';
import { mm } from '@cpc/domain';
import { Segmented, useT } from '@cpc/ui';
import { useState } from 'react';
import { hslOf } from '../../parts/colour/hsl.ts';
import { EdgeFields } from '../../parts/effects/edge-fields.tsx';
import { tenth } from '../../parts/effects/effect-fields.ts';
import { ShadowFields } from '../../parts/effects/shadow-fields.tsx';
import { ArcRow } from './arc-row.tsx';
import type { Styling } from '../../parts/words/text-style.ts';

type Effect = 'arc' | 'edge' | 'shadow';
const EFFECTS: readonly Effect[] = ['arc', 'edge', 'shadow'];

/** The effects of a text besides its ink, one at a time. */
export function EffectsTab(styling: Styling) {
  const t = useT();
  const [effect, setEffect] = useState<Effect>('arc');
  return (
    <>
      <Segmented<Effect>
        label={t('studio.text.tab.effects')}
        value={effect}
        onChange={setEffect}
        options={EFFECTS.map((value) => ({ value, label: t(`studio.effect.${value}`) }))}
      />
      {effect === 'arc' && <ArcRow {...styling} />}
      {effect === 'edge' && <Edge {...styling} />}
      {effect === 'shadow' && <Shadow {...styling} />}
    </>
  );
}

/** First colours of an edge and a shadow, for a light and a dark ink: a new effect is visible at once. */
const FIRST_EDGE = { light: '#e5383b', dark: '#ffffff' } as const;
const FIRST_SHADOW = { light: '#e5383b', dark: '#9a9aa5' } as const;

/** Whether an ink is light or dark, by its first colour. */
function shadeOf(ink: Ink): 'light' | 'dark' {
  const colour = ink.kind === 'colour' ? ink.colour : (ink.stops[0]?.colour ?? hexColour('#000000'));
  return hslOf(colour).lightness > 55 ? 'light' : 'dark';
}

function Edge({ style, change, choose, rest }: Styling) {
  const { edge, size } = style;
  const begin = { colour: hexColour(FIRST_EDGE[shadeOf(style.ink)]), width: mm(tenth(Math.max(0.3, size * 0.06))) };
  return (
    <EdgeFields
      value={edge}
      begin={begin}
      most={Math.max(2, tenth(size * 0.3))}
      change={(next) => change({ edge: next })}
      choose={(next) => choose({ edge: next })}
      rest={rest}
    />
  );
}

function Shadow({ style, change, choose, rest }: Styling) {
  const { shadow, size } = style;
  const length = (part: number) => mm(tenth(Math.max(0.2, size * part)));
  const begin = {
    colour: hexColour(FIRST_SHADOW[shadeOf(style.ink)]),
    dx: length(0.05),
    dy: length(0.05),
    blur: length(0.06),
  };
  return (
    <ShadowFields
      value={shadow}
      begin={begin}
      most={Math.max(2, tenth(size * 0.4))}
      change={(next) => change({ shadow: next })}
      choose={(next) => choose({ shadow: next })}
      rest={rest}
    />
  );
}
