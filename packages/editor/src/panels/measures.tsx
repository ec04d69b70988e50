import { type Layer, updateLayer } from '@cpc/design';
import { degrees, mm } from '@cpc/domain';
import { layerBox } from '@cpc/paint';
import { TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { useEditor, useEditorState } from '../context.ts';
import { MAX_SCALE, MIN_SCALE } from '../geometry/placement.ts';
import type { Editor } from '../model/editor.ts';
import { documentOf, selectedLayer } from '../store/state.ts';
import { commit } from '../store/store.ts';

type Measure = 'x' | 'y' | 'width' | 'angle';
const MEASURES: readonly Measure[] = ['x', 'y', 'width', 'angle'];

/** Place, size and angle of the selected layer as numbers, to be exact. */
export function Measures() {
  const layer = useEditorState(selectedLayer);
  useEditorState((state) => state.arrivals);
  if (!layer || layer.locked) return null;
  return (
    <div className="grid grid-cols-4 gap-2">
      {MEASURES.map((measure) => (
        <Field key={`${layer.id} ${measure}`} layer={layer} measure={measure} />
      ))}
    </div>
  );
}

interface FieldProps {
  readonly layer: Layer;
  readonly measure: Measure;
}

function Field({ layer, measure }: FieldProps) {
  const t = useT();
  const editor = useEditor();
  const shown = String(Math.round(valueOf(editor, layer, measure) * 10) / 10);
  const [typed, setTyped] = useState<string | null>(null);
  const put = () => {
    const value = Number((typed ?? '').replace(',', '.'));
    setTyped(null);
    if (typed === null || typed.trim() === '' || !Number.isFinite(value) || typed === shown) return;
    const { store } = editor;
    commit(
      store,
      updateLayer(documentOf(store.getState()), layer.id, { placement: placed(editor, layer, measure, value) }),
    );
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

function valueOf({ assets }: Editor, layer: Layer, measure: Measure): number {
  const { placement } = layer;
  if (measure === 'angle') return placement.rotation;
  return measure === 'width' ? layerBox(layer, assets).width * placement.scale : placement[measure];
}

/** The farthest that a layer is placed by a number, mm: far beyond any goods. */
const FARTHEST = 2_000;
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

function placed({ assets }: Editor, layer: Layer, measure: Measure, value: number): Layer['placement'] {
  const { placement } = layer;
  if (measure === 'angle') return { ...placement, rotation: degrees(within(value, -360, 360)) };
  if (measure !== 'width') return { ...placement, [measure]: mm(within(value, -FARTHEST, FARTHEST)) };
  const scale = value / Math.max(1e-6, layerBox(layer, assets).width);
  return { ...placement, scale: within(scale, MIN_SCALE, MAX_SCALE) };
}
