import type { LayerEdge } from '@cpc/design';
import { mm } from '@cpc/domain';
import { Slider, useT } from '@cpc/ui';
import { ColourField } from '../colour/colour-field.tsx';
import { type EffectFieldsProps, tenth } from './effect-fields.ts';
import { EffectSwitch } from './effect-switch.tsx';

/** The edge of a text or a picture: whether there is one, its colour and its width. */
export function EdgeFields({ value: edge, begin, most, change, choose, rest }: EffectFieldsProps<LayerEdge>) {
  const t = useT();
  return (
    <EffectSwitch label={t('studio.effect.edge')} on={edge !== null} onSwitch={(on) => choose(on ? begin : null)}>
      {edge && (
        <>
          <ColourField
            label={t('studio.edge.colour')}
            value={edge.colour}
            onChange={(colour) => change({ ...edge, colour })}
            onCommit={rest}
          />
          <Slider
            label={t('studio.edge.width')}
            min={0.2}
            max={most}
            step={0.1}
            value={edge.width}
            text={t('studio.mm', { value: tenth(edge.width) })}
            onChange={(width) => change({ ...edge, width: mm(width) })}
            onCommit={rest}
          />
        </>
      )}
    </EffectSwitch>
  );
}
