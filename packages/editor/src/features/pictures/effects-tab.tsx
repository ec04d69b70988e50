import { hexColour, type LayerEdge, type LayerShadow, type PictureLayer } from '@cpc/design';
import { Segmented, useT } from '@cpc/ui';
import { useMemo, useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import { coloursOf } from '../../parts/colour/colours-of.ts';
import { EdgeFields } from '../../parts/effects/edge-fields.tsx';
import { tenth } from '../../parts/effects/effect-fields.ts';
import { ShadowFields } from '../../parts/effects/shadow-fields.tsx';
import type { PictureEdit } from './use-picture-edit.ts';
import { BehindRow } from './effects/behind-row.tsx';
import { EffectLooks } from './effects/effect-looks.tsx';
import { edgeWidth, effectLength } from './effects/ready-effects.ts';

const PARTS = ['behind', 'edge', 'shadow'] as const;
type Part = (typeof PARTS)[number];

/** The edge and the shadow of a picture, which follow what is cut out, and what lies behind it. */
export function PictureEffectsTab({ layer, change, rest }: Omit<PictureEdit, 'look'>) {
  const t = useT();
  const { assets } = useEditor();
  const arrivals = useEditorState((state) => state.arrivals);
  const [part, setPart] = useState<Part>('behind');
  const colours = useMemo(() => {
    const bitmap = arrivals < 0 ? undefined : assets.bitmap(layer.asset);
    return bitmap ? coloursOf(bitmap) : [];
  }, [arrivals, assets, layer.asset]);
  const choose: typeof change = (effects) => {
    change(effects);
    rest();
  };
  return (
    <>
      <EffectLooks layer={layer} colours={colours} onChoose={choose} />
      <Segmented<Part>
        label={t('studio.effects.part')}
        value={part}
        onChange={setPart}
        options={[
          { value: 'behind', label: t('studio.effects.behind') },
          { value: 'edge', label: t('studio.effect.edge') },
          { value: 'shadow', label: t('studio.effect.shadow') },
        ]}
      />
      {part === 'behind' && <BehindRow colours={colours} />}
      {part === 'edge' && (
        <EdgeFields
          value={layer.edge}
          begin={firstEdge(layer)}
          most={Math.max(2, tenth(effectLength(layer, 0.1)))}
          change={(edge) => change({ edge })}
          choose={(edge) => choose({ edge })}
          rest={rest}
        />
      )}
      {part === 'shadow' && (
        <ShadowFields
          value={layer.shadow}
          begin={firstShadow(layer)}
          most={Math.max(2, tenth(effectLength(layer, 0.15)))}
          change={(shadow) => change({ shadow })}
          choose={(shadow) => choose({ shadow })}
          rest={rest}
        />
      )}
    </>
  );
}

const firstEdge = (layer: PictureLayer): LayerEdge => ({
  colour: hexColour('#ffffff'),
  width: edgeWidth(layer, 0.025),
});

const firstShadow = (layer: PictureLayer): LayerShadow => ({
  colour: hexColour('#3a3a47'),
  dx: effectLength(layer, 0.015),
  dy: effectLength(layer, 0.03),
  blur: effectLength(layer, 0.06),
});
