import type { LayerShadow } from '@cpc/design';
import { degrees, mm } from '@cpc/domain';
import { Slider, useT } from '@cpc/ui';
import { ColourField } from '../colour/colour-field.tsx';
import { type EffectFieldsProps, tenth } from './effect-fields.ts';
import { EffectSwitch } from './effect-switch.tsx';
import { thrown, throwOf } from './throw.ts';

/** The shadow of a text or a picture: whether there is one, its colour, where it falls and how soft it is. */
export function ShadowFields({ value: shadow, begin, most, change, choose, rest }: EffectFieldsProps<LayerShadow>) {
  const t = useT();
  const { distance, angle } = throwOf(shadow ?? begin);
  return (
    <EffectSwitch label={t('studio.effect.shadow')} on={shadow !== null} onSwitch={(on) => choose(on ? begin : null)}>
      {shadow && (
        <>
          <ColourField
            label={t('studio.shadow.colour')}
            value={shadow.colour}
            onChange={(colour) => change({ ...shadow, colour })}
            onCommit={rest}
          />
          <div className="flex flex-col">
            <Slider
              label={t('studio.shadow.distance')}
              min={0}
              max={most}
              step={0.1}
              value={tenth(distance)}
              text={t('studio.mm', { value: tenth(distance) })}
              onChange={(next) => change({ ...shadow, ...thrown({ distance: next, angle }) })}
              onCommit={rest}
            />
            <Slider
              label={t('studio.shadow.angle')}
              min={0}
              max={359}
              value={angle}
              text={t('studio.degrees', { value: angle })}
              onChange={(next) => change({ ...shadow, ...thrown({ distance: distance || 0.1, angle: degrees(next) }) })}
              onCommit={rest}
            />
            <Slider
              label={t('studio.shadow.blur')}
              min={0}
              max={most}
              step={0.1}
              value={tenth(shadow.blur)}
              text={t('studio.mm', { value: tenth(shadow.blur) })}
              onChange={(blur) => change({ ...shadow, blur: mm(blur) })}
              onCommit={rest}
            />
          </div>
        </>
      )}
    </EffectSwitch>
  );
}
