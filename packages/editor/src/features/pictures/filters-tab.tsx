import { type Filter, FILTERS } from '@cpc/design';
import { Slider, useT } from '@cpc/ui';
import { useId } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import type { PictureEdit } from './use-picture-edit.ts';
import { LookTile } from './look-tile.tsx';

/** The filters, each shown on the customer's own picture. */
export function FiltersTab({ layer, look, rest }: PictureEdit) {
  const t = useT();
  const group = useId();
  const { assets } = useEditor();
  useEditorState((state) => state.arrivals);
  const bitmap = assets.bitmap(layer.asset);
  const percent = Math.round(layer.look.strength * 100);
  const choose = (filter: Filter | null) => {
    look({ filter, strength: filter === layer.look.filter ? layer.look.strength : 1 });
    rest();
  };
  return (
    <>
      <fieldset className="hide-scrollbar wide:grid wide:grid-cols-4 -mx-4 flex min-w-0 shrink-0 gap-2 overflow-x-auto px-4 py-1">
        <legend className="sr-only">{t('studio.picture.filters')}</legend>
        {[null, ...FILTERS].map((filter) => (
          <LookTile
            key={filter ?? 'none'}
            group={group}
            label={t(`studio.filter.${filter ?? 'none'}`)}
            chosen={filter === layer.look.filter}
            bitmap={bitmap}
            crop={layer.crop}
            filter={filter}
            onChoose={() => choose(filter)}
          />
        ))}
      </fieldset>
      <div className="min-h-11">
        {layer.look.filter !== null && (
          <Slider
            label={t('studio.adjust.strength')}
            min={0}
            max={100}
            value={percent}
            text={t('studio.percent', { value: percent })}
            onChange={(strength) => look({ strength: strength / 100 })}
            onCommit={rest}
          />
        )}
      </div>
    </>
  );
}
