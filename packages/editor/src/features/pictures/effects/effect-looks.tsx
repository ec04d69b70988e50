import { type Colour, type LayerEffects, NO_EFFECTS, type PictureLayer } from '@cpc/design';
import { useT } from '@cpc/ui';
import { useMemo } from 'react';
import { useEditor } from '../../../model/context.ts';
import { layerTile } from '../../../parts/layer-tile.ts';
import { Painted } from '../../../parts/painted.tsx';
import { READY_EFFECTS, readyEffect } from './ready-effects.ts';

export interface EffectLooksProps {
  readonly layer: PictureLayer;
  readonly colours: readonly Colour[];
  readonly onChoose: (effects: LayerEffects) => void;
}

/** Ready edges and shadows, each shown on the customer's own picture. */
export function EffectLooks({ layer, colours, onChoose }: EffectLooksProps) {
  const t = useT();
  return (
    <fieldset className="hide-scrollbar wide:grid wide:grid-cols-4 -mx-4 flex min-w-0 shrink-0 gap-2 overflow-x-auto px-4 py-1">
      <legend className="sr-only">{t('studio.effects.ready')}</legend>
      {READY_EFFECTS.map((key) => {
        const effects = readyEffect(key, layer, colours);
        return (
          <button
            key={key}
            type="button"
            aria-pressed={isWorn(effects, layer)}
            onClick={() => onChoose(effects)}
            className="press bg-lifted aria-pressed:outline-warm wide:w-auto flex w-19 min-w-0 shrink-0 flex-col items-center rounded-medium px-1 pt-1 pb-1.5 aria-pressed:outline-2"
          >
            <Sample layer={layer} effects={effects} />
            <span className="text-micro text-ink-soft w-full line-clamp-2 text-center leading-tight font-medium hyphens-auto wrap-anywhere">
              {t(`studio.effects.${key}`)}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** Room around the picture in its tile, for edge and shadow. */
const AIR = 0.12;

function Sample({ layer, effects }: { readonly layer: PictureLayer; readonly effects: LayerEffects }) {
  const { assets } = useEditor();
  // The layer is another object after every change of an effect: the sample shows none of them.
  const plain = JSON.stringify({ ...layer, ...NO_EFFECTS, placement: { ...layer.placement, x: 0, y: 0 } });
  const worn = JSON.stringify(effects);
  const paint = useMemo(
    () => layerTile({ ...(JSON.parse(plain) as PictureLayer), ...(JSON.parse(worn) as LayerEffects) }, assets, AIR),
    [plain, worn, assets],
  );
  return <Painted paint={paint} className="checkered h-16 w-full rounded-small" />;
}

const isWorn = ({ edge, shadow }: LayerEffects, layer: LayerEffects): boolean =>
  JSON.stringify([edge, shadow]) === JSON.stringify([layer.edge, layer.shadow]);
