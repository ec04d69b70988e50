import { type Layer, updateLayer } from '@cpc/design';
import { readNumber } from '@cpc/domain';
import { TextField, useFormat, useT } from '@cpc/ui';
import { useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import { documentOf } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
import { selectedLayer } from '../../session/selected.ts';
import { type Measure, measured, MEASURES, placedBy } from './measure.ts';

/** Place, size and angle of the selected layer as numbers, to be exact. */
export function Measures() {
  const layer = useEditorState(selectedLayer);
  useEditorState((state) => state.arrivals);
  if (!layer || layer.locked) return null;
  return (
    <div className="grid grid-cols-2 gap-2">
      {MEASURES.map((measure) => (
        <Field key={`${layer.id} ${measure}`} layer={layer} measure={measure} />
      ))}
    </div>
  );
}

function Field({ layer, measure }: { readonly layer: Layer; readonly measure: Measure }) {
  const t = useT();
  const format = useFormat();
  const { store, assets } = useEditor();
  // A rest below zero is no minus.
  const shown = format.typed(Math.round(measured(assets, layer, measure) * 10) / 10 || 0, 1);
  const [typed, setTyped] = useState<string | null>(null);
  const put = () => {
    const value = typed === null || typed === shown ? undefined : readNumber(typed);
    setTyped(null);
    if (value === undefined) return;
    const placement = placedBy(assets, layer, measure, value);
    commit(store, updateLayer(documentOf(store.getState()), layer.id, { placement }));
  };
  return (
    <TextField
      label={t(`studio.measure.${measure}`)}
      inputMode="decimal"
      value={typed ?? shown}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={put}
      onKeyDown={(event) => {
        if (event.key === 'Enter') put();
      }}
    />
  );
}
