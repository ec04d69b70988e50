import { type Ink, hexColour } from '@cpc/design';
import { degrees, mm } from '@cpc/domain';
import { Segmented, Slider, useT } from '@cpc/ui';
import { useState } from 'react';
import { ColourField } from '../colour/colour-field.tsx';
import { hslOf } from '../colour/hsl.ts';
import { ArcRow } from './arc-row.tsx';
import { EffectSwitch } from './effect-switch.tsx';
import { type Styling, thrown, throwOf } from './text-style.ts';

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

const tenth = (value: number): number => Math.round(value * 10) / 10;

function Edge({ style, change, choose, rest }: Styling) {
  const t = useT();
  const { edge, size } = style;
  const begin = { colour: hexColour(FIRST_EDGE[shadeOf(style.ink)]), width: mm(tenth(Math.max(0.3, size * 0.06))) };
  return (
    <EffectSwitch
      label={t('studio.effect.edge')}
      on={edge !== null}
      onSwitch={(on) => choose({ edge: on ? begin : null })}
    >
      {edge && (
        <>
          <ColourField
            label={t('studio.edge.colour')}
            value={edge.colour}
            onChange={(colour) => change({ edge: { ...edge, colour } })}
            onCommit={rest}
          />
          <Slider
            label={t('studio.edge.width')}
            min={0.2}
            max={Math.max(2, tenth(size * 0.3))}
            step={0.1}
            value={edge.width}
            text={t('studio.mm', { value: tenth(edge.width) })}
            onChange={(width) => change({ edge: { ...edge, width: mm(width) } })}
            onCommit={rest}
          />
        </>
      )}
    </EffectSwitch>
  );
}

function Shadow({ style, change, choose, rest }: Styling) {
  const t = useT();
  const { shadow, size } = style;
  const length = (part: number) => mm(tenth(Math.max(0.2, size * part)));
  const begin = {
    colour: hexColour(FIRST_SHADOW[shadeOf(style.ink)]),
    dx: length(0.05),
    dy: length(0.05),
    blur: length(0.06),
  };
  const { distance, angle } = throwOf(shadow ?? begin);
  const reach = Math.max(2, tenth(size * 0.4));
  return (
    <EffectSwitch
      label={t('studio.effect.shadow')}
      on={shadow !== null}
      onSwitch={(on) => choose({ shadow: on ? begin : null })}
    >
      {shadow && (
        <>
          <ColourField
            label={t('studio.shadow.colour')}
            value={shadow.colour}
            onChange={(colour) => change({ shadow: { ...shadow, colour } })}
            onCommit={rest}
          />
          <div className="flex flex-col">
            <Slider
              label={t('studio.shadow.distance')}
              min={0}
              max={reach}
              step={0.1}
              value={tenth(distance)}
              text={t('studio.mm', { value: tenth(distance) })}
              onChange={(next) => change({ shadow: { ...shadow, ...thrown({ distance: next, angle }) } })}
              onCommit={rest}
            />
            <Slider
              label={t('studio.shadow.angle')}
              min={0}
              max={359}
              value={angle}
              text={t('studio.degrees', { value: angle })}
              onChange={(next) =>
                change({ shadow: { ...shadow, ...thrown({ distance: distance || 0.1, angle: degrees(next) }) } })
              }
              onCommit={rest}
            />
            <Slider
              label={t('studio.shadow.blur')}
              min={0}
              max={reach}
              step={0.1}
              value={tenth(shadow.blur)}
              text={t('studio.mm', { value: tenth(shadow.blur) })}
              onChange={(blur) => change({ shadow: { ...shadow, blur: mm(blur) } })}
              onCommit={rest}
            />
          </div>
        </>
      )}
    </EffectSwitch>
  );
}
