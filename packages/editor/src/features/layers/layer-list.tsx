import { layersOf } from '@cpc/design';
import { useT } from '@cpc/ui';
import { useState } from 'react';
import { useEditorState } from '../../model/context.ts';
import { documentOf } from '../../document/state.ts';
import { LayerRow } from './layer-row.tsx';

/** Lists the layers from front to back, each with its most used actions (ED-11). */
export function LayerList() {
  const t = useT();
  const layers = layersOf(useEditorState(documentOf)).toReversed();
  const chosen = new Set(useEditorState((state) => state.selection));
  const [announcement, announce] = useState('');
  const groups = [...new Set(layers.flatMap(({ group }) => group ?? []))];
  if (layers.length === 0) return <p className="text-small text-ink-soft py-2">{t('studio.layers.empty')}</p>;
  return (
    <>
      <output className="sr-only">{announcement}</output>
      <ol aria-label={t('studio.layers.list')} className="-mx-2 flex flex-col gap-1">
        {layers.map((layer, i) => (
          <LayerRow
            key={layer.id}
            layer={layer}
            selected={chosen.has(layer.id)}
            place={i + 1}
            count={layers.length}
            group={layer.group === null ? null : t('studio.layers.group', { number: groups.indexOf(layer.group) + 1 })}
            onMoved={announce}
          />
        ))}
      </ol>
    </>
  );
}
